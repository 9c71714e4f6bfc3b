import { filledGroup, link } from './config-key';

/** Where calls go. */
export const endpoints = filledGroup({
  marketing: link(''),
  ajax: link(''),
  tokenizer: link(''),
  vehicles: link(''),
  postal: link(''),
  captcha: link(''),
});
