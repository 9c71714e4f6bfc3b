import type { PageConfig } from '../kernel/page-config/page-config';
import { cardAdapter } from '../kernel/page-config/card-adapters';
import { CheckoutError, TokenizerError } from '../submission/faults';
import type { CardToken, FieldErrors } from '../submission/submission';
import { joinPath } from '../kernel/util/join-path';
import { isTrue, readText, type Wire } from '../kernel/util/read-wire';
import { toJson } from '../kernel/util/to-json';
import type { PaymentAdapter } from '../payment/handle';
import type { BrowserWindow } from './browser-window';
import { requestJsonP } from './json-p';
import { loadPaymentScript } from './payment-script';
import { readMessage, unreadable } from './read-reply';
import type { CardTokenizer, Log } from './services';

/** The risk first, then its cause and where the remedy is described. */
const noFrame =
  "The card's frame could not be loaded, so card numbers are sent from the page, where its other scripts can read them. " +
  'Put "charterform.tokenizer.html" and "charterform.payment.js" beside the script (docs/reference/payment.md).';

/**
 * Asks version 1 of the tokenizer's cards endpoint, below the root in the page config, or whom its `payment.adapter` names
 * instead (CARD-08). JSON-P is sent from the page itself only where there is no other way.
 */
export function createCardTokenizer(
  window: BrowserWindow,
  { endpoints, payment }: Pick<PageConfig, 'endpoints' | 'payment'>,
  log: Log,
): CardTokenizer {
  const { ownFields, fallsBackToPage } = cardAdapter({ payment });
  const address = joinPath(endpoints.tokenizer, 'v1/cards');
  let isPlain = false;
  let loading: Promise<PaymentAdapter> | undefined;

  async function load(): Promise<PaymentAdapter> {
    try {
      return (await loadPaymentScript(window))(payment.adapter, address);
    } catch (fault) {
      loading = undefined;
      throw fault;
    }
  }

  const loaded = () => (loading ??= load());

  async function ask(request: Wire, signal: AbortSignal | undefined): Promise<unknown> {
    if (!isPlain) {
      const adapter = await loaded().catch((fault) => {
        if (!fallsBackToPage) throw fault;
      });
      // Only before anything is sent may another way be taken.
      const answer = await adapter?.tokenize(request, signal);
      if (answer || !fallsBackToPage) return answer;
      log.warn(noFrame);
      isPlain = true;
    }
    return requestJsonP(`${address}?params=${encodeURIComponent(toJson(request))}`);
  }

  return {
    async tokenize(card, billingAddress, testKey, signal) {
      // Without a root the card number would be sent to the host page's own server.
      if (!endpoints.tokenizer && !ownFields) throw new CheckoutError('error.missingProperty.message', { code: 10 });
      return readAnswer(await ask({ card, billing_address: billingAddress, ...(testKey && { test_key: testKey }) }, signal));
    },
    place: async (...field) => (await loaded()).place(...field),
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
