import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { needsRebuild } from '../../src/core/cart/needs-rebuild';
import { rebuildCart } from '../../src/core/cart/rebuild-cart';
import { anyPlan } from './acts';
import { expectSame } from './expect-same';
import { patience, runs } from './runs';
import { newVisit, steps, throughTheDoor, type Visit } from './visit';

describe('a rebuild after every act of a visit', () => {
  it('changes nothing, asked for or not; nothing is left to follow, and only the facts count', () => {
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
        expect(rebuildCart({ ...structuredClone({ ...last.facts, form: null }), form: last.facts.form })).toEqual(last.cart);
      }),
      runs,
    );
  }, patience);
});
