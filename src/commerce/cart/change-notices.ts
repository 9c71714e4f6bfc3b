import type { Notice } from '../../kernel/answers/notice';
import type { Cart } from '../../kernel/facts/cart';
import type { Facts } from '../../kernel/facts/facts';
import { cartReadiness } from './cart-readiness';
import { removedItems } from './removed-items';

/** What has to be remembered between two rebuilds of the cart, to say what left it and why. */
export interface ChangeLog {
  /** The notices of reactions since the cart was last complete, shown together with what then left the cart. */
  recent: readonly Notice[];
  /** The last complete cart and its facts; undefined before there was one. */
  settled?: { facts: Facts; cart: Cart };
}

export const emptyLog: ChangeLog = { recent: [] };

/**
 * The log after a rebuild of the cart, and the notices to show; undefined if nothing left the cart. Each cart is built from
 * the newest answers, so it includes every change that was reported.
 */
export function afterRebuild(log: ChangeLog, facts: Facts, cart: Cart): { log: ChangeLog; notices?: readonly Notice[] } {
  if (cartReadiness(facts) !== 'ready') return { log };
  const { recent, settled } = log;
  const removed = settled ? removedItems(settled.facts, facts, settled.cart, cart) : [];
  return {
    log: { recent: [], settled: { facts, cart } },
    ...(removed.length > 0 && { notices: [...recent, ...removed] }),
  };
}
