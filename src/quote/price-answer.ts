import type { LedgerRow } from '../commerce/pricing/price-ledger';
import { changedPrices, type PriceChange } from '../submission/price-change';
import type { Cents } from '../kernel/util/money';
import { readList, readObject } from '../kernel/util/read-wire';
import { sumBy } from '../kernel/util/collections';
import type { Fault } from './fault';
import type { Quote } from './quote-order';
import { changeWords, faultWords, packageWord } from './refusal-words';
import { readSeenLedger } from '../submission/seen-ledger';

/** What an order's post says, each field as it arrived. */
export interface PricedPost {
  /** `signupData`, parsed from JSON. */
  signupData: unknown;
  /** The JSON of the ledger that the visitor saw. */
  ledger?: unknown;
  /** The total that the visitor agreed to after it had changed, in cents and digits alone. */
  accepted_total?: unknown;
}

/** The body of a refusal, which is sent with status 200 and kept with the order's key. */
export type PriceRefusal =
  | { error: string; code: 'not_sold'; product_id?: string }
  | { error: string; code: 'price_changed'; price: PriceChange }
  /** The page's minimum in dollars (NYOP-05). */
  | { min: number };

/** What becomes of an order by its price: `ledger` and `total` (cents) are then the site's own (SHOP-05). */
export type PriceAnswer =
  | { refusal: PriceRefusal; ledger?: undefined }
  | {
      refusal?: undefined;
      ledger: readonly LedgerRow[];
      total: Cents;
      /** Whether it holds products that cost nothing. */
      isFree: boolean;
    };

/** What no page has a form for. */
const unpriced: Quote = { fault: { reason: 'malformed', code: 'not_sold' } };

/**
 * Whether an order is taken at its price: one that the visitor saw at another price is refused, with the new one (SHOP-06).
 * @param quotes the order by the page config of each form of its type on the page; that counts whose price was seen, and without one
 *   nothing is taken
 * @param locale of the words, such as `es-US`
 */
export function priceAnswer(post: PricedPost, quotes: readonly Quote[], locale = 'en'): PriceAnswer {
  const seen = seenTotal(post);
  const quote = quotes.find((one) => !one.fault && one.total === seen) ?? quotes[0] ?? unpriced;
  if (quote.fault) return { refusal: refusalOf(quote.fault, locale) };
  const { rows, total } = quote;
  if (seen === total || (seen === null && total === 0)) return { ledger: rows, total, isFree: rows.length === 0 && hasProducts(post) };
  const changes = changedPrices(readSeenLedger(post.ledger), rows, packageWord(locale));
  return {
    refusal: {
      error: changeWords(seen, total, locale),
      code: 'price_changed',
      price: { was: seen ?? 0, total, changes },
    },
  };
}

/** In cents; null where the post does not say it. */
function seenTotal({ accepted_total, ledger }: PricedPost): Cents | null {
  if (typeof accepted_total === 'string' && /^\d{1,9}$/.test(accepted_total)) return Number(accepted_total);
  const rows = readSeenLedger(ledger);
  if (rows.length > 0) return sumBy(rows, ({ cents }) => cents);
  return typeof ledger === 'string' && ledger.trim() === '[]' ? 0 : null;
}

const hasProducts = ({ signupData }: PricedPost): boolean =>
  readList(readObject(signupData).companies).some((company) => readList(readObject(company).products).length > 0);

function refusalOf(fault: Fault, locale: string): PriceRefusal {
  if (fault.code === 'too_low') return { min: (fault.min ?? 0) / 100 };
  return { error: faultWords(fault, locale), code: 'not_sold', ...(fault.id && { product_id: fault.id }) };
}
