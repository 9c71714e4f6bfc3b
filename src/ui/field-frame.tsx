import type { ReactNode } from 'react';
import { idList } from './control-attributes';
import { Icon } from './icon';

/** The ids for a control's aria-describedby; undefined when it has neither hint nor error. */
export const describedBy = (id: string, { hint, error }: { hint?: ReactNode; error?: string }): string | undefined =>
  idList(hint && hintId(id), error && errorId(id));

const hintId = (id: string) => `${id}-hint`;
const errorId = (id: string) => `${id}-error`;

/** Hint and error below a control. The error is always rendered: screen readers only announce changes inside a live region they already know. */
export const FieldNotes = ({ id, hint, error }: Pick<FieldFrameProps, 'id' | 'hint' | 'error'>) => (
  <>
    {hint && (
      <p id={hintId(id)} className="charterform-hint">
        {hint}
      </p>
    )}
    <div id={errorId(id)} className="charterform-error" aria-live="polite">
      {!!error && (
        <>
          <Icon name="error" />
          <span key={error}>{error}</span>
        </>
      )}
    </div>
  </>
);

/** Marks a field that may be left empty. */
export const OptionalMark = ({ text }: { text: string }) => (
  <>
    {' '}
    <span className="charterform-optional">{text}</span>
  </>
);

export interface FieldFrameProps {
  /** The id of the control inside. */
  id: string;
  label: ReactNode;
  required?: boolean;
  /** Shown after the label of a field that is not required, e.g. "(optional)". */
  optionalText?: string;
  hint?: ReactNode;
  error?: string;
  /** A help popover, beside the label. */
  help?: ReactNode;
  /** Spans the whole row of the grid. */
  wide?: boolean;
  children: ReactNode;
}

/** Label, control, hint and error of one field, in that order. */
export function FieldFrame({ id, label, required, optionalText, hint, error, help, wide, children }: FieldFrameProps) {
  return (
    <div className="charterform-field" data-wide={wide || undefined}>
      <div className="charterform-label">
        <label htmlFor={id}>
          {label}
          {!required && optionalText && <OptionalMark text={optionalText} />}
        </label>
        {help}
      </div>
      {children}
      <FieldNotes {...{ id, hint, error }} />
    </div>
  );
}
