import type { ReactNode } from 'react';

/** A heading, an explanation and the fields below. */
export function Section({ title, text, children }: { title?: string; text?: string; children: ReactNode }) {
  return (
    <section className="charterform-section">
      {(title || text) && (
        <header>
          {/* Gets the focus when the visitor moves to the step. */}
          {title && <h2 tabIndex={-1}>{title}</h2>}
          {text && <p>{text}</p>}
        </header>
      )}
      <div className="charterform-grid">{children}</div>
    </section>
  );
}
