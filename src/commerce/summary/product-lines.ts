import { cartItemKey } from '../items/cart-operations';
import { hasRole } from '../items/item-role';
import { plateOf, vehicleName, vehiclesOf } from '../vehicles/vehicles';
import { platesRole } from '../../kernel/reference/product-roles';
import { groupBy } from '../../kernel/util/collections';
import { yearsLabel } from '../catalogue/product-lookup';
import type { Facts } from '../../kernel/facts/facts';
import { pricesOf, type LedgerEntry, type Portion } from '../pricing/price-ledger';
import { sortByLabel } from '../../kernel/reference/options';
import { domainRole } from '../../kernel/reference/product-roles';
import type { Text } from '../../kernel/text/format-message';
import { blankLine } from './blank-line';
import { groupLabelOf, includedLabels, labelOf, stateAndDuration, subLabelOf } from './line-labels';
import type { LineItem, SubLine } from './line-item';

/** The portions in a product's own line; state fees and card fees have lines of their own. */
const ours: readonly Portion[] = ['base', 'surcharge'];

/** The ledger entries that share a line. */
type LineEntries = readonly [LedgerEntry, ...LedgerEntry[]];

/**
 * The product lines, in the order of the cart: one for each bundle with its products, for each product of several
 * states, for all domains, for each vehicle with its filings, and for every other product.
 */
export function productLines(facts: Facts, ledger: readonly LedgerEntry[], text: Text): LineItem[] {
  const entriesByLine = [...groupBy(ledger, (entry) => lineKeyOf(facts, entry))];
  const primary = ledger.find(({ item }) => item.isBundle)?.item;
  return entriesByLine.flatMap(([key, entries]): LineItem[] => {
    const [{ item, namedBy }] = entries;
    const line: LineItem = { ...lineOf(entries, facts, text), key };
    if (namedBy.hideLineItem) return line.price === 0 ? [] : [otherItems(line, text)];
    if (namedBy.isBundle) return [bundleLine(line, entries, namedBy === primary, text)];
    if (isVehicle(item)) return [vehicleLine(line, entries, facts, text)];
    if (isDomain(facts, item)) return [domainLine(line, facts, text)];
    return [entries.length > 1 ? multiStateLine(line, entries, text) : line];
  });
}

const isVehicle = ({ vehicleKey }: LedgerEntry['item']) => vehicleKey !== '';
const isDomain = (facts: Facts, item: LedgerEntry['item']) => hasRole(facts, item, domainRole);

/** Entries with the same key share a line. */
function lineKeyOf(facts: Facts, { item, namedBy }: LedgerEntry): string {
  if (namedBy.hideLineItem) return 'other';
  if (namedBy.isBundle) return `bundle|${cartItemKey(namedBy)}`;
  if (isVehicle(item)) return `vehicle|${item.vehicleKey}`;
  if (isDomain(facts, item)) return 'domain';
  return item.multiState ? `states|${item.saveAs}` : cartItemKey(item);
}

function lineOf(entries: LineEntries, facts: Facts, text: Text): LineItem {
  // Not `item`: one of a bundle's products may come before the bundle in the cart.
  const { namedBy: item } = entries[0];
  return {
    ...blankLine,
    label: labelOf(item, text),
    subLabel: subLabelOf(item, facts, text),
    ...(item.includedInBothCompanies && { isForBoth: true }),
    ...pricesOf(entries, ours),
    tooltipText: item.tooltipText,
    term: !item.isBundle && entries.every((entry) => entry.item.duration === item.duration) ? item.duration : undefined,
    order: item.order,
  };
}

/** One line for all hidden products (SUMM-04) that cost something: the lines must add up to the total. */
const otherItems = ({ key, price, originalPrice }: LineItem, text: Text): LineItem => ({
  ...blankLine,
  key,
  label: text('summary.otherItems'),
  price,
  originalPrice,
});

/** A bundle with the labels of what it includes, and what is left out (CART-31). Its price contains its surcharges. */
function bundleLine(line: LineItem, entries: LineEntries, isPrimary: boolean, text: Text): LineItem {
  const { additionalLabels, leftOut } = entries[0].namedBy;
  return {
    ...line,
    type: 'bundle',
    class: isPrimary ? 'primary' : '',
    included: [
      ...includedLabels(
        entries.map(({ item }) => item),
        text,
      ),
      ...additionalLabels,
    ],
    leftOut: leftOut.length > 0 ? text('summary.leftOut', { items: leftOut.join(', ') }) : '',
  };
}

/** A product of several states, with a sub-line for each, sorted by name (SUMM-03, SUMM-16). */
const multiStateLine = (line: LineItem, entries: LineEntries, text: Text): LineItem => ({
  ...line,
  type: 'multiState',
  label: groupLabelOf(entries[0].item, entries.length, text),
  subLabel: '',
  subLineItems: sortByLabel(
    entries.map((entry) => subLineOf(entry, stateAndDuration(entry.item, text))),
    text.locale,
  ),
});

/** One vehicle, with a sub-line for each of its filings (SUMM-03, SUMM-19). */
function vehicleLine(line: LineItem, entries: LineEntries, facts: Facts, text: Text): LineItem {
  const { vehicleKey } = entries[0].item;
  const vehicles = vehiclesOf(facts.values);
  const vehicleIndex = vehicles.findIndex((vehicle) => vehicle.vehicleKey === vehicleKey);
  const vehicle = vehicles[vehicleIndex] ?? {};
  const plate = plateOf(vehicle).name;
  return {
    ...line,
    type: 'vehicle',
    label: text('summary.vehicle', { number: vehicleIndex + 1 }),
    subLabel: vehicleName(vehicle),
    vehicleKey,
    vehicleIndex,
    vehicleLineItems: entries.map((entry) => {
      const isNamed = plate !== '' && hasRole(facts, entry.item, platesRole);
      return subLineOf(entry, isNamed ? `${labelOf(entry.item, text)}, ${plate}` : labelOf(entry.item, text));
    }),
  };
}

/** All domains that the visitor has picked, with their durations (SUMM-03, SUMM-19). */
const domainLine = (line: LineItem, { domains }: Facts, text: Text): LineItem => ({
  ...line,
  type: 'domain',
  term: undefined,
  domainLineItems: domains.map(({ domain, duration }) => ({ domain, duration: yearsLabel(duration * 12, text) })),
});

const subLineOf = (entry: LedgerEntry, label: string): SubLine => ({
  key: cartItemKey(entry.item),
  label,
  ...pricesOf([entry], ours),
});
