import { useState } from 'react';
import { CheckboxColumns, type CheckboxColumnsProps } from './checkbox-columns';
import { Icon } from './icon';
import { LiveRegion } from './live-region';
import { flat, searchOptions } from './search-options';
import type { OptionListTexts } from './use-option-list';

export interface FoldedCheckboxesProps extends CheckboxColumnsProps {
  /** The button that opens the list. */
  title: string;
  /** Shown beside the title, e.g. "2 of 48 chosen". */
  countText: string;
  searchText: string;
  texts: OptionListTexts;
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** Many checkboxes behind a button, with a search. Goes inside a GroupFrame. */
export function FoldedCheckboxes({ title, countText, searchText, texts, open, onOpen, ...columns }: FoldedCheckboxesProps) {
  const [query, setQuery] = useState('');
  const { id, options } = columns;
  const matches = new Set(flat(searchOptions(options, query)));
  // In their own order: by rank, they would move while the visitor types.
  const found = options.filter((option) => matches.has(option));
  return (
    <div className="charterform-fold">
      <button type="button" aria-expanded={open} aria-controls={`${id}-fold`} onClick={() => onOpen(!open)}>
        <strong>{title}</strong> <small>{countText}</small>
        <Icon name="chevron" />
      </button>
      <div id={`${id}-fold`} hidden={!open}>
        {open && (
          <>
            <input
              type="search"
              className="charterform-input"
              aria-label={searchText}
              placeholder={searchText}
              autoComplete="off"
              value={query}
              onInput={(event) => setQuery(event.currentTarget.value)}
              // Enter would submit the form.
              onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            />
            <LiveRegion message={query && texts.found(found.length)} />
            {found.length > 0 ? <CheckboxColumns {...columns} options={found} /> : <p className="charterform-hint">{texts.noneFound}</p>}
          </>
        )}
      </div>
    </div>
  );
}
