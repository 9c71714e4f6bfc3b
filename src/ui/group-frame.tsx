import type { ReactNode } from 'react';
import { describedBy, FieldNotes, OptionalMark } from './field-frame';

export interface GroupFrameProps {
  id: string;
  /** The legend, beside which `help` stands. */
  label: ReactNode;
  /** Hides the legend visually, for a group whose heading already asks the question. */
  hideLegend?: boolean;
  required?: boolean;
  /** Shown after the legend of a group that is not required, e.g. "(optional)". */
  optionalText?: string;
  hint?: ReactNode;
  error?: string;
  /** A help popover, beside the legend. */
  help?: ReactNode;
  /** Two short answers, which can stand beside the question. */
  line?: boolean;
  /** The controls are radios, so the group itself carries aria-required and aria-invalid. */
  radios?: boolean;
  children: ReactNode;
}

/** Legend, hint and error around several controls that answer one question. */
export function GroupFrame({ id, label, hideLegend, required, optionalText, hint, error, help, line, radios, children }: GroupFrameProps) {
  const legendId = `${id}-legend`;
  return (
    <fieldset
      id={id}
      className="charterform-group"
      // The legend also holds the help button, whose text must not become part of the group's name.
      aria-labelledby={legendId}
      aria-describedby={describedBy(id, { hint, error })}
      data-invalid={error ? true : undefined}
      data-line={line || undefined}
      {...(radios && { role: 'radiogroup', 'aria-required': required, 'aria-invalid': !!error })}
    >
      <legend className={hideLegend ? 'charterform-hidden' : 'charterform-label'}>
        <span id={legendId}>{label}</span>
        {!required && optionalText && <OptionalMark text={optionalText} />}
        {help}
      </legend>
      {children}
      <FieldNotes {...{ id, hint, error }} />
    </fieldset>
  );
}
