import { dollarsToCents } from '../core/util/money';
import type { ActionReply, SignupResult } from '../core/submission/submission';
import { postTimeout, type HttpClient } from './http-client';
import { readReply, unreadable } from './read-reply';
import type { FormPost } from './services';

type Wire = Readonly<Record<string, unknown>>;

/** Posts actions, as multipart forms, to the address of `page`: the page's own (SUBM-07). */
export function createFormPost(page: HttpClient): FormPost {
  return {
    async post(action, fields) {
      const body = new FormData();
      for (const [name, value] of Object.entries({ action, ...fields })) body.append(name, value);
      return readActionReply(readReply(await page.send('', { body, timeout: postTimeout })));
    },
  };
}

/** What is read of an answer (SUBM-11). One that says neither how it went nor what is wrong is unreadable. */
function readActionReply({ result, success, error, min }: Wire): ActionReply {
  const reply: ActionReply = {
    ...(Boolean(result) && { result: readResult(result) }),
    ...(success != null && { success: Boolean(success) }),
    ...(isError(error) && { error: readWords(error) }),
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
    ...(isWord(account_id) && { account_id: String(account_id) }),
    ...(typeof login_url === 'string' && { login_url }),
    ...(priority !== undefined && { priority: Boolean(priority) }),
  };
}

const isWord = (value: unknown) => typeof value === 'string' || typeof value === 'number';

/** PHP has many ways to say that there is no error, an empty list among them. */
const isError = (error: unknown) => Boolean(error) && (typeof error !== 'object' || readWords(error) !== '');

/** The words of an error, however it is wrapped; '' where it has none. */
function readWords(error: unknown): string {
  if (isWord(error)) return String(error);
  if (typeof error !== 'object' || error === null) return '';
  const { message } = error as Wire;
  if (isWord(message)) return String(message);
  return Object.values(error).map(readWords).filter(Boolean).join(' ');
}
