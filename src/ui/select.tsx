import { useEffect, useState } from 'react';
import { Icon } from './icon';

export interface SelectOption {
  key: string;
  label: string;
  disabled?: boolean;
}

export interface SelectGroup {
  label: string;
  options: readonly SelectOption[];
}

export interface SelectProps {
  id: string;
  name: string;
  /** The key of the chosen option, '' for none. */
  value: string;
  options: readonly (SelectOption | SelectGroup)[];
  /** The words of the empty choice; without them there is none. */
  placeholder?: string;
  onChange: (key: string) => void;
  onBlur?: () => void;
  autoComplete?: string;
  disabled?: boolean;
  invalid?: boolean;
  describedBy?: string;
  required?: boolean;
}

const optionOf = ({ key, label, disabled }: SelectOption) => (
  <option key={key} value={key} disabled={disabled}>
    {label}
  </option>
);

/** Longer lists than this are drawn a moment after the rest of their step. */
const shortList = 20;
const laterMs = 50;

/**
 * Until it is focused or the page has been drawn, a long list holds the chosen option alone: hundreds of options in
 * several addresses would keep a step waiting. Autofill, which comes later still, finds them all.
 */
function useOptions(options: SelectProps['options'], value: string) {
  const all = options.flatMap((option) => ('options' in option ? option.options : [option]));
  const [isDrawn, setDrawn] = useState(all.length <= shortList);
  useEffect(() => {
    if (isDrawn) return;
    const timer = setTimeout(() => setDrawn(true), laterMs);
    return () => clearTimeout(timer);
  }, [isDrawn]);
  return { shown: isDrawn ? options : all.filter(({ key }) => key === value), drawAll: () => setDrawn(true) };
}

/** A native select: phones, keyboards and autofill know what to do with it. */
export function Select({ options, placeholder, onChange, invalid, describedBy, required, ...rest }: SelectProps) {
  const { shown, drawAll } = useOptions(options, rest.value);
  return (
    <div className="charterform-control">
      <select
        {...rest}
        className="charterform-input"
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        aria-required={required || undefined}
        onFocus={drawAll}
        onPointerDown={drawAll}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {shown.map((option) =>
          'options' in option ? (
            <optgroup key={option.label} label={option.label}>
              {option.options.map(optionOf)}
            </optgroup>
          ) : (
            optionOf(option)
          ),
        )}
      </select>
      <Icon name="chevron" />
    </div>
  );
}
