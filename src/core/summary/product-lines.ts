import { readAdditionalLabels } from '../bundles/bundle-config';
import { cartItemKey } from '../cart-items/cart-operations';
import { groupBy } from '../util/group-by';
import { yearsLabel } from '../catalogue/product-lookup';
import type { Facts } from '../facts/facts';
import { pricesOf, type LedgerEntry, type Portion } from '../pricing/price-ledger';
import { sortByLabel } from '../reference/options';
import type { Text } from '../text/format-message';
import { blankLine } from './blank-line';
import { groupLabelOf, includedLabels, labelOf, placeAndDuration, subLabelOf } from './line-labels';
import type { LineItem, SubLine } from './line-item';

/** What a product's own line asks for; the state's fee and the bank's have lines of their own. */
const ours: readonly Portion[] = ['base', 'surcharge'];

/** The entries of the ledger that share a line; there is at least one. */
type Group = readonly [LedgerEntry, ...LedgerEntry[]];

/**
 * The lines of what is bought, in the order of the cart: a bundle with what it holds, a product of several states, the
 * domains, a vehicle with its filings, and every other product by itself.
 */
export function productLines(facts: Facts, ledger: readonly LedgerEntry[], text: Text): LineItem[] {
  const groups = groupBy(ledger, lineKeyOf);
  const primary = ledger.find(({ item }) => item.isBundle)?.item;
  const vehicles = [...groups].filter(([, [{ item }]]) => isVehicle(item)).map(([key]) => key);
  return [...groups].flatMap(([key, group]): LineItem[] => {
    const [{ item, namedBy }] = group;
    const line: LineItem = { ...lineOf(group, facts, text), key };
    if (namedBy.hideLineItem) return line.price === 0 ? [] : [otherItems(line, text)];
    if (namedBy.isBundle) return [bundleLine(line, group, namedBy === primary, facts, text)];
    if (isVehicle(item)) return [vehicleLine(line, group, vehicles.indexOf(key), text)];
    if (isDomain(item)) return [domainLine(line, facts, text)];
    return [group.length > 1 ? multiStateLine(line, group, text) : line];
  });
}

const isVehicle = ({ vehicleKey }: LedgerEntry['item']) => vehicleKey !== '';
const isDomain = ({ type }: LedgerEntry['item']) => type === 'domain';

/** What tells one line from another: entries with the same share theirs. */
function lineKeyOf({ item, namedBy }: LedgerEntry): string {
  if (namedBy.hideLineItem) return 'other';
  if (namedBy.isBundle) return `bundle|${cartItemKey(namedBy)}`;
  if (isVehicle(item)) return `vehicle|${item.vehicleKey}`;
  if (isDomain(item)) return 'domain';
  return item.multiState ? `states|${item.saveAs}` : cartItemKey(item);
}

function lineOf(group: Group, facts: Facts, text: Text): LineItem {
  // A bundle's own words stand on its line, wherever in the cart it comes.
  const { namedBy: item } = group[0];
  return {
    ...blankLine,
    label: labelOf(item, text),
    subLabel: subLabelOf(item, facts, text),
    ...pricesOf(group, ours),
    tooltipText: item.tooltipText,
    order: item.order,
  };
}

/**
 * A product kept out of the summary has no line (SUMM-04). What it costs is paid all the same, so it stands in one
 * line with all such: a total that is more than its lines would be a lie.
 */
const otherItems = ({ key, price, originalPrice }: LineItem, text: Text): LineItem => ({
  ...blankLine,
  key,
  label: text('summary.otherItems'),
  price,
  originalPrice,
});

/** A bundle with what it includes; the surcharges of its filings are paid on its line. */
function bundleLine(line: LineItem, group: Group, isPrimary: boolean, { config }: Facts, text: Text): LineItem {
  const bundle = config.bundles.find(({ product_id }) => product_id === group[0].namedBy.product_id);
  return {
    ...line,
    type: 'bundle',
    class: isPrimary ? 'primary' : '',
    included: [...includedLabels(group.map(({ item }) => item), text), ...(bundle ? readAdditionalLabels(bundle) : [])],
  };
}

/** A product of several states, each by the name of its jurisdiction (SUMM-03, SUMM-16). */
const multiStateLine = (line: LineItem, group: Group, text: Text): LineItem => ({
  ...line,
  type: 'multiState',
  label: groupLabelOf(group[0].item, group.length, text),
  subLabel: '',
  subLineItems: sortByLabel(
    group.map((entry) => subLineOf(entry, placeAndDuration(entry.item, text))),
    text.locale,
  ),
});

/** One vehicle and all that is filed for it (SUMM-03, SUMM-19). */
const vehicleLine = (line: LineItem, group: Group, vehicleIndex: number, text: Text): LineItem => ({
  ...line,
  type: 'vehicle',
  label: text('summary.vehicle', { number: vehicleIndex + 1 }),
  subLabel: '',
  vehicleKey: group[0].item.vehicleKey,
  vehicleIndex,
  vehicleLineItems: group.map((entry) => subLineOf(entry, labelOf(entry.item, text))),
});

/** The domains that the visitor has picked, each with its years (SUMM-03, SUMM-19). */
const domainLine = (line: LineItem, { domains }: Facts, text: Text): LineItem => ({
  ...line,
  type: 'domain',
  domainLineItems: domains.map(({ domain, duration }) => ({ domain, duration: yearsLabel(duration * 12, text) })),
});

const subLineOf = (entry: LedgerEntry, label: string): SubLine => ({
  key: cartItemKey(entry.item),
  label,
  ...pricesOf([entry], ours),
});
