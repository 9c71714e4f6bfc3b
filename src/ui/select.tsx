import { useEffect, useState } from 'react';
import { controlAttributes } from './control-attributes';
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

export type SelectOptions = readonly (SelectOption | SelectGroup)[];

export interface SelectProps {
  id: string;
  name: string;
  /** The key of the chosen option, '' for none. */
  value: string;
  /** A long list comes as a function: it is made and drawn a moment after the rest of its step. */
  options: SelectOptions | (() => SelectOptions);
  /** The words of the chosen option, for as long as a long list is not drawn. */
  chosenLabel?: string;
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

/** When a long list is drawn, in ms after its step. */
const laterMs = 50;

/**
 * Until it is focused or the page has been drawn, a long list holds the chosen option alone: hundreds of options in
 * several addresses would keep a step waiting. Autofill, which comes later still, finds them all.
 */
function useOptions(options: SelectProps['options'], key: string, label: string) {
  const [isDrawn, setDrawn] = useState(false);
  const isLong = typeof options === 'function';
  useEffect(() => {
    if (!isLong || isDrawn) return;
    const timer = setTimeout(() => setDrawn(true), laterMs);
    return () => clearTimeout(timer);
  }, [isLong, isDrawn]);
  const drawAll = () => setDrawn(true);
  if (!isLong) return { shown: options, drawAll };
  return { shown: isDrawn ? options() : key ? [{ key, label }] : [], drawAll };
}

/** A native select: phones, keyboards and autofill know what to do with it. */
export function Select({ options, chosenLabel = '', placeholder, onChange, ...rest }: SelectProps) {
  const { shown, drawAll } = useOptions(options, rest.value, chosenLabel);
  return (
    <div className="charterform-control">
      <select
        {...controlAttributes(rest)}
        className="charterform-input"
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
