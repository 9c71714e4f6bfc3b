import type { DomainCart, DomainEntry, DomainResult } from '../../kernel/facts/domain';
import type { Cents } from '../../kernel/util/money';
import { sumBy } from '../../kernel/util/collections';
import { firstPrice } from './domain-results';

/** An entry of the domain cart (DOM-33) at the price of all its years: the first one, and the renewal for each further one (DOM-34). */
export function entryOf({ domain, duration, thirdParty, create, renew, purchase }: Omit<DomainEntry, 'subTotal'>): DomainEntry {
  const terms = { domain, duration, thirdParty, create, renew, purchase };
  return { ...terms, subTotal: firstPrice(terms) + renew.amount * (duration - 1) };
}

/** What all domains cost together: the price of the domain product (DOM-35). */
export const domainsPrice = (cart: DomainCart): Cents => sumBy(cart, ({ subTotal }) => subTotal);

export const entryIn = (cart: DomainCart, domain: string): DomainEntry | undefined => cart.find((entry) => entry.domain === domain);

/** Whether nothing more may be added; a limit of 0 is none (DOM-37, DOM-38). */
export const isLimitReached = (cart: DomainCart, limit: number): boolean => limit > 0 && cart.length >= limit;

/** Adds a domain for one year (DOM-36). One that is not for sale, is in the cart, or is above the limit is refused (DOM-37). */
export const addDomain = (cart: DomainCart, result: DomainResult, limit: number): DomainCart =>
  !result.available || entryIn(cart, result.domain) || isLimitReached(cart, limit) ? cart : [...cart, entryOf({ ...result, duration: 1 })];

export const removeDomain = (cart: DomainCart, domain: string): DomainCart => cart.filter((entry) => entry.domain !== domain);

/** Changes the years of a domain; anything but a whole number from 1 to the maximum is refused (DOM-40). */
export const changeDuration = (cart: DomainCart, domain: string, duration: number, maxDuration: number): DomainCart =>
  Number.isInteger(duration) && duration >= 1 && duration <= maxDuration
    ? cart.map((entry) => (entry.domain === domain ? entryOf({ ...entry, duration }) : entry))
    : cart;

/** What has changed of the domains in the cart since they were added. */
export interface Recheck {
  cart: DomainCart;
  /** Those that can no longer be had; they are out of the cart. */
  gone: readonly DomainEntry[];
  /** Those that now cost something else, at once or in the years to come. */
  changed: readonly { before: DomainEntry; after: DomainEntry }[];
}

/** The cart by what the server says now. What it says nothing of stays as it is. */
export function recheckedCart(cart: DomainCart, details: readonly DomainResult[]): Recheck {
  const known = new Map(details.map((detail) => [detail.domain, detail]));
  const gone = cart.filter(({ domain }) => known.get(domain)?.available === false);
  const pairs = cart
    .filter((entry) => !gone.includes(entry))
    .map((before) => ({ before, after: entryOf({ ...before, ...known.get(before.domain) }) }));
  const changed = pairs.filter(({ before, after }) => before.subTotal !== after.subTotal || before.renew.amount !== after.renew.amount);
  return { cart: pairs.map(({ after }) => after), gone, changed };
}
