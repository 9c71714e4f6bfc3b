import type { Text } from '../core/text/format-message';
import { Notice } from '../ui/notice';
import { ContactSentence } from './contact-sentence';

/** What the visitor reads where no form can be shown (ERR-01). */
export function BrokenForm({ text, contactLink = '' }: { text: Text; contactLink?: string }) {
  return (
    <div className="charterform-main" role="alert">
      <Notice kind="error">
        <ContactSentence text={text} sentence={text('error.missingProperty.message')} contactLink={contactLink} />
      </Notice>
    </div>
  );
}
