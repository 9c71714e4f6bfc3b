import type { Ref } from 'react';
import { focusField } from './focus-field';

export interface ErrorSummaryProps {
  id: string;
  title: string;
  /** `id` of the field or group, and its message in words that stand alone. */
  errors: readonly { id: string; text: string }[];
  /** For the caller to focus it after a refused step. */
  ref?: Ref<HTMLDivElement>;
}

/** What keeps a step from being left, each with a link to its field. */
export function ErrorSummary({ id, title, errors, ref }: ErrorSummaryProps) {
  const titleId = `${id}-title`;
  return (
    <div id={id} ref={ref} className="charterform-errors" role="group" tabIndex={-1} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ul>
        {errors.map((error) => (
          <li key={error.id}>
            <a
              href={`#${error.id}`}
              onClick={(event) => {
                // Following the link would write the host page's address and its history.
                event.preventDefault();
                focusField(error.id);
              }}
            >
              {error.text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
