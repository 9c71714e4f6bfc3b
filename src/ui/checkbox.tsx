import type { ReactNode } from 'react';
import { controlAttributes } from './control-attributes';
import { describedBy, FieldError } from './field-frame';

export interface CheckboxProps {
  id: string;
  name: string;
  label: ReactNode;
  checked: boolean;
  /** Some of what the box speaks of is checked; a checked one is not mixed. */
  mixed?: boolean;
  onChange: (checked: boolean) => void;
  onBlur?: () => void;
  error?: string;
  required?: boolean;
  disabled?: boolean;
}

/** A plain yes-or-no answer in a line of text. */
export function Checkbox({ label, mixed = false, onChange, error, ...rest }: CheckboxProps) {
  return (
    <div className="charterform-field" data-wide>
      <label className="charterform-check">
        <input
          {...controlAttributes({ ...rest, invalid: !!error, describedBy: describedBy(rest.id, { error }) })}
          // The browser knows this state as a property alone, and forgets it with every click.
          ref={(input) => {
            if (input) input.indeterminate = mixed && !rest.checked;
          }}
          type="checkbox"
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>{label}</span>
      </label>
      <FieldError id={rest.id}>{error}</FieldError>
    </div>
  );
}
