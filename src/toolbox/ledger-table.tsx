import type { LedgerRow } from '../commerce/pricing/price-ledger';
import { formatPrice } from '../kernel/util/money';
import { sumBy } from '../kernel/util/collections';

/** Every amount of the order, and the sum of each item. */
export function LedgerTable({ rows }: { rows: readonly LedgerRow[] }) {
  return <table>{itemsOf(rows).map(itemRows)}</table>;
}

function itemRows(rows: readonly LedgerRow[], index: number) {
  return (
    <tbody key={index}>
      <tr>
        <th scope="rowgroup">{nameOf(rows[0]!)}</th>
        <td>{formatPrice(sumBy(rows, ({ cents }) => cents))}</td>
      </tr>
      {rows.map(({ kind, cents }, part) => (
        <tr key={part}>
          <td>{kind}</td>
          <td>{formatPrice(cents)}</td>
        </tr>
      ))}
    </tbody>
  );
}

export const nameOf = ({ name, state }: Pick<LedgerRow, 'name' | 'state'>) => (state ? `${name} (${state})` : name || '–');

/** Rows that stand together and are of one name and state. */
function itemsOf(rows: readonly LedgerRow[]): LedgerRow[][] {
  const items: LedgerRow[][] = [];
  for (const row of rows) {
    const last = items.at(-1);
    if (last && nameOf(last[0]!) === nameOf(row)) last.push(row);
    else items.push([row]);
  }
  return items;
}
