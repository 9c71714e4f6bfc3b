import type { PageConfig } from '../page-config/page-config';
import type { FormAction, FormSubmission } from './form-submission';

export interface SentBeside {
  /** The same for every repeat of one attempt. */
  idempotencyKey: string;
  /** '' where the captcha is skipped. */
  captchaResponse: string;
}

/** The field that holds what the visitor entered: of `process_reset_password` it is `resetPasswordData`. */
const dataFieldOf = (action: FormAction): string =>
  `${action.replace('process_', '').replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())}Data`;

/**
 * The multipart fields of a form's `process_*` post but for `action` and files: `data` goes as JSON, the captcha's
 * response where the form has one, the key beside the JSON (SUBM-10, CONTACT-03).
 */
export function postFields(
  { formType, pageID, formFileName }: PageConfig,
  { action, captcha }: Pick<FormSubmission, 'action' | 'captcha'>,
  data: object,
  { idempotencyKey, captchaResponse }: SentBeside,
): Readonly<Record<string, string>> {
  return {
    formType,
    pageID,
    ...(action === 'process_signup' && { formFileName }),
    ...(captcha !== 'none' && { captchaResponse }),
    [dataFieldOf(action)]: JSON.stringify(data),
    idempotency_key: idempotencyKey,
  };
}
