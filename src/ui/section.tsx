import type { ReactNode } from 'react';

/** A question as the heading, the reason under it, the fields below. */
export function Section({ title, text, children }: { title?: string; text?: string; children: ReactNode }) {
  return (
    <section className="charterform-section">
      {(title || text) && (
        <header>
          {/* A move to the step takes focus here. */}
          {title && <h2 tabIndex={-1}>{title}</h2>}
          {text && <p>{text}</p>}
        </header>
      )}
      <div className="charterform-grid">{children}</div>
    </section>
  );
}
