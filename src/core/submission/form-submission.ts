import type { Cart } from '../cart-items/cart-item';
import type { Facts } from '../facts/facts';
import type { PaymentPart } from './payload/card';
import type { RedirectChoice } from './choose-redirect';
import type { ServerFailure } from './submission';
import type { UrlSwitches } from './url-switches';

/** The post that a form ends in, by the server's name for it (SUBM-54). */
export type FormAction = `process_${string}`;

/** How a form deals with the captcha: its response goes along, or `process_captcha` checks it first (CAPT-02). */
export type CaptchaUse = 'none' | 'sent' | 'checkedFirst';

/** What the page says of the visit. */
export interface SubmissionContext {
  switches: UrlSwitches;
  /** Whether the visitor had a live chat on the site (SUBM-47). */
  hadChat: boolean;
}

/** All that a payload is made of. */
export interface SubmissionInput {
  /** With the secrets, which only the mounted form holds. */
  facts: Facts;
  cart: Cart;
  context: SubmissionContext;
  /** There once the card is tokenized. */
  payment: PaymentPart | null;
}

/** What a form sends: `data` as JSON, each file under its own name beside it. */
export interface Payload {
  data: object;
  files: Readonly<Record<string, File>>;
}

/** How a form type is sent and where it leads. Its form file states it. */
export interface FormSubmission {
  action: FormAction;
  captcha: CaptchaUse;
  payload: (input: SubmissionInput) => Payload;
  /** What a refusal is without words of the server. */
  failure: ServerFailure;
  /** Where the visitor goes after a success: the first of these that there is (REDIR-02 to REDIR-07). */
  redirects: readonly RedirectChoice[];
}
