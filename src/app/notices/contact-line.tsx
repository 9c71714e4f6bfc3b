import type { Text } from '../../core/text/format-message';
import { LinkedSentence } from './linked-sentence';

/** Whom to turn to while something is broken; nothing where the page names no address (ERR-01). */
export const ContactLine = ({ text, contactLink }: { text: Text; contactLink: string }) =>
  contactLink ? (
    <p>
      <LinkedSentence sentence={text('error.persists')} words={text('error.contactUs')} href={contactLink} />
    </p>
  ) : null;
