import type { Facts } from '../../kernel/facts/facts';
import { needsTokenizing, type TokenizeRequest } from '../../submission/needs-tokenizing';
import { tokenizerBilling } from '../../submission/payload/addresses';
import { cardPart, paymentPart, type PaymentPart } from '../../submission/payload/card';
import type { CardToken } from '../../submission/submission';
import type { Switches } from '../../submission/switches';
import type { CardTokenizer } from '../../services/services';

/**
 * Tokenizes the card for payment. A token is reused until the card or its billing address changes (CARD-11). Card and
 * token are held in memory only.
 */
export function createCardTokens(tokenizer: CardTokenizer, switches: Switches) {
  let last: { request: TokenizeRequest; token: CardToken } | undefined;
  return {
    /** The payment part of the order payload. Rejects with TokenizerError, NetworkFault or CheckoutError; once the signal aborts it may never be settled. */
    async pay({ values }: Facts, signal?: AbortSignal): Promise<PaymentPart> {
      const request = { card: cardPart(values), billingAddress: tokenizerBilling(values), testKey: switches.tokenizerTestKey };
      if (!last || needsTokenizing(last.request, request)) {
        const token = await tokenizer.tokenize(request.card, request.billingAddress, request.testKey || undefined, signal);
        last = { request, token };
      }
      return paymentPart(last.token, request.billingAddress);
    },
  };
}

export type CardTokens = ReturnType<typeof createCardTokens>;
