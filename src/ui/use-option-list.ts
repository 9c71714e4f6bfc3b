import { useMemo, useState, type KeyboardEvent } from 'react';
import { takeListKey, type Move } from './list-keys';
import { optionId } from './option-popup';
import { optionRows } from './option-rows';
import { flat, searchOptions } from './search-options';
import type { SelectOption, SelectOptions } from './select';

export interface OptionListTexts {
  /** Shown when there are no options at all. */
  empty: string;
  /** Shown when a search finds none. */
  noneFound: string;
  /** For screen readers, while a search filters the list, e.g. "3 found". */
  found: (count: number) => string;
}

export interface OptionListSettings {
  listId: string;
  options: SelectOptions;
  texts: OptionListTexts;
  /** The key of the option from which the arrow keys start. */
  start: string;
  /** The list stays open after a pick, and Tab picks nothing. */
  multiple?: boolean;
  onPick: (option: SelectOption) => void;
  /** Enter while no option is active. */
  onEnter?: () => void;
}

/**
 * The state and keys of an ARIA combobox with a listbox, shared by Combobox and MultiSelect: query, rows, active option.
 * Typing makes the first match active, so that Enter or Tab picks it; a list that was only opened has no active option
 * until an arrow key moves to one.
 */
export function useOptionList({ listId, options, texts, start, multiple, onPick, onEnter }: OptionListSettings) {
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState<string | null>(null);
  const [active, setActive] = useState('');
  const rows = useMemo(() => (isOpen ? optionRows(searchOptions(options, query ?? '')) : []), [isOpen, options, query]);
  const activeRow = rows.find(({ option }) => option?.key === active && active !== '');

  const open = () => setOpen(true);
  const close = () => {
    setOpen(false);
    setQuery(null);
    setActive('');
  };
  const search = (text: string) => {
    setOpen(true);
    setQuery(text);
    setActive((text.trim() && flat(searchOptions(options, text)).find(isEnabled)?.key) || '');
  };
  const pick = (option: SelectOption) => {
    if (!multiple) close();
    else {
      setQuery(null);
      setActive(option.key);
    }
    onPick(option);
  };

  const moveBy = (move: Move) => {
    // A closed list has no rows yet, and opens where the choice stands.
    const reachable = (isOpen ? rows : optionRows(options)).flatMap(({ option }) => option ?? []).filter(isEnabled);
    const index = reachable.findIndex(({ key }) => key === (active || start));
    const next = isOpen || index < 0 ? move(index, reachable.length - 1) : index;
    open();
    setActive(reachable[next]?.key ?? '');
  };

  const actions = { isOpen, multiple, activeOption: activeRow?.option, open, close, pick, moveBy, onEnter };
  const count = rows.at(-1)?.position ?? 0;
  const none = flat(options).length === 0 ? texts.empty : texts.noneFound;
  const message = isOpen && count === 0 ? none : '';
  return {
    isOpen,
    query,
    rows,
    active,
    open,
    close,
    search,
    pick,
    /** Shown instead of options when there are none, else ''. */
    message,
    /** For a live region. */
    status: message || (query ? texts.found(count) : ''),
    /** Props for the input. */
    combobox: {
      role: 'combobox',
      autoComplete: 'off',
      spellCheck: false,
      // Enter takes the entry (FIELD-26).
      enterKeyHint: 'done',
      'aria-autocomplete': 'list',
      'aria-expanded': count > 0,
      'aria-controls': listId,
      'aria-activedescendant': activeRow && optionId(listId, activeRow),
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        // Enter and Escape end a composition first.
        if (event.nativeEvent.isComposing || !takeListKey(event, actions)) return;
        event.preventDefault();
        event.stopPropagation();
      },
    } as const,
  };
}

const isEnabled = ({ disabled }: SelectOption) => !disabled;
