import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { Icon } from './icon';
import { byGroup, type OptionRow } from './option-rows';
import type { SelectOption } from './select';
import { usePopup } from './use-popup';

/** Rows drawn beyond those seen, and how many a step of scrolling brings in. */
const spareRows = 8;
const seenRows = 8;
const stepRows = 4;

export const optionId = (listId: string, { place }: OptionRow) => `${listId}-${place}`;

export interface OptionPopupProps {
  /** The id of the listbox. */
  id: string;
  /** The accessible name of the listbox. */
  label: string;
  /** What the popup hangs on. */
  anchor: RefObject<HTMLElement | null>;
  rows: readonly OptionRow[];
  /** The key of the option that the keys have reached, '' for none; it is scrolled into view. */
  active: string;
  chosen: readonly string[];
  multiple?: boolean;
  /** Stands above the options, or in their place where there are none. */
  message?: string;
  onPick: (option: SelectOption) => void;
}

/** The popup list of a field that keeps the focus itself. Of a long list only what is seen is drawn. */
export function OptionPopup({ id, label, anchor, rows, active, chosen, multiple, message, onPick }: OptionPopupProps) {
  const popup = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  // A list opened by a click shows the choice it has.
  const wanted = active || (multiple ? '' : chosen[0]);
  usePopup(popup, anchor);

  // Scrolling may still be told of once the list is gone.
  const follow = (box: HTMLElement) => setTop(Math.floor(box.scrollTop / rowHeight(box) / stepRows) * stepRows);

  useLayoutEffect(() => {
    const { current } = list;
    if (!current) return;
    const height = rowHeight(current);
    const at = Math.max(rows.findIndex(({ option }) => option?.key === wanted), 0);
    // The first option of a group comes with its heading.
    const start = (rows[at - 1] && !rows[at - 1]!.option ? at - 1 : at) * height;
    const end = (at + 1) * height - (current.clientHeight || seenRows * height);
    if (current.scrollTop > start) current.scrollTop = start;
    else if (current.scrollTop < end) current.scrollTop = end;
    follow(current);
  }, [rows, wanted]);

  const first = Math.max(top - spareRows, 0);
  const drawn = rows.slice(first, top + seenRows + stepRows + spareRows);
  const option = (row: OptionRow) => {
    const { key, label: words, disabled } = row.option!;
    return (
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the field's, which keeps the focus
      <div
        key={key}
        id={optionId(id, row)}
        role="option"
        tabIndex={-1}
        aria-selected={chosen.includes(key)}
        aria-disabled={disabled || undefined}
        aria-posinset={row.place}
        aria-setsize={rows.at(-1)!.place}
        data-active={key === active || undefined}
        onClick={() => !disabled && onPick(row.option!)}
      >
        <span>{words}</span>
        {chosen.includes(key) && <Icon name="check" />}
      </div>
    );
  };

  return (
    // A press on the list must not take the focus out of the field.
    <div ref={popup} role="presentation" className="charterform-options" onMouseDown={(event) => event.preventDefault()}>
      {message && <p>{message}</p>}
      {rows.length > 0 && (
        <div
          ref={list}
          id={id}
          role="listbox"
          // What scrolls is a stop for Tab in some browsers; the field keeps the focus and the keys.
          tabIndex={-1}
          aria-label={label}
          aria-multiselectable={multiple || undefined}
          onScroll={(event) => follow(event.currentTarget)}
        >
          <div role="presentation" style={{ height: `${rows.length * rowEm}em`, paddingTop: `${first * rowEm}em` }}>
            {byGroup(drawn).map(({ group, rows: part }) =>
              group ? (
                <div key={`group ${group}`} role="group" aria-label={group}>
                  {part.map((row) => (row.option ? option(row) : <b key="" aria-hidden="true">{group}</b>))}
                </div>
              ) : (
                part.map(option)
              ),
            )}
          </div>
        </div>
      )}
    </div>
  );
}

/** 40 px at the usual size of 16 (FIELD-10). */
const rowEm = 2.5;

const rowHeight = (list: HTMLElement) => rowEm * (parseFloat(getComputedStyle(list).fontSize) || 16);
