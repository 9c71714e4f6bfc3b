import type { Cart } from '../kernel/facts/cart';
import type { Facts } from '../kernel/facts/facts';
import type { ReadKey } from './payload/affiliate';
import type { RedirectChoice } from './choose-redirect';
import type { ServerFailure } from './submission';
import type { Switches } from './switches';

/** The server's name for a form's post (SUBM-54). */
export type FormAction = `process_${string}` | 'send_part';

/** Whether the captcha response is sent with the form, or checked first by `process_captcha` (CAPT-02). */
export type CaptchaUse = 'none' | 'sent' | 'checkedFirst';

/** Whose account a signup opens that orders nothing; the server answers it without invoice numbers. */
export type OpenedAccount = 'customer' | 'affiliate';

/** What a submission needs to know of the page and the visit. */
export interface SubmissionContext {
  /** The page's address without its query and hash (LOGIN-03). */
  pageAddress: string;
  switches: Switches;
  /** Whether the visitor had a live chat on the site (SUBM-47). */
  hadChat: boolean;
  readKey: ReadKey;
}

/** Everything that a payload is made from. */
export interface SubmissionInput {
  /** The values include the secrets, which only the mounted form has. */
  facts: Facts;
  cart: Cart;
  context: SubmissionContext;
}

/** What a form sends: `data` as JSON, to which the `payment` of an order is added later, and files by field name. */
export interface Payload {
  data: object;
  files: Readonly<Record<string, File>>;
}

/** How a form type is submitted, as its form file declares it. */
export interface SubmissionTraits {
  action: FormAction;
  captcha: CaptchaUse;
  /** Written to `dist/forms.json` for the server; not set where the form opens no account or orders something. */
  account?: OpenedAccount;
  payload: (input: SubmissionInput) => Payload;
  /** False where neither the answers to the page's own questions nor their files are in it (SUBM-62). */
  sendsQuestions?: false;
  /** The error to show if the server refuses without a message. */
  failure: ServerFailure;
  /** Where the visitor goes after a success: the first of these that has an address (REDIR-02 to REDIR-07). */
  redirects: readonly RedirectChoice[];
}
