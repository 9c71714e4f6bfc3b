import { hasSubscription, isSubscription } from '../bundles/subscription-bundles';
import { orderedDomains } from '../cart/orders-domains';
import type { Cart, CartItem } from '../../kernel/facts/cart';
import { billingPeriod } from '../catalogue/billing-period';
import type { Facts } from '../../kernel/facts/facts';
import { priceLedger, type LedgerEntry } from '../pricing/price-ledger';
import { groupLabelOf, labelOf } from '../summary/line-labels';
import type { LineItem } from '../summary/line-items';
import { formatDay } from '../../kernel/text/format-date';
import type { Text } from '../../kernel/text/format-message';
import { addMonths } from '../../kernel/util/days';
import { groupBy, sumBy } from '../../kernel/util/collections';
import { formatPrice, type Cents } from '../../kernel/util/money';

/** What is due again without another order. */
export interface Renewal {
  label: string;
  date: string;
  /** With its period: "$125.00 / year". */
  price: string;
}

const dayIn = (months: number, { today }: Facts, text: Text) => formatDay(addMonths(today, months), text.locale);

/** After how many months an item of a cart is due again; 0 for what is paid once. */
function monthsIn(cart: Cart): (item: CartItem) => number {
  const isSubscribed = hasSubscription(cart);
  return (item) => (isSubscribed ? Number(isSubscription(item)) : item.duration);
}

/** What an entry of the ledger costs when it renews, in cents. */
const renewalOf = ({ count, parts }: LedgerEntry): Cents => count * sumBy(parts, (part) => (part.kind === 'base' ? part.cents : 0));

/** What an order comes to in each later year, in cents: all that renews, by the year (PLUS-01). */
export function yearlyRenewal(facts: Facts, cart: Cart): Cents {
  const monthsOf = monthsIn(cart);
  const ofProducts = sumBy(priceLedger(cart), (entry) => {
    const months = monthsOf(entry.item);
    return months > 0 ? Math.round((renewalOf(entry) * 12) / months) : 0;
  });
  return ofProducts + sumBy(orderedDomains(facts, cart), ({ renew }) => renew.amount);
}

/** What is due again of an order, as a server knows it: by the names of the catalogue (PLUS-08). */
export interface RenewalRow {
  /** Of a product or a domain. */
  name: string;
  state: string;
  /** In how many months it is due. */
  months: number;
  /** For how many months its price is. */
  period: number;
  cents: Cents;
}

/** What renews, product by product: at the same prices as in `renewals`. */
export function renewalRows(facts: Facts, cart: Cart): RenewalRow[] {
  const monthsOf = monthsIn(cart);
  const ofProducts = priceLedger(cart)
    .filter(({ item }) => monthsOf(item) > 0)
    .map((entry) => {
      const { name, state } = entry.item;
      const months = monthsOf(entry.item);
      return { name, state, months, period: months, cents: renewalOf(entry) };
    });
  const ofDomains = orderedDomains(facts, cart).map(({ domain, duration, renew }) => ({
    name: domain,
    state: '',
    months: duration * 12,
    period: 12,
    cents: renew.amount,
  }));
  return [...ofProducts, ...ofDomains];
}

/** What renews, when, and at which price of the catalogue: without coupon, or other reductions of the first time. */
export function renewals(facts: Facts, cart: Cart, text: Text): readonly Renewal[] {
  const monthsOf = monthsIn(cart);
  const renewal = (label: string, months: number, cents: Cents, period = months): Renewal => ({
    label,
    date: dayIn(months, facts, text),
    price: `${formatPrice(cents)} ${billingPeriod(period, text)}`,
  });
  const renewing = priceLedger(cart).filter(({ item }) => monthsOf(item) > 0);
  return [
    ...[...groupBy(renewing, ({ item }) => `${item.saveAs}|${monthsOf(item)}`)].map(([, entries]) => {
      const [{ item }] = entries;
      const label = entries.length > 1 ? groupLabelOf(item, entries.length, text) : labelOf(item, text);
      return renewal(label, monthsOf(item), sumBy(entries, renewalOf));
    }),
    ...orderedDomains(facts, cart).map(({ domain, duration, renew }) => renewal(domain, duration * 12, renew.amount, 12)),
  ];
}

/** What a line of the summary is, in a sentence: a fee that is passed on, paid once, or renewed; '' where it is not known. */
export function lineSentence({ class: kind, tooltipText, term, price }: LineItem, facts: Facts, text: Text): string {
  if (kind.endsWith('Fee')) return tooltipText;
  if (term) return text('review.renews', { date: dayIn(term, facts, text) });
  return term === 0 && price > 0 ? text('review.once') : '';
}
