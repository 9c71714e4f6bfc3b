import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** What a test posts: as the form does it where nothing else is said. */
export interface SentPost {
  path?: string;
  action?: string;
  formType?: string;
  key?: string;
  /** The payload; a text is sent as it is. */
  data?: unknown;
  fields?: Readonly<Record<string, string>>;
  files?: Readonly<Record<string, File>>;
  headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  status: number;
  text: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- As JSON has it.
  body: any;
  headers: Headers;
}

interface Host {
  fetch: (request: Request) => Response | Promise<Response>;
}

const dataFields: Readonly<Record<string, string>> = {
  process_signup: 'signupData',
  process_contact: 'contactData',
  process_client_profile: 'clientProfileData',
  process_application: 'applicationData',
  process_login: 'loginData',
  process_reset_password: 'resetPasswordData',
};

/** The payload of a golden order, new each time. That of `wyoming-llc` costs $368.00. */
// oxlint-disable-next-line typescript/no-explicit-any -- Tests change any part of it.
export const goldenOrder = (name = 'wyoming-llc'): any =>
  JSON.parse(readFileSync(new URL(`../../../fixtures/orders/${name}/payload.json`, import.meta.url), 'utf8'));

/** A payload as small as an order may be, which costs what its ledger says where the page is priced elsewhere. */
export const smallOrder = (more: object = {}) => ({
  contact: { first_name: 'Ada', last_name: 'Okafor' },
  account: { email_address: 'Ada@Example.com', password: 'Plum-Orchard-42' },
  ...more,
});

/** A ledger that adds up to an amount. */
export const aLedger = (cents = 4900) => [{ name: 'Wyoming LLC', state: 'WY', kind: 'base', cents }];

/** The body of a post. */
export function formOf(post: SentPost): FormData {
  const { action = 'process_signup', formType = 'FormABusinessForm', key = randomUUID(), data, fields = {}, files = {} } = post;
  const form = new FormData();
  form.set('action', action);
  form.set('formType', formType);
  form.set('pageID', 'order');
  if (key !== '') form.set('idempotency_key', key);
  const name = dataFields[action];
  if (name && data !== undefined) form.set(name, typeof data === 'string' ? data : JSON.stringify(data));
  if (action === 'process_signup') form.set('ledger', JSON.stringify(aLedger()));
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  for (const [field, file] of Object.entries(files)) form.set(field, file);
  return form;
}

export async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text();
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    body = undefined;
  }
  return { status: response.status, text, body, headers: response.headers };
}

/** Sends any body to a path of a host. */
export const sendBody = async (host: Host, body: BodyInit, headers: Readonly<Record<string, string>> = {}, path = '/elsewhere') =>
  answerOf(await host.fetch(new Request(`http://shop.example${path}`, { method: 'POST', body, headers })));

/** Sends a post as the form does. */
export const send = async (host: Host, post: SentPost) => sendBody(host, formOf(post), post.headers, post.path);
