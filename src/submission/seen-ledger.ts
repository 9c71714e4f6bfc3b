import type { Cents } from '../kernel/util/money';
import { readObject, type Wire } from '../kernel/util/read-wire';
import { sumBy } from '../kernel/util/collections';

/** An amount of the ledger as the visitor saw it. */
export interface SeenRow {
  name: string;
  state: string;
  kind: string;
  cents: Cents;
}

/** Amounts of one ledger at most, the largest of them in cents, and characters of its JSON. */
const maxRows = 500;
const maxCents = 100_000_000;
const maxLength = 262_144;

/** Characters of the texts of an amount. */
const maxLengths = { name: 191, state: 40, kind: 40 };

/**
 * The ledger that an order's post brings; none where it is broken, too long or adds up to less than nothing. It tells what the
 * visitor saw, never what the order costs.
 * @param json the field `ledger`
 */
export function readSeenLedger(json: unknown): SeenRow[] {
  const list = typeof json === 'string' && json.length <= maxLength ? parsed(json) : undefined;
  if (!Array.isArray(list) || list.length > maxRows) return [];
  const rows = list.map(readObject);
  if (!rows.every(({ cents }) => Number.isInteger(cents) && Math.abs(Number(cents)) <= maxCents)) return [];
  const total = sumBy(rows, ({ cents }) => Number(cents));
  return total < 0 || total > maxCents ? [] : rows.map(readRow);
}

const readRow = (wire: Wire): SeenRow => ({
  name: textOf(wire, 'name'),
  state: textOf(wire, 'state'),
  kind: textOf(wire, 'kind'),
  cents: Number(wire.cents),
});

/** A text in one line, without as many digits as a card number has. */
function textOf(wire: Wire, name: keyof typeof maxLengths): string {
  const text = wire[name];
  if (typeof text !== 'string') return '';
  const line = text.replace(/[\s\p{C}]+/gu, ' ').replace(/\p{Nd}(?:[\p{Zs}.\p{Pd}]{0,2}\p{Nd}){12,}/gu, '…');
  return [...line.trim()].slice(0, maxLengths[name]).join('');
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
