import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Button } from './button';
import { Verbatim } from './verbatim';

/** What the line of a folded entry says of it. */
export interface EntrySummary {
  /** Who or what it is; '' while unknown. */
  name: string;
  detail: string;
}

/** Whether an entry can be folded. */
export interface EntryRow {
  /** Whether nothing is missing or wrong in it. */
  isDone: boolean;
  /** Whether an error is shown in it: it is never folded then, since the error summary links to its fields. */
  isRefused: boolean;
}

/** How entries fold to one line each. Only for several: a single entry stays open. */
export interface EntryFolding {
  rows: readonly EntryRow[];
  /** The line of a folded entry, usually an `EntryLine`. */
  lineOf: (index: number) => ReactNode;
  editLabel: string;
  doneLabel: string;
  /** Called by Done on an entry that is not, to show what it lacks. */
  onRefuse: (index: number) => void;
}

export interface EntryListProps {
  id: string;
  count: number;
  /** The heading of an entry, e.g. "Member 1"; `index` starts at 0. */
  titleOf: (index: number) => string;
  addLabel?: string;
  removeLabel?: string;
  /** False at the minimum number of entries. The text of each remove button is `removeLabel`, with the entry's title in its name. */
  canRemove: boolean;
  /** False at the maximum number of entries. */
  canAdd?: boolean;
  /** Said beside Add, such as why it `isAddRefused` for now. */
  addNote?: string | undefined;
  isAddRefused?: boolean | undefined;
  onAdd?: () => void;
  onRemove?: (index: number) => void;
  /** Entries do not fold without. */
  folding?: EntryFolding | undefined;
  /** Stands beside the heading of an open entry. */
  renderBesideTitle?: ((index: number) => ReactNode) | undefined;
  /** The fields of one entry. */
  children: (index: number) => ReactNode;
}

/**
 * Which entries are open. One is opened by Edit, by Add or as the first that is not done, and stays open until Done or
 * until another is opened: never while the visitor only moves on, which would pull what they aim at from under them.
 */
function useOpenEntries(folding: EntryFolding | undefined, count: number) {
  const opened = useRef<readonly number[]>([]);
  const [, redraw] = useState({});
  const { rows = [] } = folding ?? {};
  const first = rows.findIndex(({ isDone }) => !isDone);
  const isOpen = (index: number) => !rows[index] || opened.current.includes(index) || index === first || rows[index].isRefused;
  const all = Array.from({ length: count }, (_, index) => index);
  useLayoutEffect(() => {
    opened.current = all.filter(isOpen);
  });
  const set = (indexes: readonly number[]) => {
    opened.current = indexes;
    redraw({});
  };
  return {
    all,
    isOpen,
    /** Opens an entry and folds the others that are done. */
    open: (index: number) => set([...all.filter((other) => isOpen(other) && rows[other]?.isDone === false), index]),
    fold: (index: number) => set(opened.current.filter((other) => other !== index)),
    remove: (index: number) => set(opened.current.flatMap((other) => (other === index ? [] : other > index ? other - 1 : other))),
  };
}

/** Runs a change of an entry; once it is drawn, the entry has the focus, or the next one where it is gone. */
function useFocusAfterChange(list: RefObject<HTMLElement | null>, count: number) {
  const changed = useRef<number | null>(null);
  // A layout effect, so that a key pressed right after the change already has a focused element.
  useLayoutEffect(() => {
    // Only the buttons below move the focus; restored or prefilled entries do not.
    if (changed.current === null) return;
    const headings = list.current!.querySelectorAll<HTMLElement>('.charterform-entry-title');
    const heading = headings[Math.min(changed.current, count - 1)];
    (heading ?? list.current!.querySelector<HTMLElement>('button'))?.focus();
    changed.current = null;
  });

  return (index: number, action: (index: number) => void) => {
    changed.current = index;
    action(index);
  };
}

/** A folded entry in one line. */
export const EntryLine = ({ name, detail }: EntrySummary) => (
  <p>
    {name && (
      <strong>
        <Verbatim isName>{name}</Verbatim>
      </strong>
    )}{' '}
    <bdi key={detail}>{detail}</bdi>
  </p>
);

/** Add, and beside it what is said of it. */
const WithNote = ({ note, children }: { note: string | undefined; children: ReactNode }) =>
  note ? (
    <div className="charterform-add">
      {children} <small>{note}</small>
    </div>
  ) : (
    children
  );

/** Entries of the same kind, each with a heading. After a change the focus moves to the entry that it was about. */
export function EntryList(props: EntryListProps) {
  const {
    id,
    count,
    titleOf,
    addLabel,
    removeLabel,
    canRemove,
    canAdd = false,
    addNote,
    isAddRefused,
    onAdd,
    onRemove,
    folding,
    renderBesideTitle,
    children,
  } = props;
  const list = useRef<HTMLDivElement>(null);
  const entries = useOpenEntries(folding, count);
  const change = useFocusAfterChange(list, count);
  const finish = (index: number) => (folding!.rows[index]!.isDone ? change(index, entries.fold) : folding!.onRefuse(index));

  const add = canAdd && (
    <Button
      kind="add"
      disabled={isAddRefused}
      onClick={() => {
        change(count, entries.open);
        onAdd!();
      }}
    >
      {addLabel}
    </Button>
  );

  return (
    <div id={id} ref={list} className="charterform-entries">
      {entries.all.map((index) => {
        const title = titleOf(index);
        const titleId = `${id}-${index}-title`;
        const row = entries.isOpen(index) ? undefined : folding?.rows[index];
        const button = (label: string, onClick: () => void) => (
          <Button kind="link" label={`${label} ${title}`} onClick={onClick}>
            {label}
          </Button>
        );
        return (
          <section key={index} className="charterform-entry" data-folded={!!row || undefined} aria-labelledby={titleId}>
            <header>
              <h3 id={titleId} className="charterform-entry-title" tabIndex={-1}>
                {title}
              </h3>
              {row ? folding!.lineOf(index) : renderBesideTitle?.(index)}
              {row && button(folding!.editLabel, () => change(index, entries.open))}
              {canRemove &&
                button(removeLabel!, () => {
                  change(index, entries.remove);
                  onRemove!(index);
                })}
            </header>
            {!row && <div className="charterform-grid">{children(index)}</div>}
            {!row && folding && (
              <div>
                <Button kind="quiet" label={`${folding.doneLabel}: ${title}`} onClick={() => finish(index)}>
                  {folding.doneLabel}
                </Button>
              </div>
            )}
          </section>
        );
      })}
      <WithNote note={addNote}>{add}</WithNote>
    </div>
  );
}
