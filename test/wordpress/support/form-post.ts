import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { contract, faultsOfReply } from '../../contract/contract';
import { parseReply } from '../../../src/services/read-reply';
import type { Json } from './back-end';

export interface Sent {
  status: number;
  body: Json;
  text: string;
  headers: Headers;
}

const dataFields: Record<string, string | undefined> = {
  process_signup: 'signupData',
  email_quote: 'quoteData',
  send_part: 'partData',
  process_contact: 'contactData',
  process_application: 'applicationData',
  process_client_profile: 'clientProfileData',
  process_login: 'loginData',
  process_reset_password: 'resetPasswordData',
};

export interface FormPost {
  action?: string;
  formType?: string;
  data?: unknown;
  key?: string;
  fields?: Record<string, string>;
  files?: Record<string, { name: string; content: string | Buffer<ArrayBuffer> }>;
  headers?: Record<string, string>;
  /** No form sends such: its answer is not the contract's. */
  isForeign?: boolean;
}

/** Posts as the form does: `multipart/form-data` to a page's own address. Whatever comes back must be as `docs/openapi.json` says. */
export async function send(url: string, post: FormPost = {}): Promise<Sent> {
  const {
    action = 'process_signup',
    formType = 'FormABusinessForm',
    data,
    key = randomUUID(),
    fields = {},
    files = {},
    headers = {},
    isForeign = false,
  } = post;
  const body = new FormData();
  const all: Record<string, string> = {
    action,
    formType,
    pageID: '7',
    ...(action === 'process_signup' && { formFileName: 'order' }),
    ...fields,
  };
  for (const [name, value] of Object.entries(all)) body.append(name, value);
  const field = dataFields[action];
  if (field && data !== undefined) body.append(field, typeof data === 'string' ? data : JSON.stringify(data));
  if (key) body.append('idempotency_key', key);
  for (const [name, { name: fileName, content }] of Object.entries(files)) body.append(name, new Blob([content]), fileName);
  const response = await fetch(url, { method: 'POST', body, headers });
  const text = await response.text();
  const documented = isForeign ? undefined : contract.webhooks[action]?.post;
  // PHP may print a warning of its own before it, which the form reads over.
  const reply = parsed(text) ?? parseReply(text);
  if (documented) expect({ action, text, faults: faultsOfReply(documented, response.status, reply) }).toEqual({ action, text, faults: [] });
  return { status: response.status, headers: response.headers, text, body: parsed(text) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The payload of a golden order. */
export const goldenOrder = (name: string): Json => JSON.parse(readFileSync(`fixtures/orders/${name}/payload.json`, 'utf8'));
