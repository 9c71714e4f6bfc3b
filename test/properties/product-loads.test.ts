import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rebuildCart } from '../../src/commerce/cart/rebuild-cart';
import { cartReadiness } from '../../src/commerce/cart/cart-readiness';
import { answerFromFixtures, fakeServices } from '../support/fake-services';
import { formStore, settled } from '../support/form-store';
import { expectSame } from './expect-same';
import { schedules } from './runs';

const choice = (key: string) => ({ key, value: key });

/** What a visitor has chosen at one moment; more than five states are loaded all at once. */
const answers = fc.record({
  state: fc.constantFrom('', 'CO', 'NV', 'WY', 'Outside of the US'),
  states: fc.subarray(['CO', 'DE', 'FL', 'NV', 'TX', 'WY', 'NY']),
  entityType: fc.constantFrom('', 'LLC', 'Corp'),
  months: fc.constantFrom('12', '24'),
  billing: fc.constantFrom('yearly', 'monthly'),
  wantsHosting: fc.boolean(),
});

type Answers = typeof answers extends fc.Arbitrary<infer Value> ? Value : never;

const valuesOf = ({ state, states, entityType, months, billing, wantsHosting }: Answers) => ({
  companyInformation: {
    state: choice(state),
    states: Object.fromEntries(states.map((code) => [code, true])),
    entityType: choice(entityType),
    registeredAgentServiceDuration: choice(months),
  },
  billingType: billing,
  productState: { webHosting: { checked: wantsHosting } },
});

/** How a call of the server ends. */
const ending = fc.constantFrom('answered', 'answered', 'answered', 'dropped', 'a page', 'empty');

function answerAs(how: string, path: string, request: Parameters<typeof answerFromFixtures>[1]): Promise<string> {
  if (how === 'dropped') return Promise.reject(new Error('Network Error'));
  if (how === 'a page') return Promise.resolve('<!doctype html><title>Sorry</title>');
  return how === 'empty' ? Promise.resolve('') : answerFromFixtures(path, request);
}

const visits = fc.array(answers, { minLength: 1, maxLength: 6 });
const flags = { subscriptionBundles: true };

/** The cart of a visitor who gave these answers at once, on a server that answers at once. */
async function undisturbedCart(last: Answers) {
  const { mirror, want, cart } = formStore({ config: { flags } });
  mirror(valuesOf(last));
  want();
  await settled();
  return cart();
}

describe('product loads that overlap', () => {
  it('end in the cart of the last choice, in whatever order they arrive, fail and are asked for again (CART-18)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), visits, fc.array(ending, { maxLength: 20 }), async (scheduler, given, endings) => {
        const services = fakeServices();
        let calls = 0;
        services.marketing.mockImplementation((path, request) =>
          scheduler.schedule(answerAs(endings[calls++] ?? 'answered', path, request), path),
        );
        const { want, mirror, cart, store, factsOf } = formStore({ services, config: { flags } });
        const facts = () => factsOf(store.getState());
        const quiet = async () => {
          await scheduler.waitIdle();
          await settled();
        };
        want();
        scheduler.scheduleSequence(
          given.map((visit, index) => ({
            label: `choice ${index + 1}`,
            builder: async () => mirror(valuesOf(visit)),
          })),
        );
        await quiet();
        await quiet();
        const hasFailed = () => {
          const { lists, jurisdictions } = facts().catalogue;
          return [...Object.values(lists), ...Object.values(jurisdictions)].includes('failed');
        };
        // Each retry uses up at least one of the faulty answers, or asks for nothing that is still needed.
        for (let retries = 0; hasFailed() && retries <= endings.length; retries++) {
          expectSame(cart(), rebuildCart(facts()));
          want(true);
          await quiet();
        }
        expect(cartReadiness(facts())).toBe('ready');
        expectSame(cart(), rebuildCart(facts()));
        expectSame(cart(), await undisturbedCart(given.at(-1)!));
      }),
      schedules,
    );
  });
});
