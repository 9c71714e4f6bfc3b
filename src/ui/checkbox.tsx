import type { ReactNode } from 'react';
import { noteState } from './drawn-controls';

export interface CheckboxProps {
  id: string;
  name?: string;
  label: ReactNode;
  checked: boolean;
  /** Only some of what the box stands for is checked; ignored while `checked`. */
  mixed?: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}

/** A plain checkbox with its label. */
export function Checkbox({ label, mixed = false, onChange, ...rest }: CheckboxProps) {
  return (
    <div className="charterform-field" data-wide>
      <label className="charterform-check">
        <input
          {...rest}
          // `indeterminate` exists only as a DOM property, and the browser clears it on every click.
          ref={(input) => {
            if (!input) return;
            input.indeterminate = mixed && !rest.checked;
            noteState(input);
          }}
          type="checkbox"
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>{label}</span>
      </label>
    </div>
  );
}
