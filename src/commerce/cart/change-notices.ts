import type { Notice } from '../../kernel/answers/notice';
import type { Cart } from '../../kernel/facts/cart';
import type { Facts } from '../../kernel/facts/facts';
import { cartReadiness } from './cart-readiness';
import { needsRebuild } from './needs-rebuild';
import { removedItems } from './removed-items';

/** A complete cart and its facts. */
interface Settled {
  facts: Facts;
  cart: Cart;
}

/** What has to be remembered between two rebuilds of the cart, to say what left it and why. */
export interface ChangeLog {
  /** The notices of reactions since the cart was last complete, shown together with what then left the cart. */
  recent: readonly Notice[];
  /** The last complete cart; undefined before there was one. */
  settled?: Settled;
  /** What is shown now about items that left the cart: the cart that had them, and the notices shown with it. */
  told?: { had: Settled; recent: readonly Notice[] } | undefined;
}

export const emptyLog: ChangeLog = { recent: [] };

/** The log after reactions gave notices, which are shown. They are shown again only with what leaves the cart by the same change. */
export function afterNotices({ settled }: ChangeLog, facts: Facts, notices: readonly Notice[]): ChangeLog {
  const isOfCart = !settled || needsRebuild(settled.facts, facts);
  return { recent: isOfCart ? notices : [], ...(settled && { settled }) };
}

const removedSince = (had: Settled, { facts, cart }: Settled) => removedItems(had.facts, facts, had.cart, cart);

/**
 * The log after a rebuild of the cart, and the notices to show from now on; undefined if they stay. Each cart is built from
 * the newest answers, so it includes every change that was reported. What was said to have left the cart is said no more once
 * it is back.
 */
export function afterRebuild(log: ChangeLog, facts: Facts, cart: Cart): { log: ChangeLog; notices?: readonly Notice[] } {
  if (cartReadiness(facts) !== 'ready') return { log };
  const settled = { facts, cart };
  const isRemoved = log.settled !== undefined && removedSince(log.settled, settled).length > 0;
  const told = isRemoved ? { had: log.settled!, recent: log.recent } : log.told;
  if (!told) return { log: { recent: [], settled } };
  const removed = removedSince(told.had, settled);
  return {
    log: { recent: [], settled, ...(removed.length > 0 && { told }) },
    notices: [...told.recent, ...removed],
  };
}
