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
  /** Of a group none of which is chosen, e.g. "7 states". */
  total: (count: number) => string;
}

export interface SearchableCheckboxesProps extends CheckboxColumnsProps {
  texts: CheckboxTexts;
  /** Where the list is folded by letters, the group of this option is open at first, or else the first group. */
  lastChosen?: string | undefined;
  /** Between the search and the checkboxes. */
  children?: ReactNode;
}

/** More checkboxes than this are searched and stand in groups by their letters. */
export const maxPlainCheckboxes = 8;
/** A group with so many ends where the next letter begins. */
const enoughInGroup = 5;

/** Checkboxes with a search if there are many. Goes inside a GroupFrame. */
export function SearchableCheckboxes({ texts, lastChosen, children, ...columns }: SearchableCheckboxesProps) {
  const [query, setQuery] = useState('');
  const { options } = columns;
  const isLong = options.length > maxPlainCheckboxes;
  // In their own order: by rank, they would move while the visitor types.
  const found = query ? options.filter(matcherOf(query)) : options;
  const list =
    // What is found is never folded.
    isLong && found.length === options.length ? (
      <LetterGroups {...columns} texts={texts} lastChosen={lastChosen} />
    ) : (
      <CheckboxColumns {...columns} options={found} />
    );
  return (
    <>
      {isLong && <SearchBox label={texts.search} query={query} onQuery={setQuery} news={texts.found(found.length)} />}
      <div className="charterform-check-list">
        {children}
        {found.length > 0 ? list : <p className="charterform-hint">{texts.noneFound}</p>}
      </div>
    </>
  );
}

/** The letter or digit under which an option stands: "c" for ".com". */
const letterOf = ({ label }: CheckboxColumn) => /[\p{L}\d]/u.exec(label)?.[0];

interface Letters {
  /** "A–C". */
  letters: string;
  group: readonly CheckboxColumn[];
}

/** Cuts a sorted list into groups of whole letters. */
function letterGroups(options: readonly CheckboxColumn[]): readonly Letters[] {
  const groups: CheckboxColumn[][] = [];
  for (const option of options) {
    const group = groups.at(-1);
    if (group && (group.length < enoughInGroup || letterOf(group.at(-1)!) === letterOf(option))) group.push(option);
    else groups.push([option]);
  }
  return groups.map((group) => ({ group, letters: [...new Set([group[0]!, group.at(-1)!].map(letterOf))].join('–') }));
}

/** Groups of letters in two columns of about the same height; each group has a line for its letters. */
function twoColumns(groups: readonly Letters[]): readonly (readonly Letters[])[] {
  const heights = groups.map(({ group }) => group.length + 1);
  const half = heights.reduce((sum, height) => sum + height, 0) / 2;
  let above = 0;
  const isLeft = heights.map((height) => {
    const middle = above + height / 2;
    above += height;
    return middle <= half;
  });
  return [groups.filter((_, index) => isLeft[index]), groups.filter((_, index) => !isLeft[index])];
}

/** In two columns under their letters; in a narrow form below each other behind buttons. */
function LetterGroups({ texts, options, isChecked, lastChosen, ...columns }: Omit<SearchableCheckboxesProps, 'children'>) {
  const groups = useMemo(() => letterGroups(options), [options]);
  const sides = useMemo(() => twoColumns(groups), [groups]);
  const [isOpen, setOpen] = useState<Readonly<Record<string, boolean>>>(() => {
    const first = groups.find(({ group }) => group.some(({ key }) => key === lastChosen)) ?? groups[0]!;
    return { [first.letters]: true };
  });
  const toggle = useCallback((letters: string) => setOpen((last) => ({ ...last, [letters]: !last[letters] })), []);
  return (
    <div className="charterform-letters">
      {sides.map((side, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the left one and the right one
        <div key={index}>
          {side.map(({ group, letters }) => {
            const checked = checkedOf(group, isChecked);
            return (
              <LetterGroup
                {...columns}
                key={letters}
                options={group}
                letters={letters}
                checked={checked.join()}
                countText={checked.length > 0 ? texts.chosen(checked.length, group.length) : texts.total(group.length)}
                open={!!isOpen[letters]}
                onFold={toggle}
              />
            );
          })}
        </div>
      ))}
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
    <div className="charterform-letter">
      <FoldButton title={letters} countText={countText} open={open} onToggle={() => onFold(letters)} />
      <CheckboxColumns {...columns} isChecked={(key) => checked.split(',').includes(key)} label={letters} />
    </div>
  );
});
