import { flag, group, list, requiredText, text, type ValueOf } from './config-key';
import { link } from './matched-text';

/** One question of the FAQ under the order summary (SUMM-28, SUMM-29). */
const faqEntry = group({
  faqQuestionText: requiredText(),
  /** HTML; sanitized before it is shown. */
  faqContent: text(),
  faqAsLink: flag(),
  faqLinkUrl: link(),
  faqShowFooterButton: flag(),
  faqFooterButtonText: text(),
});

export type FaqEntry = ValueOf<typeof faqEntry>;

export const faq = list(faqEntry, []);
