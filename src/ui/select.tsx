import { memo, useEffect, useMemo, useState } from 'react';
import { controlAttributes } from './control-attributes';
import { Icon } from './icon';
import { longLists } from './long-lists';
import { startTimer } from './timer';

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
  name?: string;
  /** The accessible name, for a select that no label stands before. */
  label?: string;
  /** The key of the chosen option, '' for none. */
  value: string;
  /** A function for long lists: called and rendered shortly after the rest of the step. */
  options: SelectOptions | (() => SelectOptions);
  /** The label of the chosen option, shown until a long list is rendered. */
  chosenLabel?: string;
  /** The label of the empty option; undefined for no empty option. */
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

/** Not rendered again with its select, when that shows an error for example. */
const OptionList = memo(function OptionList({ options }: { options: SelectOptions }) {
  return options.map((option) =>
    'options' in option ? (
      <optgroup key={option.label} label={option.label}>
        {option.options.map(optionOf)}
      </optgroup>
    ) : (
      optionOf(option)
    ),
  );
});

/** Delay before a long list is rendered. */
const renderDelayMs = 50;

/**
 * Renders only the chosen option of a long list until the select is focused or a short delay has passed: hundreds of
 * options in each of several addresses would slow the step down. Autofill runs later and finds all options.
 */
function useOptions(options: SelectProps['options'], key: string, label: string) {
  const isLong = typeof options === 'function';
  const [isRendered, setRendered] = useState(longLists.areWhole || !isLong);
  const renderAll = () => setRendered(true);
  useEffect(() => {
    if (!isRendered) return startTimer(renderAll, renderDelayMs);
  }, [isRendered]);
  const all = useMemo(() => (isLong ? isRendered && options() : options), [isLong, isRendered, options]);
  return { shown: all || (key ? [{ key, label }] : []), renderAll };
}

const chosenOf = (options: SelectOptions, value: string): string | undefined =>
  options.flatMap((option) => ('options' in option ? option.options : [option])).find(({ key }) => key === value)?.label;

/**
 * A native select, because phones, keyboards and autofill support it best. It shows one line whatever its height, so the
 * stylesheet shows `data-chosen` instead where the text is so large that the line is cut.
 */
export function Select({ options, chosenLabel = '', label, placeholder, onChange, ...rest }: SelectProps) {
  const { shown, renderAll } = useOptions(options, rest.value, chosenLabel);
  return (
    <div className="charterform-control" data-chosen={chosenOf(shown, rest.value) ?? placeholder ?? ''}>
      <select
        {...controlAttributes(rest)}
        aria-label={label}
        className="charterform-input"
        onFocus={renderAll}
        onPointerDown={renderAll}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        <OptionList options={shown} />
      </select>
      <Icon name="chevron" />
    </div>
  );
}
