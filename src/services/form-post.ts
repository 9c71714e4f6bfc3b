import { NetworkFault } from '../submission/faults';
import { readConflict } from '../submission/held-order';
import { readPriceChange } from '../submission/price-change';
import { refusalCodes, type ActionReply, type SignupResult } from '../submission/submission';
import { readNext } from '../submission/next-step';
import { memoizePerObject } from '../kernel/util/memoize-per-object';
import { dollarsToCents } from '../kernel/util/money';
import { isPlainObject } from '../kernel/util/plain-object';
import { isSafeAddress } from '../kernel/util/safe-url';
import { isTrue, readText, type Wire } from '../kernel/util/read-wire';
import { formOf } from './form-data';
import { postTimeout, type HttpClient } from './http-client';
import { isError, parseReply, readReply, readWords, unreadable } from './read-reply';
import type { FormPost } from './services';

/**
 * Posts actions as multipart forms to the page's own URL (SUBM-07); fields that are posted again go where they went
 * first, since the host may have moved on (SUBM-57). `page` must be a client without a root.
 */
export function createFormPost(page: HttpClient, currentAddress = () => ''): FormPost {
  const addressOf = memoizePerObject((_fields: object) => currentAddress());
  return {
    async post(action, fields, onUpload) {
      const body = formOf({ action, ...fields });
      const hasFiles = Object.values(fields).some((value) => value instanceof File);
      try {
        const reply = readActionReply(
          readReply(await page.send(addressOf(fields), { body, timeout: postTimeout, onUpload: hasFiles ? onUpload : undefined })),
        );
        if (reply) return reply;
      } catch (fault) {
        const reply = fault instanceof NetworkFault && readRefusal(fault);
        if (reply) return reply;
        throw fault;
      }
      throw unreadable();
    },
  };
}

/** The reply of a response with a status from 400 to 499; no other error status says what became of the post (NET-08). */
function readRefusal({ status = 0, body }: NetworkFault): ActionReply | undefined {
  if (status < 400 || status >= 500) return undefined;
  const wire = parseReply(body) ?? {};
  const conflict = status === 409 ? readConflict(wire) : undefined;
  return { ...readMin(wire), ...readShop(wire), ...readCode(wire), error: readWords(wire), status, ...(conflict && { conflict }) };
}

/** Reads a reply (SUBM-11); undefined for one without any known key. */
function readActionReply(wire: Wire): ActionReply | undefined {
  const { success, error } = wire;
  const result = withKnown(wire);
  const words = isError(error) || (success != null && !isTrue(success)) ? readWords(wire) : '';
  const reply: ActionReply = {
    ...(isTrue(result) && { result: readResult(result), ...readNext(wire) }),
    ...(success != null && { success: isTrue(success) }),
    ...((isError(error) || words) && { error: words, ...readShop(wire) }),
    ...readCode(wire),
    ...readMin(wire),
  };
  if (Object.keys(reply).length > 0) return reply;
  // An empty text alone is an error without a message (ERR-04).
  return typeof error === 'string' && !error.trim() ? { error: '' } : undefined;
}

/** The result of an answer, with `paid` and `mailed` where they stand beside it or beside `success`. */
function withKnown({ result, success, paid, mailed }: Wire): unknown {
  const known = { ...(paid === true && { paid }), ...(mailed === true && { mailed }) };
  if (Object.keys(known).length === 0 || !(isTrue(result) || isTrue(success))) return result;
  return { ...known, ...(isPlainObject(result) && result) };
}

/** Why a shop refuses an order: its price has changed, or it does not sell a product (SHOP-06). */
function readShop(wire: Wire): Pick<ActionReply, 'priceChange' | 'notSold'> {
  const priceChange = readPriceChange(wire);
  return { ...(priceChange && { priceChange }), ...(wire.code === 'not_sold' && { notSold: readText(wire.product_id) }) };
}

const readCode = ({ code }: Wire) => {
  const known = refusalCodes.find((one) => one === code);
  return known && { code: known };
};

const readMin = ({ min }: Wire) => (dollarsToCents(min) ? { min: Number(min) } : {});

function readResult(result: unknown): SignupResult {
  if (typeof result !== 'object') return {};
  const { invoice_numbers, account_id, login_url, priority, paid, mailed, order_url } = result as Wire;
  return {
    ...(Array.isArray(invoice_numbers) && { invoice_numbers: invoice_numbers.map(readText).filter(Boolean) }),
    ...(readText(account_id) && { account_id: readText(account_id) }),
    ...(typeof login_url === 'string' && { login_url }),
    ...(priority !== undefined && { priority: Boolean(priority) }),
    ...(paid === true && { paid }),
    ...(mailed === true && { mailed }),
    ...(typeof order_url === 'string' && order_url && isSafeAddress(order_url) && { order_url }),
  };
}
