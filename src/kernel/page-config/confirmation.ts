import { filledGroup, group, list, requiredText, text } from './config-key';
import { requiredLink } from './matched-text';

/** What the page promises once the form is sent. */
export const confirmation = filledGroup({
  /** HTML; sanitized before it is shown. */
  message: text(''),
  links: list(group({ label: requiredText(), address: requiredLink() }), []),
});
