import { useState, type ReactNode } from 'react';
import { Icon } from './icon';
import { LiveRegion } from './live-region';
import { sortRows, type Sorting } from './sort-rows';

export interface SortColumn<Row> {
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** What the rows are sorted by; undefined for a row that stands last. */
  valueOf: (row: Row) => string | number | undefined;
  isAmount?: boolean;
}

export interface SortTableProps<Row> {
  caption: string;
  /** The first names the row. */
  columns: readonly [SortColumn<Row>, ...SortColumn<Row>[]];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Whether the row is the chosen one. */
  isChosen?: (row: Row) => boolean;
  /** The last cell of a row: what can be done with it. */
  action: (row: Row) => ReactNode;
  /** Names the column of actions. */
  actionLabel: string;
  /** Announces the order of the rows. */
  sortedText: (label: string, isDescending: boolean) => string;
  compareTexts: (one: string, other: string) => number;
}

/**
 * A table that is sorted by the buttons of its head. In a narrow container each row is a card, and the head a row of buttons;
 * the roles say that it is a table all the same.
 */
export function SortTable<Row>({ caption, columns, rows, keyOf, isChosen, action, actionLabel, ...texts }: SortTableProps<Row>) {
  const [first, ...others] = columns;
  const [{ key, isDescending }, setSorting] = useState<Sorting>({ key: first.key, isDescending: false });
  const [news, setNews] = useState('');
  const { valueOf } = columns.find((column) => column.key === key) ?? first;
  const sorted = sortRows(rows, valueOf, isDescending, texts.compareTexts);
  const sortBy = (column: SortColumn<Row>) => {
    const next = { key: column.key, isDescending: column.key === key && !isDescending };
    setSorting(next);
    setNews(texts.sortedText(column.label, next.isDescending));
  };
  return (
    <>
      {/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- the stylesheet makes cards of the rows, and browsers then forget the table */}
      <table role="table" className="charterform-sort-table">
        <caption className="charterform-hidden">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.key}
                role="columnheader"
                scope="col"
                data-amount={column.isAmount || undefined}
                aria-sort={column.key !== key ? 'none' : isDescending ? 'descending' : 'ascending'}
              >
                <button type="button" onClick={() => sortBy(column)}>
                  {column.label}
                  <Icon name="chevron" />
                </button>
              </th>
            ))}
            <th role="columnheader" scope="col">
              <span className="charterform-hidden">{actionLabel}</span>
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {sorted.map((row) => (
            <tr key={keyOf(row)} role="row" data-chosen={isChosen?.(row) || undefined}>
              <th role="rowheader" scope="row">
                {first.cell(row)}
              </th>
              {others.map((column) => (
                <td key={column.key} role="cell" data-amount={column.isAmount || undefined}>
                  {/* The head is no longer above it where the rows are cards. */}
                  <span className="charterform-cell-label" aria-hidden="true">
                    {column.label}
                  </span>
                  {column.cell(row)}
                </td>
              ))}
              <td role="cell">{action(row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {/* oxlint-enable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */}
      <LiveRegion message={news} />
    </>
  );
}
