import { CheckoutError, TokenizerError } from '../core/submission/faults';
import type { CardToken, FieldErrors } from '../core/submission/submission';
import { joinPath } from '../core/util/join-path';
import { readText, type Wire } from '../core/util/read-wire';
import { toJson } from '../core/util/to-json';
import type { BrowserWindow } from './browser-window';
import { requestJsonP } from './json-p';
import { isTrue, readMessage, unreadable } from './read-reply';
import type { CardTokenizer } from './services';

const timeoutMs = 15_000;

/** Calls version 1 of the tokenizer's cards endpoint, below the URL `root` (CARD-08). */
export function createCardTokenizer(window: BrowserWindow, root: string): CardTokenizer {
  return {
    async tokenize(card, billingAddress, testKey) {
      // Without a root the card number would be sent to the host page's own server.
      if (!root) throw new CheckoutError('error.missingProperty.message', { code: 10 });
      const params = { card, billing_address: billingAddress, ...(testKey && { test_key: testKey }) };
      const address = joinPath(root, `v1/cards?params=${encodeURIComponent(toJson(params))}`);
      return readAnswer(await requestJsonP(window, address, timeoutMs));
    },
  };
}

/** Returns the token, or throws TokenizerError with the provider's errors (CARD-10, CARD-12). */
function readAnswer(answer: unknown): CardToken {
  const { success, error, errors, ...given } = (answer ?? {}) as Wire;
  const token = readText(given.token);
  const isAccepted = isTrue(success);
  if (isAccepted && token) return { token, customer_id: readText(given.customer_id) };
  const fields = { ...asFields(error), ...asFields(errors) };
  if (isAccepted || Object.keys(fields).length === 0) throw unreadable();
  throw new TokenizerError(fields);
}

/** Normalizes errors, which arrive as one message, as a list, or by field. */
function asFields(errors: unknown): FieldErrors {
  if (!errors) return {};
  const byField = typeof errors === 'object' && !Array.isArray(errors) ? errors : { card: errors };
  const fields = Object.entries(byField).map(([field, messages]) => [field, [messages].flat().map(asMessage).filter(Boolean)] as const);
  return Object.fromEntries(fields.filter(([, messages]) => messages.length > 0));
}

const asMessage = (message: unknown) => (typeof message === 'object' ? readMessage(message) : String(message || ''));
