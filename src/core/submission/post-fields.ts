import type { PageConfig } from '../page-config/page-config';
import { actionFor, captchaFor, dataFields } from './action-for';

export interface SentBeside {
  /** The same for every repeat of one attempt. */
  idempotencyKey: string;
  /** '' where the captcha is skipped. */
  captchaResponse?: string;
}

/**
 * The multipart fields of the form type's `process_*` post but for `action` and files: `data` goes as JSON, the
 * captcha's response where the form has one, the key beside the JSON (SUBM-10, CONTACT-03).
 */
export function postFields(config: PageConfig, data: object, { idempotencyKey, captchaResponse = '' }: SentBeside) {
  const { formType, pageID, formFileName } = config;
  const action = actionFor(formType);
  return {
    formType,
    pageID,
    ...(action === 'process_signup' && { formFileName }),
    ...(captchaFor(formType) !== 'none' && { captchaResponse }),
    [dataFields[action]]: JSON.stringify(data),
    idempotency_key: idempotencyKey,
  };
}
