import type { ReactNode } from 'react';
import type { Text } from '../../core/text/format-message';
import { Notice } from '../../ui/notice';
import { LinkedSentence } from './linked-sentence';

const InsteadOfForm = ({ children }: { children: ReactNode }) => (
  <div className="charterform-main" role="alert">
    <Notice kind="error">{children}</Notice>
  </div>
);

/** What the visitor reads where no form can be shown (ERR-01). */
export const BrokenForm = ({ text, contactLink }: { text: Text; contactLink?: string }) => (
  <InsteadOfForm>
    <LinkedSentence sentence={text('error.missingProperty.message')} words={text('error.contactUs')} href={contactLink} />
  </InsteadOfForm>
);

/** What the visitor reads where a form has failed while it was shown (ERR-12). */
export const UnknownError = ({ text }: { text: Text }) => (
  <InsteadOfForm>
    <strong>{text('error.app.title')}</strong>
    <p>{text('error.app.message')}</p>
  </InsteadOfForm>
);
