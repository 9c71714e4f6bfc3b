import type { ReactNode } from 'react';
import { checkedOf } from './checkbox-columns';
import { FoldButton } from './fold-button';
import { SearchableCheckboxes, type SearchableCheckboxesProps } from './searchable-checkboxes';

export interface FoldedCheckboxesProps extends SearchableCheckboxesProps {
  /** The button that opens the list. */
  title: string;
  open: boolean;
  onOpen: (open: boolean) => void;
  /** What is chosen of them, above the search. */
  chosen?: ReactNode;
}

/** Many checkboxes behind a button that says how many are chosen. Goes inside a GroupFrame. */
export function FoldedCheckboxes({ title, open, onOpen, chosen, ...list }: FoldedCheckboxesProps) {
  const { options, isChecked, texts } = list;
  return (
    <div className="charterform-fold">
      <FoldButton
        title={title}
        countText={texts.chosen(checkedOf(options, isChecked).length, options.length)}
        open={open}
        onToggle={() => onOpen(!open)}
      />
      {open && (
        <div>
          {chosen}
          <SearchableCheckboxes {...list} />
        </div>
      )}
    </div>
  );
}
