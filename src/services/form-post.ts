import { dollarsToCents } from '../core/util/money';
import type { ActionReply, SignupResult } from '../core/submission/submission';
import { postTimeout, type HttpClient } from './http-client';
import { readReply, unreadable } from './read-reply';
import type { FormPost } from './services';

type Wire = Readonly<Record<string, unknown>>;

/** Posts actions as multipart forms to the page's own URL (SUBM-07). `page` must be a client without a root. */
export function createFormPost(page: HttpClient): FormPost {
  return {
    async post(action, fields) {
      const body = new FormData();
      for (const [name, value] of Object.entries({ action, ...fields })) body.append(name, value);
      return readActionReply(readReply(await page.send('', { body, timeout: postTimeout })));
    },
  };
}

/** Reads a reply (SUBM-11). One without any known key is rejected as unreadable. */
function readActionReply({ result, success, error, min }: Wire): ActionReply {
  const reply: ActionReply = {
    ...(Boolean(result) && { result: readResult(result) }),
    ...(success != null && { success: Boolean(success) }),
    ...(isError(error) && { error: readMessage(error) }),
    ...(dollarsToCents(min) && { min: Number(min) }),
  };
  if (Object.keys(reply).length === 0) throw unreadable();
  return reply;
}

function readResult(result: unknown): SignupResult {
  if (typeof result !== 'object') return {};
  const { invoice_numbers, account_id, login_url, priority } = result as Wire;
  return {
    ...(Array.isArray(invoice_numbers) && { invoice_numbers: invoice_numbers.map(String) }),
    ...(isStringOrNumber(account_id) && { account_id: String(account_id) }),
    ...(typeof login_url === 'string' && { login_url }),
    ...(priority !== undefined && { priority: Boolean(priority) }),
  };
}

const isStringOrNumber = (value: unknown) => typeof value === 'string' || typeof value === 'number';

/** "No error" arrives as false, null, '', or, from PHP, as an empty list. */
const isError = (error: unknown) => Boolean(error) && (typeof error !== 'object' || readMessage(error) !== '');

/** The message of an error at any depth of nested objects and lists; '' if it has none. */
function readMessage(error: unknown): string {
  if (isStringOrNumber(error)) return String(error);
  if (typeof error !== 'object' || error === null) return '';
  const { message } = error as Wire;
  if (isStringOrNumber(message)) return String(message);
  return Object.values(error).map(readMessage).filter(Boolean).join(' ');
}
