import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { needsRebuild } from '../../src/core/cart/needs-rebuild';
import { rebuildCart } from '../../src/core/cart/rebuild-cart';
import { anyPlan } from './acts';
import { expectSame } from './expect-same';
import { patience, runs } from './runs';
import { newVisit, steps, throughTheDoor } from './visit';

describe('a rebuild after every act of a visit', () => {
  it('changes nothing, whether it is asked for or not', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        // The cart as the store keeps it: made anew only where the rules say so.
        let kept = newVisit(plan.page, plan.isLoaded).cart;
        for (const { facts, cart, before } of steps(plan)) {
          if (needsRebuild(before.facts, facts)) kept = cart;
          expectSame(kept, cart);
          expectSame(rebuildCart(facts), cart);
        }

      }),
      runs,
    );
  }, patience);

  it('stands on nothing but the facts, and nothing is left to follow from them', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        let last = newVisit(plan.page, plan.isLoaded);
        for (const visit of steps(plan)) {
          last = visit;
          const again = throughTheDoor(last.facts, { ...last.facts, values: { ...last.facts.values } });
          expectSame(again.values, last.facts.values);
        }
        expect(rebuildCart(structuredClone(last.facts))).toEqual(last.cart);
      }),
      runs,
    );
  }, patience);
});
