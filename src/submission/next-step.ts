import { isPlainObject } from '../kernel/util/plain-object';
import type { Wire } from '../kernel/util/read-wire';
import type { ActionReply, NextStep } from './submission';

/** No address that is gone to is longer, in characters. */
const maxLength = 8000;

/** Whether an address is one of a page on the web: http(s) with its host, and without a user name or password. */
export function isPaymentPage(address: string): boolean {
  try {
    const { protocol, username, password } = new URL(address);
    return address.length <= maxLength && /^https?:$/.test(protocol) && username + password === '';
  } catch {
    return false;
  }
}

/** What is still to be done for the payment of an accepted order; undefined where it is paid. */
export const nextOf = ({ next, result }: ActionReply): NextStep | undefined => (result?.paid ? undefined : next);

/** What an answer says is still to be done for the payment; nothing for anything that is none (PAY-04, PAY-06). */
export function readNext({ next }: Wire): { next?: NextStep } {
  if (!isPlainObject(next)) return {};
  const { url, confirm } = next;
  if (typeof url === 'string' && url !== '') return { next: { url } };
  return isPlainObject(confirm) ? { next: { confirm } } : {};
}
