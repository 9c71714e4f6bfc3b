import type { Ref } from 'react';
import { focusField } from './focus-field';

export interface ErrorSummaryProps {
  id: string;
  title: string;
  /** The id of the field or group, and a message that makes sense without the field beside it. */
  errors: readonly { id: string; text: string }[];
  /** Lets the caller focus the summary when a step cannot be left. */
  ref?: Ref<HTMLDivElement>;
}

/** The errors of a step, each linked to its field. */
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
                // Following the link would change the host page's URL and history.
                event.preventDefault();
                focusField(error.id, event.currentTarget);
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
