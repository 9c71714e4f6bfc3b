import type { CardForm, TokenizerBillingAddress } from './submission';

/** What the tokenizer is asked for. Kept in memory alone, beside the token it brought. */
export interface TokenizeRequest {
  card: CardForm;
  billingAddress: TokenizerBillingAddress;
}

/**
 * Whether a card must be tokenized: there is no token yet, or card or billing address differ from those that
 * brought it (CARD-11). `last` is the request that last succeeded, undefined without a token.
 */
export function needsTokenizing(last: TokenizeRequest | undefined, now: TokenizeRequest): boolean {
  return !last || !isSame(last.card, now.card) || !isSame(last.billingAddress, now.billingAddress);
}

const isSame = <Part extends object>(one: Part, other: Part): boolean =>
  (Object.keys({ ...one, ...other }) as (keyof Part)[]).every((key) => one[key] === other[key]);
