import { estimatedDate } from '../catalogue/filing-times';
import { productForRole } from '../catalogue/product-lookup';
import type { Cart, CartItem } from '../../kernel/facts/cart';
import { isOfState } from '../../kernel/facts/catalogue';
import type { Facts } from '../../kernel/facts/facts';
import { optionalChoices } from '../optional/optional-choices';
import { stateName } from '../../kernel/reference/states';
import { labelOf } from '../summary/line-labels';
import { formatWeekday } from '../../kernel/text/format-day';
import type { Text } from '../../kernel/text/format-message';
import { groupBy } from '../../kernel/util/group-by';

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

/** The steps of an order that its catalogue tells the days of: it is received, filed, and its documents are there (PRICE-11). */
export function milestones(facts: Facts, cart: Cart, text: Text): readonly Milestone[] {
  const milestone = (title: string, day: string, note = ''): Milestone => ({ title, note, day, date: formatWeekday(day, text.locale) });
  const expedites = optionalChoices(facts).map(({ role }) => productForRole(facts, role)?.name ?? '');
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
