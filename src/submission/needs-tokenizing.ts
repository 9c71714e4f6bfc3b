import type { CardForm, TokenizerBillingAddress } from './submission';
import { isEqual } from '../kernel/util/is-equal';

/** The data sent to the tokenizer. Kept only in memory, together with the resulting token. */
export interface TokenizeRequest {
  card: CardForm;
  billingAddress: TokenizerBillingAddress;
  /** '' if not in the tokenizer's test mode. */
  testKey: string;
}

/**
 * Whether the card must be tokenized (again): there is no token, or card, billing address or test key have changed (CARD-11).
 * @param last the request that the current token is for; undefined without a token
 */
export const needsTokenizing = (last: TokenizeRequest | undefined, now: TokenizeRequest): boolean => !isEqual(last, now);
