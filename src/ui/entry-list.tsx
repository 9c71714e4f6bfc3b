import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button } from './button';

export interface EntryListProps {
  id: string;
  count: number;
  /** The heading of an entry, e.g. "Member 1"; index from 0. */
  titleOf: (index: number) => string;
  addLabel: string;
  /** The word on each remove button; its accessible name also carries the entry's title. */
  removeLabel: string;
  /** False at the least or most number of entries. */
  canRemove: boolean;
  canAdd?: boolean;
  onAdd: () => void;
  onRemove: (index: number) => void;
  /** The fields of one entry. */
  children: (index: number) => ReactNode;
}

/** Entries of the same kind, each with a heading. After Add and Remove the focus goes to where the change is. */
export function EntryList({ id, count, titleOf, addLabel, removeLabel, canRemove, canAdd = true, onAdd, onRemove, children }: EntryListProps) {
  const list = useRef<HTMLDivElement>(null);
  const changed = useRef<number | null>(null);

  // With the change itself: until an effect after the paint a key would go nowhere.
  useLayoutEffect(() => {
    // Only a change made here moves the focus: a restored or prefilled list must not.
    if (changed.current === null) return;
    const headings = list.current!.querySelectorAll<HTMLElement>('.charterform-entry-title');
    const heading = headings[Math.min(changed.current, count - 1)];
    (heading ?? list.current!.querySelector<HTMLElement>('button'))?.focus();
    changed.current = null;
  }, [count]);

  const change = (index: number, act: () => void) => {
    changed.current = index;
    act();
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
