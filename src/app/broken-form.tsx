import { createText } from '../core/text/format-message';
import { Notice } from '../ui/notice';

/** What the visitor reads where no form can be shown (ERR-01). */
export function BrokenForm({ contactLink }: { contactLink?: string }) {
  const text = createText();
  const words = text('error.contactUs');
  const [before] = text('error.missingProperty.message').split(words);
  return (
    <div className="charterform-main" role="alert">
      <Notice kind="error">
        {before}
        {contactLink ? <a href={contactLink}>{words}</a> : words}
      </Notice>
    </div>
  );
}
