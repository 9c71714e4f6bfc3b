import type { PageConfig } from '../kernel/page-config/page-config';
import type { Text } from '../kernel/text/format-message';
import { LinkedSentence } from '../ui/linked-sentence';

/** Whom to turn to while something is broken; nothing where the page names no address (ERR-01). */
export const ContactLine = ({ text, contactLink }: { text: Text; contactLink: string }) =>
  contactLink ? (
    <p>
      <LinkedSentence sentence={text('error.persists')} words={text('error.contactUs')} href={contactLink} />
    </p>
  ) : null;

/** The phone number: the form's own, else the site's; nothing where the page names none (FORM-37). */
export function PhoneLine({ text, layout }: { text: Text; layout: PageConfig['layout'] }) {
  const number = layout.phoneNumber || layout.websitePhone;
  return number ? (
    <p className="charterform-phone">
      <LinkedSentence sentence={text('phone.line', { phone: number })} words={number} href={`tel:${number.replace(/[^\d+]/g, '')}`} />
    </p>
  ) : null;
}
