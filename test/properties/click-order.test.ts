import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartTotal } from '../../src/commerce/pricing/total';
import { anyPlan, type Act } from './acts';
import { pages, type PageName } from './pages';
import { pieces } from './replies';
import { runs, unhurried } from './runs';
import { coupons, states } from './shop';
import { after, newVisit, steps, type Visit } from './visit';

/** Clicks of which none speaks of what another one does. */
function unrelatedActs(page: PageName): fc.Arbitrary<Act>[] {
  const { optional, optIns, perState, isMultiState } = pages[page];
  const switched = (...act: [...unknown[]]) => fc.boolean().map((isOn) => [...act, isOn] as Act);
  // Of several states they decide which durations are offered, and so have to do with each state (PROD-38).
  const arriving = isMultiState ? pieces.filter((piece) => piece !== 'agents' && piece !== 'simple') : pieces;
  return [
    ...[...optional, ...optIns].map((role) => switched('tick', role)),
    ...perState.flatMap((role) => states.map((state) => switched('tickIn', role, state))),
    ...(isMultiState ? states.map((state) => switched('inState', state)) : []),
    ...coupons.map(({ id }) => switched('coupon', id)),
    ...arriving.map((piece) => fc.constant<Act>(['arrive', piece])),
    switched('immediate'),
    fc.constantFrom<Act>(['price', '$39'], ['price', '']),
    fc.constantFrom<Act>(['package', true], ['package', false]),
    switched('monthly'),
    fc.constantFrom<Act>(['home', 'CO'], ['home', 'NY']),
    fc.constantFrom<Act>(['certificates', '40021'], ['certificates', '']),
  ];
}

/** A visit, then unrelated clicks in one order and in another. */
const twoOrders = anyPlan.chain((plan) =>
  fc
    .shuffledSubarray(unrelatedActs(plan.page), { minLength: 2, maxLength: 12 })
    .chain((acts) => fc.tuple(...acts))
    .chain((acts) =>
      fc.record({
        plan: fc.constant({ ...plan, acts: plan.acts.slice(0, 38) }),
        one: fc.constant(acts),
        other: fc.shuffledSubarray(acts, { minLength: acts.length, maxLength: acts.length }),
      }),
    ),
);

const play = (start: Visit, acts: readonly Act[]) => acts.reduce(after, start);

describe('unrelated clicks', () => {
  // Hundreds of visits, each of many acts: a busy machine takes over a minute.
  it('come to the same total in any order', unhurried, () => {
    fc.assert(
      fc.property(twoOrders, ({ plan, one, other }) => {
        const start: Visit = [...steps(plan)].at(-1) ?? newVisit(plan.page, plan.isLoaded);
        expect(cartTotal(play(start, one).cart)).toBe(cartTotal(play(start, other).cart));
      }),
      runs,
    );
  });
});
