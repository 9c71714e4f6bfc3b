import type { Facts } from '../../core/facts/facts';
import { needsTokenizing, type TokenizeRequest } from '../../core/submission/needs-tokenizing';
import { tokenizerBilling } from '../../core/submission/payload/addresses';
import { cardPart, paymentPart, type PaymentPart } from '../../core/submission/payload/card';
import type { CardToken } from '../../core/submission/submission';
import type { CardTokenizer } from '../../services/services';

/**
 * Turns the card into a payment. A card that already brought a token is not tokenized again while neither it nor its
 * billing address changes (CARD-11). Both are held here for as long as the page lives, and nowhere else.
 */
export function createCardTokens(tokenizer: CardTokenizer, testKey: string) {
  let last: { request: TokenizeRequest; token: CardToken } | undefined;
  return {
    async pay({ values }: Facts): Promise<PaymentPart> {
      const request = { card: cardPart(values), billingAddress: tokenizerBilling(values) };
      if (!last || needsTokenizing(last.request, request)) {
        const token = await tokenizer.tokenize(request.card, request.billingAddress, testKey || undefined);
        last = { request, token };
      }
      return paymentPart(last.token, request.billingAddress);
    },
  };
}

export type CardTokens = ReturnType<typeof createCardTokens>;
