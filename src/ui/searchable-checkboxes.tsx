import { memo, useCallback, useMemo, useState, type ReactNode } from 'react';
import { CheckboxColumns, checkedOf, type CheckboxColumn, type CheckboxColumnsProps } from './checkbox-columns';
import { FoldButton, type FoldButtonProps } from './fold-button';
import { SearchBox } from './search-box';
import { matcherOf } from './search-options';
import type { OptionListTexts } from './use-option-list';

export interface CheckboxTexts extends Omit<OptionListTexts, 'empty'> {
  /** What the search field is called, e.g. "Search states". */
  search: string;
  /** E.g. "2 of 48 chosen". */
  chosen: (count: number, total: number) => string;
}

export interface SearchableCheckboxesProps extends CheckboxColumnsProps {
  texts: CheckboxTexts;
  /** Between the search and the checkboxes. */
  children?: ReactNode;
}

/** More checkboxes than this are searched and stand in groups by their letters. */
export const maxPlainCheckboxes = 8;
/** A group with so many ends where the next letter begins. */
const enoughInGroup = 5;

/** Checkboxes with a search if there are many. Goes inside a GroupFrame. */
export function SearchableCheckboxes({ texts, children, ...columns }: SearchableCheckboxesProps) {
  const [query, setQuery] = useState('');
  const { options } = columns;
  const isLong = options.length > maxPlainCheckboxes;
  // In their own order: by rank, they would move while the visitor types.
  const found = query ? options.filter(matcherOf(query)) : options;
  // What is found is never folded.
  const List = isLong && found.length === options.length ? LetterGroups : CheckboxColumns;
  return (
    <>
      {isLong && <SearchBox label={texts.search} query={query} onQuery={setQuery} news={texts.found(found.length)} />}
      {children}
      {found.length > 0 ? <List {...columns} texts={texts} options={found} /> : <p className="charterform-hint">{texts.noneFound}</p>}
    </>
  );
}

/** The letter or digit under which an option stands: "c" for ".com". */
const letterOf = ({ label }: CheckboxColumn) => /[\p{L}\d]/u.exec(label)?.[0];

/** Cuts a sorted list into groups of whole letters, such as "A–C". */
function letterGroups(options: readonly CheckboxColumn[]) {
  const groups: CheckboxColumn[][] = [];
  for (const option of options) {
    const group = groups.at(-1);
    if (group && (group.length < enoughInGroup || letterOf(group.at(-1)!) === letterOf(option))) group.push(option);
    else groups.push([option]);
  }
  return groups.map((group) => ({ group, letters: [...new Set([group[0]!, group.at(-1)!].map(letterOf))].join('–') }));
}

/** Side by side under their letters; in a narrow form below each other behind buttons, the first one open. */
function LetterGroups({ texts, options, isChecked, ...columns }: Omit<SearchableCheckboxesProps, 'children'>) {
  const [toggled, setToggled] = useState<Readonly<Record<string, boolean>>>({});
  const groups = useMemo(() => letterGroups(options), [options]);
  const toggle = useCallback((letters: string) => setToggled((last) => ({ ...last, [letters]: !last[letters] })), []);
  return (
    <div className="charterform-letters">
      {groups.map(({ group, letters }, index) => {
        const checked = checkedOf(group, isChecked);
        return (
          <LetterGroup
            {...columns}
            key={letters}
            options={group}
            letters={letters}
            checked={checked.join()}
            countText={texts.chosen(checked.length, group.length)}
            open={!toggled[letters] === !index}
            onFold={toggle}
          />
        );
      })}
    </div>
  );
}

interface LetterGroupProps extends Omit<CheckboxColumnsProps, 'isChecked'>, Pick<FoldButtonProps, 'countText' | 'open'> {
  letters: string;
  /** The keys of the checked options, joined by commas: a text is compared by what it says. */
  checked: string;
  onFold: (letters: string) => void;
}

/** Drawn again only if one of its own checkboxes has changed. */
const LetterGroup = memo(function LetterGroup({ letters, checked, countText, open, onFold, ...columns }: LetterGroupProps) {
  return (
    <div>
      <FoldButton title={letters} countText={countText} open={open} onToggle={() => onFold(letters)} />
      <CheckboxColumns {...columns} isChecked={(key) => checked.split(',').includes(key)} label={letters} />
    </div>
  );
});
