import type { Facts } from '../../core/facts/facts';
import { needsTokenising, type TokeniseRequest } from '../../core/submission/needs-tokenizing';
import { tokeniserBilling } from '../../core/submission/payload/addresses';
import { cardPart, paymentPart, type PaymentPart } from '../../core/submission/payload/card';
import type { CardToken } from '../../core/submission/submission';
import type { CardTokeniser } from '../../services/services';

/**
 * Turns the card into a payment. A card that already brought a token is not tokenised again while neither it nor its
 * billing address changes (CARD-11). Both are held here for as long as the page lives, and nowhere else.
 */
export function createPayer(tokeniser: CardTokeniser, testKey: string) {
  let last: { request: TokeniseRequest; token: CardToken } | undefined;
  return {
    async pay({ values }: Facts): Promise<PaymentPart> {
      const request = { card: cardPart(values), billingAddress: tokeniserBilling(values) };
      if (!last || needsTokenising(last.request, request)) {
        const token = await tokeniser.tokenise(request.card, request.billingAddress, testKey || undefined);
        last = { request, token };
      }
      return paymentPart(last.token, request.billingAddress);
    },
  };
}
