import type { TextKey } from '../text/en';
import type { MessageParams } from '../text/format-message';

/** Where a submission stands; an error returns it to idle with `lastError` beside it (SUBM-02). */
export type SubmissionStatus =
  | 'idle'
  | 'validating'
  | 'tokenizing'
  | 'submitting'
  | 'unknown'
  | 'redirecting'
  | 'done';

/** An error as the visitor is told it (ERR-01 to ERR-08): our own sentences by key, a server's words as plain text. */
export interface CataloguedError {
  code: 0 | 10 | 11 | 20 | 30 | 31 | 32;
  title: TextKey | '';
  /** One of our sentences, or the server's own words. */
  message: { key: TextKey; params?: MessageParams } | { text: string };
  /** Provider errors by card field (code 20). */
  fields?: FieldErrors | undefined;
}

/** What a refused post tells the visitor where the server says no more. */
export type ServerFailure = Pick<CataloguedError, 'code' | 'title' | 'message'>;

/** What a provider says of each field it names; what names none stands under `card`. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** What the signup call answered (SUBM-11). */
export interface SignupResult {
  invoice_numbers?: readonly string[];
  account_id?: string;
  login_url?: string;
  priority?: boolean;
}

/** The answer to a `process_*` post, as far as any of them is read (SUBM-11). At least one of these is there. */
export interface ActionReply {
  result?: SignupResult;
  success?: boolean;
  /** '' for an error without words. */
  error?: string;
  /** Minimum price of a name-your-own-price order, in dollars as sent. */
  min?: number;
}

/** A token for a card, as the tokenizer gives it (CARD-10). */
export interface CardToken {
  token: string;
  customer_id: string;
}

/** The card form as it is tokenized (CARD-07); never stored, logged or sent elsewhere. */
export interface CardForm {
  first_name: string;
  last_name: string;
  number: string;
  cvc: string;
  exp_month: string;
  exp_year: string;
}

export interface TokenizerBillingAddress {
  line1: string;
  city: string;
  state: string;
  zipcode: string;
  country: string;
}
