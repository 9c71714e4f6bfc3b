import type { Message } from '../kernel/text/format-message';
import { dollarsToCents, formatPrice } from '../kernel/util/money';
import { readList, readObject, readText, type Wire } from '../kernel/util/read-wire';

/** What a server tells of the order that it holds under a key, never about the visitor (SUBM-55). */
export interface HeldOrder {
  /** ISO 8601, with its time zone. */
  received_at: string;
  invoice_numbers: readonly string[];
  /** In dollars. */
  total?: number;
}

/**
 * What a 409 says of the post that its key belongs to (NET-08): it is still being processed, or it is another order. `held`
 * is null where nothing was ordered under the key, and left out where the server does not tell.
 */
export type Conflict = 'running' | { held?: HeldOrder | null };

/** Undefined for anything else than an order with a time. */
export function readHeldOrder(value: unknown): HeldOrder | undefined {
  const { received_at, invoice_numbers, total } = readObject(value);
  const receivedAt = readText(received_at);
  if (Number.isNaN(Date.parse(receivedAt))) return undefined;
  return {
    received_at: receivedAt,
    invoice_numbers: readList(invoice_numbers).map(readText).filter(Boolean),
    ...(dollarsToCents(total) !== undefined && { total: Number(total) }),
  };
}

/** Reads the body of a 409; undefined where it does not say why (NET-08). */
export function readConflict({ code, order }: Wire): Conflict | undefined {
  if (code === 'still_working') return 'running';
  if (code !== 'other_order') return undefined;
  if (order === null) return { held: null };
  const held = readHeldOrder(order);
  return held ? { held } : {};
}

/** The order in sentences, for the parameter `{details}` of one of ours. */
export const heldSentences = ({ received_at, invoice_numbers, total }: HeldOrder): readonly Message[] => [
  { key: 'submission.held.received', params: { received: { time: received_at } } },
  ...(invoice_numbers.length > 0
    ? [{ key: 'submission.held.invoice', params: { invoice: invoice_numbers.join(', ') } } satisfies Message]
    : []),
  ...(total === undefined
    ? []
    : [{ key: 'submission.held.total', params: { total: formatPrice(dollarsToCents(total) ?? 0) } } satisfies Message]),
];
