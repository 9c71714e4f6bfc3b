import { isPaymentKind } from '../kernel/page-config/payment-kinds';
import type { Milestone } from '../commerce/review/milestones';
import type { OrderSummary, SummaryRow } from '../commerce/review/order-summary';
import type { Receipt } from '../commerce/review/receipt';
import type { Renewal } from '../commerce/review/renewals';
import { isPlainObject } from '../kernel/util/plain-object';
import { readObject } from '../kernel/util/read-wire';

/** A stored receipt; undefined unless all of it is as it was written: a receipt without one of its lines would be wrong. */
export function readReceipt(stored: unknown): Receipt | undefined {
  const { email, order, renewals, milestones, way, kind = way } = readObject(stored);
  const isReceipt =
    typeof email === 'string' &&
    isListOf<Renewal>(renewals, (renewal) => hasTexts(renewal, 'label', 'date', 'price')) &&
    (order === undefined || isOrder(order)) &&
    (kind === undefined || isPaymentKind(kind)) &&
    (milestones === undefined || isListOf<Milestone>(milestones, (milestone) => hasTexts(milestone, 'title', 'note', 'day', 'date')));
  return isReceipt
    ? { email, renewals, order, milestones: milestones as readonly Milestone[] | undefined, ...(kind && { kind }) }
    : undefined;
}

const isOrder = (order: unknown): order is OrderSummary =>
  hasTexts(order, 'missing', 'totalLabel', 'total', 'savings') &&
  ['undefined', 'string'].includes(typeof order.coupon) &&
  isListOf<SummaryRow>(order.rows, isRow);

const isRow = (row: unknown): boolean =>
  hasTexts(row, 'key', 'label', 'price', 'originalPrice', 'tooltipText', 'kind') &&
  isListOf<string>(row.subLabels, (subLabel) => typeof subLabel === 'string') &&
  isListOf(row.parts, (part) => hasTexts(part, 'key', 'label', 'price'));

const hasTexts = (value: unknown, ...names: readonly string[]): value is Record<string, unknown> =>
  isPlainObject(value) && names.every((name) => typeof value[name] === 'string');

const isListOf = <Entry>(value: unknown, isEntry: (entry: unknown) => boolean): value is Entry[] =>
  Array.isArray(value) && value.every(isEntry);
