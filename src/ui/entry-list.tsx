import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button } from './button';

export interface EntryListProps {
  id: string;
  count: number;
  /** The heading of an entry, e.g. "Member 1"; `index` starts at 0. */
  titleOf: (index: number) => string;
  addLabel: string;
  /** The text of each remove button; the entry's title is added to its accessible name. */
  removeLabel: string;
  /** False at the minimum number of entries. */
  canRemove: boolean;
  /** False at the maximum number of entries. */
  canAdd?: boolean;
  onAdd: () => void;
  onRemove: (index: number) => void;
  /** The fields of one entry. */
  children: (index: number) => ReactNode;
}

/** Entries of the same kind, each with a heading. After Add or Remove the focus moves to the entry at the changed index. */
export function EntryList({ id, count, titleOf, addLabel, removeLabel, canRemove, canAdd = true, onAdd, onRemove, children }: EntryListProps) {
  const list = useRef<HTMLDivElement>(null);
  const changed = useRef<number | null>(null);

  // A layout effect, so that a key pressed right after the change already has a focused element.
  useLayoutEffect(() => {
    // Only the buttons below move the focus; restored or prefilled entries do not.
    if (changed.current === null) return;
    const headings = list.current!.querySelectorAll<HTMLElement>('.charterform-entry-title');
    const heading = headings[Math.min(changed.current, count - 1)];
    (heading ?? list.current!.querySelector<HTMLElement>('button'))?.focus();
    changed.current = null;
  }, [count]);

  const change = (index: number, action: () => void) => {
    changed.current = index;
    action();
  };

  return (
    <div id={id} ref={list} className="charterform-entries">
      {Array.from({ length: count }, (_, index) => {
        const title = titleOf(index);
        const titleId = `${id}-${index}-title`;
        return (
          <section key={index} className="charterform-entry" aria-labelledby={titleId}>
            <header>
              <h3 id={titleId} className="charterform-entry-title" tabIndex={-1}>
                {title}
              </h3>
              {canRemove && (
                <Button kind="link" label={`${removeLabel} ${title}`} onClick={() => change(index, () => onRemove(index))}>
                  {removeLabel}
                </Button>
              )}
            </header>
            <div className="charterform-grid">{children(index)}</div>
          </section>
        );
      })}
      {canAdd && (
        <Button kind="add" onClick={() => change(count, onAdd)}>
          {addLabel}
        </Button>
      )}
    </div>
  );
}
