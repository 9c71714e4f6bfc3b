import { useRef } from 'react';
import { controlAttributes } from './control-attributes';
import { Icon } from './icon';
import { LiveRegion } from './live-region';
import { OptionPopup } from './option-popup';
import { flat, optionNamed } from './search-options';
import type { SelectOptions } from './select';
import { useOptionList, type OptionListTexts } from './use-option-list';

export interface ComboboxProps {
  id: string;
  name: string;
  /** The name of the list, the same as the field's. */
  label: string;
  /** The key of the chosen option, '' for none. */
  value: string;
  options: SelectOptions;
  placeholder?: string;
  texts: OptionListTexts;
  /** The accessible name of the button that takes the choice back; without it there is none. */
  clearText?: string;
  onChange: (key: string) => void;
  onBlur?: () => void;
  disabled?: boolean;
  invalid?: boolean;
  describedBy?: string;
  required?: boolean;
}

/**
 * A dropdown whose text narrows its options (FIELD-07, FIELD-08). What is typed is only a search: leaving the field
 * brings the choice back, unless the text names an option in full or, where no choice is needed, is empty.
 */
export function Combobox({ label, value, options, placeholder, texts, clearText, onChange, onBlur, ...rest }: ComboboxProps) {
  const anchor = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const listId = `${rest.id}-list`;

  const choose = (key: string) => {
    if (key !== value) onChange(key);
  };
  const leave = () => {
    const { query } = list;
    list.close();
    if (query === null) return;
    if (query.trim() === '') return void (!rest.required && choose(''));
    const named = optionNamed(options, query);
    if (named) choose(named.key);
  };
  const list = useOptionList({ listId, options, texts, start: value, onPick: ({ key }) => choose(key), onEnter: leave });
  const chosen = flat(options).find(({ key }) => key === value);
  const canClear = clearText && value && !rest.required && !rest.disabled;

  return (
    <div ref={anchor} className="charterform-control" data-clear={!!canClear || undefined}>
      <input
        {...controlAttributes(rest)}
        {...list.combobox}
        ref={input}
        type="text"
        className="charterform-input"
        value={list.query ?? chosen?.label ?? ''}
        placeholder={placeholder}
        onInput={(event) => list.search(event.currentTarget.value)}
        onClick={(event) => {
          if (list.query !== null) return;
          if (list.isOpen) return list.close();
          event.currentTarget.select();
          list.open();
        }}
        onBlur={() => {
          leave();
          onBlur?.();
        }}
      />
      {canClear && (
        // Keys clear by emptying the text, so that a filled field is one stop and not two.
        <button
          type="button"
          tabIndex={-1}
          className="charterform-clear"
          aria-label={clearText}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            list.close();
            choose('');
            input.current?.focus();
          }}
        >
          <Icon name="close" />
        </button>
      )}
      <Icon name="chevron" />
      {list.isOpen && (
        <OptionPopup id={listId} label={label} anchor={anchor} rows={list.rows} active={list.active} chosen={value ? [value] : []} message={list.message} onPick={list.pick} />
      )}
      <LiveRegion message={list.status} />
    </div>
  );
}
