import { filledGroup } from './config-key';
import { link } from './matched-text';

/** The addresses of the services. */
export const endpoints = filledGroup({
  marketing: link(''),
  ajax: link(''),
  tokenizer: link(''),
  vehicles: link(''),
  plates: link(''),
  postal: link(''),
  captcha: link(''),
  /** The script of the payment provider, whose box is in the payment step. */
  provider: link(''),
});
