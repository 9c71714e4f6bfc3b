import type { Cart, CartItem, PriceChange } from '../cart-items/cart-item';
import { hasSubscription, isSubscription } from '../bundles/subscription-bundles';
import { traitsOfType } from '../reference/product-roles';
import type { Cents } from '../util/money';

/** Who an amount is for: we take base and surcharge, a state its fee, a bank its card fee. */
export type Portion = 'base' | 'surcharge' | 'stateFee' | 'cardFee';

/** Why an amount is there: a listed price of its portion, what made it another one, or what a bundle pays of it. */
export type PartKind = Portion | PriceChange['kind'] | 'bundle' | 'facade';

/** One amount of an item; changes and what a bundle covers are mostly below 0. */
export interface LedgerPart {
  kind: PartKind;
  portion: Portion;
  /** A coupon's name; '' for the others. */
  name: string;
  cents: Cents;
}

/** All that one item adds to the order. */
export interface LedgerEntry {
  item: CartItem;
  /** How often it is paid: twice when it is for both companies (SUMM-09). */
  count: 1 | 2;
  /** The item whose line of the payload names it: the bundle that holds it, else itself. */
  namedBy: CartItem;
  /** What a bundle pays of it. */
  covered: readonly Portion[];
  /** For one time; a part of nothing is left out. */
  parts: readonly LedgerPart[];
}

const portions: readonly Portion[] = ['base', 'surcharge', 'stateFee', 'cardFee'];

/**
 * Every cent of the order, item by item: the one source of lines and total, and of what names an item.
 * A subscription bundle is the whole price (SUMM-06). In another bundle only some filings keep what is paid to the state
 * and for sending it there; all else is paid by the bundle's own price (SUMM-07).
 */
export function priceLedger(cart: Cart): LedgerEntry[] {
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
}

function coveredByBundle({ bundled, type }: CartItem): readonly Portion[] {
  if (!bundled) return [];
  return traitsOfType(type).keepsFeesInBundle ? ['base', 'cardFee'] : portions;
}

/** One portion of an item's own price: as listed, then each change of it. */
function ownParts(item: CartItem, portion: Portion): LedgerPart[] {
  const { baseFee, processingSurcharge, stateFee, ccFee, priceChanges } = item;
  const paid = { base: baseFee, surcharge: processingSurcharge, stateFee, cardFee: ccFee }[portion];
  const changes = portion === 'cardFee' ? [] : priceChanges.map(({ kind, name, [portion]: cents }) => ({ kind, portion, name, cents }));
  return [{ kind: portion, portion, name: '', cents: paid - sumOf(changes, [portion]) }, ...changes];
}

const sumOf = (parts: readonly LedgerPart[], of: readonly Portion[]): Cents =>
  parts.reduce((total, { portion, cents }) => (of.includes(portion) ? total + cents : total), 0);

/** The sum of one entry, in cents. */
export const entrySum = (entry: LedgerEntry): Cents => portionSum(entry, portions);

/** The sum of some portions of an entry, in cents. */
export const portionSum = ({ count, parts }: LedgerEntry, of: readonly Portion[]): Cents =>
  count * sumOf(parts, of);

/**
 * What portions of an entry would cost without coupon, bulk price or bundle, in cents. A bundle's are what its products
 * would cost by themselves; so what it covers of them is not asked for again (SUMM-12).
 */
export function originalSum({ item, count, covered, parts }: LedgerEntry, of: readonly Portion[] = portions): Cents {
  const original = (portion: Portion) => {
    if (covered.includes(portion)) return 0;
    return item.isBundle && portion === 'base' ? item.originalPrice : sumOf(parts.filter(({ kind }) => kind === portion), [portion]);
  };
  return count * of.reduce((total, portion) => total + original(portion), 0);
}

/** What portions of several entries cost together, now and originally, in cents. */
export const pricesOf = (entries: readonly LedgerEntry[], of: readonly Portion[]) => ({
  price: entries.reduce((total, entry) => total + portionSum(entry, of), 0),
  originalPrice: entries.reduce((total, entry) => total + originalSum(entry, of), 0),
});

/** One amount that the order is made of, as the host's page and a developer are told it. */
export interface LedgerRow {
  name: string;
  state: string;
  kind: PartKind;
  cents: Cents;
}

/** The ledger as one list of amounts; they add up to the total. */
export const ledgerRows = (cart: Cart): LedgerRow[] =>
  priceLedger(cart).flatMap(({ item, count, parts }) =>
    parts.map(({ kind, cents }) => ({ name: item.name, state: item.state, kind, cents: count * cents })),
  );
