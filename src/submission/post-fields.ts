import type { PageConfig } from '../kernel/page-config/page-config';
import type { LedgerRow } from '../commerce/pricing/price-ledger';
import type { Cents } from '../kernel/util/money';
import { toJson } from '../kernel/util/to-json';
import type { FormAction, SubmissionTraits } from './submission-traits';

/** What the post carries besides the payload. */
export interface PostExtras {
  /** Stays the same when an attempt is repeated. */
  idempotencyKey: string;
  /** '' if the captcha is skipped. */
  captchaResponse: string;
  /** Every amount of an order as the visitor saw it; undefined for what is no order. */
  ledger?: readonly LedgerRow[];
  /** What the visitor has agreed to pay after a refusal that named another price, in cents (SHOP-06). */
  agreedTotal?: Cents | undefined;
  /** By which the server knows what was saved of the order; '' where nothing was (PLUS-05). */
  savedOrder?: string;
  /** What an order says of the parts that others enter (PLUS-06). */
  parts?: object | undefined;
}

/** The field for the payload: `resetPasswordData` for `process_reset_password`, `partData` for `send_part`. */
const dataFieldOf = (action: FormAction): string =>
  `${action.replace(/^(process|send)_/, '').replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())}Data`;

/** The multipart fields of a form's `process_*` post, except `action` and files (SUBM-10, CONTACT-03). */
export function postFields(
  { formType, pageID, formFileName }: PageConfig,
  { action, captcha }: Pick<SubmissionTraits, 'action' | 'captcha'>,
  data: object,
  { idempotencyKey, captchaResponse, ledger, agreedTotal, savedOrder, parts }: PostExtras,
): Readonly<Record<string, string>> {
  return {
    formType,
    pageID,
    ...(action === 'process_signup' && { formFileName }),
    ...(captcha !== 'none' && { captchaResponse }),
    [dataFieldOf(action)]: toJson(data),
    ...(ledger && { ledger: toJson(ledger) }),
    ...(agreedTotal !== undefined && { accepted_total: agreedTotal.toFixed() }),
    ...(savedOrder && { saved_order: savedOrder }),
    ...(parts && { parts: toJson(parts) }),
    idempotency_key: idempotencyKey,
  };
}
