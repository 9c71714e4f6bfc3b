import { estimatedDate, filingDays } from '../catalogue/filing-times';
import { productForRole } from '../catalogue/product-lookup';
import type { Cart, CartItem } from '../../kernel/facts/cart';
import { isOfState } from '../../kernel/facts/catalogue';
import type { Facts } from '../../kernel/facts/facts';
import { optionalChoices } from '../optional/optional-choices';
import { stateName } from '../../kernel/reference/states';
import { labelOf } from '../summary/line-labels';
import { formatWeekday } from '../../kernel/text/format-date';
import type { Text } from '../../kernel/text/format-message';
import { groupBy } from '../../kernel/util/collections';

/** What happens to an order, and on which day. */
export interface Milestone {
  title: string;
  note: string;
  /** `YYYY-MM-DD`. */
  day: string;
  /** That day in words. */
  date: string;
}

const inHours = (hours: number) => ({ filed_in: { days: 0, hours } });

/** The names of the optional products that are ordered, among which are those that make a filing faster. */
const expeditesOf = (facts: Facts): string[] => optionalChoices(facts).map(({ role }) => productForRole(facts, role)?.name ?? '');

/**
 * Working days until the last of some items is filed (PRICE-10); undefined where one is filed in a way that the catalogue
 * has no time for, or nothing is.
 */
export function daysUntilFiled(facts: Facts, items: readonly CartItem[]): number | undefined {
  const hours = items.flatMap((item) => methodOf(item)?.filedIn ?? []);
  if (hours.length === 0 || hours.includes(0)) return undefined;
  return filingDays(inHours(Math.max(...hours)), expeditesOf(facts));
}

/** The steps of an order that its catalogue tells the days of: it is received, filed, and its documents are there (PRICE-11). */
export function milestones(facts: Facts, cart: Cart, text: Text): readonly Milestone[] {
  const milestone = (title: string, day: string, note = ''): Milestone => ({ title, note, day, date: formatWeekday(day, text.locale) });
  const expedites = expeditesOf(facts);
  const filings = cart.flatMap((item) => {
    const method = methodOf(item);
    if (!method) return [];
    const filed = estimatedDate(facts.today, inHours(method.filedIn), expedites);
    return [{ item, filed, ready: method.docsIn > 0 ? estimatedDate(filed, inHours(method.docsIn), []) : '' }];
  });
  const ready = filings
    .map((filing) => filing.ready)
    .sort()
    .at(-1);
  return [
    milestone(text('timeline.received'), facts.today),
    ...[...groupBy(filings, ({ filed }) => filed)]
      .map(([filed, [first, ...more]]) =>
        more.length > 0
          ? milestone(text('timeline.filings', { count: more.length + 1 }), filed, text('timeline.filings.note'))
          : milestone(labelOf(first.item, text), filed, filingNote(first.item, text)),
      )
      .sort((one, other) => one.day.localeCompare(other.day)),
    ...(ready ? [milestone(text('timeline.documents'), ready)] : []),
  ];
}

/** The method by which an item is filed; undefined if it is not filed, or not shown in the summary. */
const methodOf = ({ isFiling, hideLineItem, filing_methods, product_option_key }: CartItem) =>
  isFiling && !hideLineItem ? filing_methods.find(({ key }) => key === product_option_key) : undefined;

const filingNote = ({ state }: CartItem, text: Text): string =>
  isOfState(state) ? text('timeline.filed', { state: stateName(state, text) ?? state }) : text('timeline.filings.note');
