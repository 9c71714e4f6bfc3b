import { useMemo, useRef, useState, type MouseEvent } from 'react';
import { Chips } from './chips';
import { controlAttributes, idList } from './control-attributes';
import { Icon } from './icon';
import { LiveRegion } from './live-region';
import { OptionPopup } from './option-popup';
import { flat } from './search-options';
import type { SelectOption, SelectOptions } from './select';
import { useOptionList, type OptionListTexts } from './use-option-list';

export interface MultiSelectTexts extends OptionListTexts {
  /** Shown when `max` options are chosen, e.g. "Maximum of 2 options selected. …" (FIELD-09). */
  full: string;
  /** The accessible name of a chip's button, e.g. "Remove Wyoming". */
  remove: (label: string) => string;
  /** For screen readers, after a choice was removed, e.g. "Wyoming removed". */
  removed: (label: string) => string;
}

export interface MultiSelectProps {
  id: string;
  name?: string;
  /** The name of the list, the same as the field's. */
  label: string;
  /** The keys of the chosen options, in the order they were chosen. */
  value: readonly string[];
  options: SelectOptions;
  /** The maximum number of choices; unlimited by default. */
  max?: number;
  placeholder?: string;
  texts: MultiSelectTexts;
  onChange: (keys: readonly string[]) => void;
  onBlur?: () => void;
  disabled?: boolean;
  invalid?: boolean;
  describedBy?: string;
  required?: boolean;
}

/** What is chosen, how it changes, and what is read aloud once a choice was taken back. */
function useSelection({
  value,
  options,
  max,
  texts,
  onChange,
}: Pick<MultiSelectProps, 'value' | 'options' | 'texts' | 'onChange'> & { max: number }) {
  const [removed, setRemoved] = useState('');
  const isFull = value.length >= max;
  const all = flat(options);
  const labelOf = (key: string) => all.find((option) => option.key === key)?.label ?? key;

  const remove = (key: string) => {
    setRemoved(texts.removed(labelOf(key)));
    onChange(value.filter((other) => other !== key));
  };
  const toggle = ({ key }: SelectOption) => {
    if (value.includes(key)) remove(key);
    else if (!isFull) {
      setRemoved('');
      onChange([...value, key]);
    }
  };
  const removeLast = () => {
    const last = value.at(-1);
    if (last !== undefined) remove(last);
  };
  return { isFull, labelOf, remove, removeLast, toggle, removed };
}

/** Describes the input to screen readers; the chips themselves are read one by one. */
const ChosenNames = ({ id, names }: { id: string; names: readonly string[] }) => (
  <span id={id} className="charterform-hidden" aria-hidden="true">
    {names.join(', ')}
  </span>
);

/** Several choices from a searched list, each a chip that can be removed (FIELD-08 to FIELD-10). */
export function MultiSelect(props: MultiSelectProps) {
  const { label, value, options, max = Infinity, placeholder, texts, onChange, onBlur, describedBy, ...rest } = props;
  const anchor = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const listId = `${rest.id}-list`;
  const chosenId = `${rest.id}-chosen`;
  const { isFull, labelOf, remove, removeLast, toggle, removed } = useSelection({ value, options, max, texts, onChange });
  // Once full, what is chosen can still be taken back from the list.
  const offered = useMemo(() => (isFull ? withOnly(value, options) : options), [isFull, value, options]);
  const list = useOptionList({ listId, options: offered, texts, start: '', multiple: true, onPick: toggle });
  const message = list.message || (isFull ? texts.full : '');

  const onMouseDown = (event: MouseEvent) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    input.current?.focus();
    list.open();
  };

  return (
    <div
      ref={anchor}
      role="presentation"
      className="charterform-control charterform-input charterform-multi"
      data-disabled={rest.disabled || undefined}
      onMouseDown={onMouseDown}
    >
      {value.length > 0 && (
        <Chips
          chips={value.map((key) => ({ key, label: labelOf(key) }))}
          removeLabel={texts.remove}
          disabled={rest.disabled}
          onRemove={(key) => {
            remove(key);
            // The chip's button is gone.
            input.current?.focus();
          }}
        />
      )}
      <input
        {...controlAttributes({ ...rest, describedBy: idList(value.length > 0 && chosenId, describedBy) })}
        {...list.combobox}
        ref={input}
        type="text"
        value={list.query ?? ''}
        placeholder={value.length === 0 ? placeholder : undefined}
        onInput={(event) => list.search(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Backspace' && event.currentTarget.value === '') removeLast();
          list.combobox.onKeyDown(event);
        }}
        onClick={() => (list.isOpen && list.query === null ? list.close() : list.open())}
        onBlur={() => {
          list.close();
          onBlur?.();
        }}
      />
      <ChosenNames id={chosenId} names={value.map(labelOf)} />
      <Icon name="chevron" />
      {list.isOpen && (
        <OptionPopup
          id={listId}
          label={label}
          anchor={anchor}
          rows={list.rows}
          active={list.active}
          chosen={value}
          multiple
          message={message}
          onPick={list.pick}
        />
      )}
      <LiveRegion message={(list.isOpen && message) || list.status || removed} />
    </div>
  );
}

/** The options, all but those with the given keys disabled. */
function withOnly(keys: readonly string[], options: SelectOptions): SelectOptions {
  const limited = (option: SelectOption) => (keys.includes(option.key) ? option : { ...option, disabled: true });
  return options.map((option) => ('options' in option ? { ...option, options: option.options.map(limited) } : limited(option)));
}
