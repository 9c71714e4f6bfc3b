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
  name?: string;
  /** The name of the list, the same as the field's. */
  label: string;
  /** The key of the chosen option, '' for none. */
  value: string;
  options: SelectOptions;
  placeholder?: string;
  texts: OptionListTexts;
  /** The accessible name of the clear button; undefined for no button. */
  clearText?: string;
  onChange: (key: string) => void;
  onBlur?: () => void;
  disabled?: boolean;
  invalid?: boolean;
  describedBy?: string;
  required?: boolean;
}

/**
 * A dropdown with a search (FIELD-07, FIELD-08). Typed text is only a query: on blur the field shows its choice again.
 * Two exceptions: the full label of an option chooses it, and empty text clears a field that is not required.
 */
export function Combobox({ label, value, options, placeholder, texts, clearText, onChange, onBlur, ...rest }: ComboboxProps) {
  const anchor = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const listId = `${rest.id}-list`;

  const choose = (key: string) => {
    if (key !== value) onChange(key);
  };
  const commitQuery = () => {
    const { query } = list;
    list.close();
    if (query === null) return;
    if (query.trim() === '') {
      if (!rest.required) choose('');
      return;
    }
    const named = optionNamed(options, query);
    if (named) choose(named.key);
  };
  const list = useOptionList({ listId, options, texts, start: value, onPick: ({ key }) => choose(key), onEnter: commitQuery });
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
          commitQuery();
          onBlur?.();
        }}
      />
      {canClear && (
        // Not a tab stop: keyboard users clear the field by emptying its text.
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
        <OptionPopup
          id={listId}
          label={label}
          anchor={anchor}
          rows={list.rows}
          active={list.active}
          chosen={value ? [value] : []}
          message={list.message}
          onPick={list.pick}
        />
      )}
      <LiveRegion message={list.status} />
    </div>
  );
}
