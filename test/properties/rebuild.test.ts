import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { needsRebuild } from '../../src/commerce/cart/needs-rebuild';
import { rebuildCart } from '../../src/commerce/cart/rebuild-cart';
import type { Facts } from '../../src/kernel/facts/facts';
import { anyPlan } from './acts';
import { recordReads, unnoticed } from '../support/recorded-reads';
import { expectSame } from './expect-same';
import { runs, unhurried } from './runs';
import { newVisit, steps, throughTheDoor, type Visit } from './visit';

/** What a function reads of the answers. */
function readsOf(facts: Facts, read: (recorded: Facts) => unknown): ReadonlySet<string> {
  const { values, paths } = recordReads(facts.values);
  read({ ...facts, values });
  return paths;
}

describe('a rebuild after every act of a visit', () => {
  // Hundreds of visits, each of many acts: a busy machine takes over a minute.
  it(
    'changes nothing, asked for or not, and reads no answer whose change does not ask for it; nothing is left to follow (CART-12)',
    unhurried,
    () => {
      fc.assert(
        fc.property(anyPlan, (plan) => {
          let last: Visit = newVisit(plan.page, plan.isLoaded);
          // The cart as the store keeps it: made anew only where the rules say so.
          let kept = last.cart;
          for (const visit of steps(plan)) {
            const { facts, cart, before } = visit;
            if (needsRebuild(before.facts, facts)) kept = cart;
            expectSame(kept, cart);
            expectSame(rebuildCart(facts), cart);
            expectSame(throughTheDoor(facts, { ...facts, values: { ...facts.values } }).values, facts.values);
            last = visit;
          }
          const { facts } = last;
          const noticed = readsOf(facts, (recorded) => needsRebuild(facts, recorded));
          expect(unnoticed(readsOf(facts, rebuildCart), noticed)).toEqual([]);
          const { catalogue } = facts;
          const arriving = {
            ...facts,
            catalogue: { ...catalogue, filing: { ...catalogue.filing }, registeredAgent: [...catalogue.registeredAgent] },
          };
          // The reactions that rest until one of their answers changes look again when products arrive.
          expectSame(throughTheDoor(arriving, facts).values, facts.values);
          expect(rebuildCart({ ...structuredClone({ ...last.facts, form: null }), form: last.facts.form })).toEqual(last.cart);
        }),
        runs,
      );
    },
  );
});
