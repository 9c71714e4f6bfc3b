import type { ReactNode } from 'react';
import { Icon } from './icon';

export interface SectionProps {
  title?: string;
  text?: string;
  /** A padlock before the text: what is asked here is a secret. */
  isSecret?: boolean;
  children: ReactNode;
}

/** A heading, an explanation and the fields below. */
export function Section({ title, text, isSecret, children }: SectionProps) {
  return (
    <section className="charterform-section">
      {(title || text) && (
        <header>
          {/* Gets the focus when the visitor moves to the step. */}
          {title && <h2 tabIndex={-1}>{title}</h2>}
          {text && (
            <p>
              {isSecret && <Icon name="lock" />}
              {text}
            </p>
          )}
        </header>
      )}
      <div className="charterform-grid">{children}</div>
    </section>
  );
}
