import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { Icon } from './icon';
import { byGroup, type OptionRow } from './option-rows';
import type { SelectOption } from './select';
import { usePopup } from './use-popup';

/** Row counts of the windowed list: visible, rendered beyond the visible ones at each end, and scrolled before rendering again. */
const visibleRows = 8;
const overscanRows = 8;
const scrollStepRows = 4;

export const optionId = (listId: string, { position }: OptionRow) => `${listId}-${position}`;

export interface OptionPopupProps {
  /** The id of the listbox. */
  id: string;
  /** The accessible name of the listbox. */
  label: string;
  /** The element the popup is positioned against. */
  anchor: RefObject<HTMLElement | null>;
  rows: readonly OptionRow[];
  /** The key of the active option (aria-activedescendant), '' for none; it is scrolled into view. */
  active: string;
  chosen: readonly string[];
  multiple?: boolean;
  /** Shown above the options, or alone when there are none. */
  message?: string;
  onPick: (option: SelectOption) => void;
}

/** Keeps the target row in view, and says at which row the visible ones begin. */
function useScrolledRows(list: RefObject<HTMLElement | null>, rows: readonly OptionRow[], target: string | undefined) {
  const [top, setTop] = useState(0);
  // Takes the element instead of reading the ref: a scroll event may arrive after the list is gone.
  const updateTop = (box: HTMLElement) => setTop(Math.floor(box.scrollTop / rowHeight(box) / scrollStepRows) * scrollStepRows);

  useLayoutEffect(() => {
    const { current } = list;
    if (!current) return;
    const height = rowHeight(current);
    const index = Math.max(
      rows.findIndex(({ option }) => option?.key === target),
      0,
    );
    // Scroll far enough to show the heading above the first option of a group.
    const start = (rows[index - 1] && !rows[index - 1]!.option ? index - 1 : index) * height;
    const end = (index + 1) * height - (current.clientHeight || visibleRows * height);
    if (current.scrollTop > start) current.scrollTop = start;
    else if (current.scrollTop < end) current.scrollTop = end;
    updateTop(current);
  }, [list, rows, target]);

  return { top, updateTop };
}

/** The listbox of a combobox, whose input keeps the focus. Only the rows around the visible ones are rendered. */
export function OptionPopup({ id, label, anchor, rows, active, chosen, multiple, message, onPick }: OptionPopupProps) {
  const popup = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  // Without an active option, scroll to the current choice.
  const { top, updateTop } = useScrolledRows(list, rows, active || (multiple ? '' : chosen[0]));
  usePopup(popup, anchor);

  const first = Math.max(top - overscanRows, 0);
  const rendered = rows.slice(first, top + visibleRows + scrollStepRows + overscanRows);
  const renderOption = (row: OptionRow) => {
    const { key, label: optionLabel, disabled } = row.option!;
    return (
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the input keeps the focus and handles the keys
      <div
        key={key}
        id={optionId(id, row)}
        role="option"
        tabIndex={-1}
        aria-selected={chosen.includes(key)}
        aria-disabled={disabled || undefined}
        aria-posinset={row.position}
        aria-setsize={rows.at(-1)!.position}
        data-active={key === active || undefined}
        onClick={() => !disabled && onPick(row.option!)}
      >
        <span>{optionLabel}</span>
        {chosen.includes(key) && <Icon name="good" />}
      </div>
    );
  };

  return (
    // A press on the list must not blur the input.
    <div ref={popup} role="presentation" className="charterform-options" onMouseDown={(event) => event.preventDefault()}>
      {message && <p>{message}</p>}
      {rows.length > 0 && (
        <div
          ref={list}
          id={id}
          role="listbox"
          // Some browsers make scrollable elements tab stops; the focus must stay in the input.
          tabIndex={-1}
          aria-label={label}
          aria-multiselectable={multiple || undefined}
          onScroll={(event) => updateTop(event.currentTarget)}
        >
          <div role="presentation" style={{ height: `${rows.length * rowEm}em`, paddingTop: `${first * rowEm}em` }}>
            {byGroup(rendered).map(({ group, rows: groupRows }) =>
              group ? (
                <div key={`group ${group}`} role="group" aria-label={group}>
                  {groupRows.map((row) =>
                    row.option ? (
                      renderOption(row)
                    ) : (
                      <b key="" aria-hidden="true">
                        {group}
                      </b>
                    ),
                  )}
                </div>
              ) : (
                groupRows.map(renderOption)
              ),
            )}
          </div>
        </div>
      )}
    </div>
  );
}

/** The height of a row: 40 px at a font size of 16 px (FIELD-10). */
const rowEm = 2.5;

const rowHeight = (list: HTMLElement) => rowEm * (parseFloat(getComputedStyle(list).fontSize) || 16);
