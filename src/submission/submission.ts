import type { TextKey } from '../kernel/text/en';
import type { Message } from '../kernel/text/format-message';
import type { Conflict } from './held-order';
import type { PriceChange } from './price-change';

/** The status of a submission; an error sets it back to idle and sets `lastError` (SUBM-02). */
export type SubmissionStatus = 'idle' | 'validating' | 'tokenizing' | 'submitting' | 'confirming' | 'unknown' | 'redirecting' | 'done';

/** An error as the visitor sees it (ERR-01 to ERR-08). */
export interface CataloguedError {
  code: 0 | 10 | 11 | 20 | 30 | 31 | 32 | 33;
  title: TextKey | '';
  /** One of our sentences by key, or the server's message as plain text. */
  message: Message | { text: string };
  /** The tokenizer's errors by card field (code 20). */
  fields?: FieldErrors | undefined;
  /** The product that is not sold (SHOP-06): its id, '' where that is not known. */
  notSold?: string | undefined;
}

/** The error of a form type whose post the server refuses, and its words if the server has none. */
export interface ServerFailure extends Pick<CataloguedError, 'code' | 'title' | 'message'> {
  /** The sentence with the server's `{reason}`, where that does not stand alone. */
  reasonText?: TextKey;
}

/** The tokenizer's messages by field; those about no field in particular are under `card`. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** The result of the signup post (SUBM-11). */
export interface SignupResult {
  invoice_numbers?: readonly string[];
  account_id?: string;
  login_url?: string;
  priority?: boolean;
  /** The card was charged. Without it nobody says that the order is paid. */
  paid?: boolean;
  /** A mail about the order goes to the visitor. */
  mailed?: boolean;
  /** Where the visitor sees the order, and pays what is due. */
  order_url?: string;
}

/** The reply to a `process_*` post (SUBM-11). At least one of the properties is set. */
export interface ActionReply {
  result?: SignupResult;
  success?: boolean;
  /** '' for an error without message. */
  error?: string;
  /** The minimum price of a name-your-own-price order, in dollars. */
  min?: number;
  /** Set for a response with a status from 400 to 499, which is a refusal of a first post only (NET-08). */
  status?: number;
  /** What a 409 says of its key; left out where it does not say. */
  conflict?: Conflict;
  /** Of an order that was refused because its price has changed. */
  priceChange?: PriceChange;
  next?: NextStep;
  /** The server's word for why it refuses, of those that the form knows. */
  code?: (typeof refusalCodes)[number];
  /** Of an order that was refused because a product of it is not sold: its id, '' where that is not said. */
  notSold?: string;
}

/**
 * What is still to be done for the payment of an accepted order: pay on the provider's page, or what the provider's box gets
 * (PAY-04, PAY-06). Used once, and kept nowhere.
 */
export type NextStep = { url: string } | { confirm: object };

/** The server's words for refusals that the form answers to in a way of its own: see `docs/openapi.json`. */
export const refusalCodes = ['payment_refused', 'captcha', 'no_order'] as const;

/** The tokenizer's token for a card (CARD-10). */
export interface CardToken {
  token: string;
  customer_id: string;
}

/** The card data for the tokenizer (CARD-07); never stored, logged or sent anywhere else. */
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
