import type { ReactNode } from 'react';

export interface FoldedQuestionsProps {
  label: string;
  /** What holds while nothing is changed. */
  answer: string;
  /** What a press on the line does. */
  openText: string;
  /** The questions stand in place of the line. */
  isOpen: boolean;
  onOpen: () => void;
  children: ReactNode;
}

/** Questions that are answered beforehand, as one line with a link. Native, so that it also opens in a printed form whose script is late. */
export const FoldedQuestions = ({ label, answer, openText, isOpen, onOpen, children }: FoldedQuestionsProps) => (
  <details className="charterform-known" open={isOpen} onToggle={({ currentTarget }) => currentTarget.open && !isOpen && onOpen()}>
    <summary>
      <span>
        <strong>{label}</strong>
        <small>{answer}</small>
      </span>{' '}
      <span className="charterform-button-link">{openText}</span>
    </summary>
    <div className="charterform-grid">{children}</div>
  </details>
);
