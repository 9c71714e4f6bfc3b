import type { CardForm, TokenizerBillingAddress } from './submission';
import { isEqual } from '../util/is-equal';

/** What the tokenizer is asked for. Kept in memory alone, beside the token it brought. */
export interface TokenizeRequest {
  card: CardForm;
  billingAddress: TokenizerBillingAddress;
}

/**
 * Whether a card must be tokenized: there is no token yet, or card or billing address differ from those that
 * brought it (CARD-11). `last` is the request that last succeeded, undefined without a token.
 */
export const needsTokenizing = (last: TokenizeRequest | undefined, now: TokenizeRequest): boolean => !isEqual(last, now);
