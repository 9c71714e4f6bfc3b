import type { ReactNode } from 'react';
import type { Text } from '../../kernel/text/format-message';
import { ContactLine } from '../../form/contact-line';
import { LinkedSentence } from '../../ui/linked-sentence';
import { Notice } from '../../ui/notice';

const InsteadOfForm = ({ children }: { children: ReactNode }) => (
  <div className="charterform-main" role="alert">
    <Notice kind="error">{children}</Notice>
  </div>
);

interface BrokenProps {
  text: Text;
  contactLink: string;
}

/** What the visitor reads where no form can be shown (ERR-01). */
export const BrokenForm = ({ text, contactLink }: BrokenProps) => (
  <InsteadOfForm>
    <LinkedSentence sentence={text('error.missingProperty.message')} words={text('error.contactUs')} href={contactLink} />
  </InsteadOfForm>
);

/** What the visitor reads where a form has failed while it was shown (ERR-12). */
export const UnknownError = ({ text, contactLink }: BrokenProps) => (
  <InsteadOfForm>
    <strong>{text('error.checkout.title')}</strong>
    <p>{text('error.app.message')}</p>
    <ContactLine text={text} contactLink={contactLink} />
  </InsteadOfForm>
);
