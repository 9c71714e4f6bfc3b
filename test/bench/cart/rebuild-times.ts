import { formList } from '../../../src/forms/form-list';
import { rebuildCart } from '../../../src/commerce/cart/rebuild-cart';
import type { Facts } from '../../../src/kernel/facts/facts';
import { withDefaults } from '../../../src/kernel/page-config/defaults';
import { filingStates } from '../../../src/kernel/reference/states';
import { sampleCatalogue } from '../../support/fixtures';
import { offering } from '../../support/offers';

/** How long one rebuild of the cart takes for so many states, and what of it each item takes; the median of many. */
export interface RebuildTime {
  states: number;
  items: number;
  ms: number;
  microsecondsAnItem: number;
}

const blocks = 15;
const blockMs = 20;

/** A registered agent and a foreign registration for each of so many states, from the full catalogue. */
function factsFor(states: readonly string[]): Facts {
  const config = withDefaults({ formType: 'RASignupForm' });
  const offer = offering({ primaryProducts: ['registeredAgent', 'foreignRegistration'], optionalProducts: [] }, config);
  return {
    config,
    offer: { ...offer, multiState: true },
    catalogue: sampleCatalogue(...filingStates),
    values: {
      companyInformation: {
        states: Object.fromEntries(states.map((code) => [code, true])),
        entityType: { key: 'LLC', value: 'LLC' },
      },
    },
    form: formList.RASignupForm,
    domains: [],
    today: '2030-01-15',
  };
}

/** Milliseconds for one call, in a block long enough for the clock. */
function timeOf(run: () => unknown): number {
  const start = performance.now();
  let calls = 0;
  do {
    run();
    calls++;
  } while (performance.now() - start < blockMs);
  return (performance.now() - start) / calls;
}

const median = (numbers: readonly number[]): number => [...numbers].sort((one, other) => one - other)[numbers.length >> 1]!;

/**
 * The rebuild for 1, 10 and 50 states, measured in turns, so that a busy moment meets all of them. Each call has facts of
 * its own, as in a form: what is remembered of facts would help the next one.
 */
export function rebuildTimes(): readonly RebuildTime[] {
  const cases = [1, 10, 50].map((states) => ({ facts: factsFor(filingStates.slice(0, states)), states, ms: [] as number[] }));
  for (const { facts } of cases) timeOf(() => rebuildCart({ ...facts }));
  for (let block = 0; block < blocks; block++) {
    for (const { facts, ms } of cases) ms.push(timeOf(() => rebuildCart({ ...facts })));
  }
  return cases.map(({ facts, states, ms }) => {
    const items = rebuildCart(facts).length;
    return { states, items, ms: median(ms), microsecondsAnItem: (median(ms) * 1000) / items };
  });
}
