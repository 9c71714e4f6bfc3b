import type { Cart, CartItem, PriceChange } from '../../kernel/facts/cart';
import { hasSubscription, isSubscription } from '../bundles/subscription-bundles';
import { traitsOfType } from '../../kernel/reference/product-roles';
import type { Cents } from '../../kernel/util/money';
import { memoizePerObject } from '../../kernel/util/memoize-per-object';
import { sumBy } from '../../kernel/util/collections';

/** Who receives an amount: we get base and surcharge, the state its fee, the bank the card fee. */
export type Portion = 'base' | 'surcharge' | 'stateFee' | 'cardFee';

/** Why an amount exists: the list price of its portion, a price change, or the part that a bundle covers. */
export type PartKind = Portion | PriceChange['kind'] | 'bundle' | 'facade';

/** One amount of an item; price changes and what a bundle covers are mostly negative. */
export interface LedgerPart {
  kind: PartKind;
  portion: Portion;
  /** A coupon's name; '' for other kinds. */
  name: string;
  cents: Cents;
}

/** All amounts of one item. */
export interface LedgerEntry {
  item: CartItem;
  /** How often it is paid: twice if it is for both companies (SUMM-09). */
  count: 1 | 2;
  /** The item whose line contains it, in summary and payload: its bundle, or else itself. */
  namedBy: CartItem;
  /** The portions that are paid by the price of its bundle. */
  covered: readonly Portion[];
  /** The amounts for one `count`; those of 0 are left out. */
  parts: readonly LedgerPart[];
}

const portions: readonly Portion[] = ['base', 'surcharge', 'stateFee', 'cardFee'];

/**
 * Every cent of the order, item by item: the only source of summary lines, total and analytics. A subscription covers
 * everything else (SUMM-06). A regular bundle covers its products, except for state fee and surcharge of those whose
 * role has `keepsFeesInBundle` (SUMM-07).
 */
export const priceLedger = memoizePerObject((cart: Cart): readonly LedgerEntry[] => {
  const isCovered = hasSubscription(cart);
  const bundles = new Map(cart.filter(({ isBundle }) => isBundle).map((bundle) => [bundle.product_id, bundle]));
  return cart.map((item) => {
    const covered = isCovered ? (isSubscription(item) ? [] : portions) : coveredByBundle(item);
    const own = portions.flatMap((portion) => ownParts(item, portion));
    const covers = covered.map((portion): LedgerPart => ({
      kind: item.use_facade ? 'facade' : 'bundle',
      portion,
      name: '',
      cents: 0 - sumOf(own, [portion]),
    }));
    return {
      item,
      count: item.includedInBothCompanies ? 2 : 1,
      namedBy: (item.bundled && bundles.get(item.bundleID)) || item,
      covered,
      parts: [...own, ...covers].filter(({ cents }) => cents !== 0),
    };
  });
});

function coveredByBundle({ bundled, type }: CartItem): readonly Portion[] {
  if (!bundled) return [];
  return traitsOfType(type).keepsFeesInBundle ? ['base', 'cardFee'] : portions;
}

/** One portion of an item's own price: the list price, then each price change. */
function ownParts(item: CartItem, portion: Portion): LedgerPart[] {
  const { baseFee, processingSurcharge, stateFee, ccFee, priceChanges } = item;
  const paid = { base: baseFee, surcharge: processingSurcharge, stateFee, cardFee: ccFee }[portion];
  const changes = portion === 'cardFee' ? [] : priceChanges.map(({ kind, name, [portion]: cents }) => ({ kind, portion, name, cents }));
  return [{ kind: portion, portion, name: '', cents: paid - sumOf(changes, [portion]) }, ...changes];
}

const sumOf = (parts: readonly LedgerPart[], of: readonly Portion[]): Cents =>
  sumBy(parts, ({ portion, cents }) => (of.includes(portion) ? cents : 0));

/** The total of an entry, in cents. */
export const entrySum = (entry: LedgerEntry): Cents => portionSum(entry, portions);

/** The total of some portions of an entry, in cents. */
export const portionSum = ({ count, parts }: LedgerEntry, of: readonly Portion[]): Cents => count * sumOf(parts, of);

/**
 * The original price of some portions: without coupon, bulk price or bundle, in cents. A bundle's original price is the
 * sum of its products' prices, so covered portions of those products count 0 (SUMM-12).
 */
export function originalSum({ item, count, covered, parts }: LedgerEntry, of: readonly Portion[] = portions): Cents {
  const original = (portion: Portion) => {
    if (covered.includes(portion)) return 0;
    return item.isBundle && portion === 'base'
      ? item.originalPrice
      : sumOf(
          parts.filter(({ kind }) => kind === portion),
          [portion],
        );
  };
  return count * sumBy(of, original);
}

/** The current and original price of some portions of several entries, in cents. */
export const pricesOf = (entries: readonly LedgerEntry[], of: readonly Portion[]) => ({
  price: sumBy(entries, (entry) => portionSum(entry, of)),
  originalPrice: sumBy(entries, (entry) => originalSum(entry, of)),
});

/** One amount of the order, for the host page and the developer toolbox. */
export interface LedgerRow {
  name: string;
  state: string;
  kind: PartKind;
  cents: Cents;
}

/** The ledger as a flat list of amounts, which add up to the total. */
export const ledgerRows = (cart: Cart): LedgerRow[] =>
  priceLedger(cart).flatMap(({ item, count, parts }) =>
    parts.map(({ kind, cents }) => ({ name: item.name, state: item.state, kind, cents: count * cents })),
  );
