import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { rebuildCart } from '../../src/commerce/cart/rebuild-cart';
import type { FormValues } from '../../src/kernel/answers/form-values';
import { cartTotal } from '../../src/commerce/pricing/total';
import { cartRebuilt } from '../../src/state/orders/cart-slice';
import { productsLoaded } from '../../src/state/orders/catalogue-slice';
import { answerFromFixtures, fakeServices } from '../support/fake-services';
import '../setup/built-in-families';
import '../setup/order-engine';
import { keptAnswers } from '../support/answers';
import { formStore, settled } from '../support/form-store';

// What the setup has loaded would go on calling the one that is not counted.
vi.hoisted(() => vi.resetModules());
// The real one, of which the test counts the calls.
vi.mock('../../src/commerce/cart/rebuild-cart', async (original) => {
  const real = await original<typeof import('../../src/commerce/cart/rebuild-cart')>();
  return { ...real, rebuildCart: vi.fn(real.rebuildCart) };
});

const choice = (key: string) => ({ key, value: key });
const company = (state: string, entityType = 'LLC', rest: FormValues = {}): FormValues => ({
  companyInformation: { state: choice(state), entityType: choice(entityType), ...rest },
});

/** A store of which everything for Wyoming and Colorado has arrived, and how often an answer rebuilds its cart. */
async function loadedStore(config: Parameters<typeof formStore>[0] = {}) {
  const made = formStore(config);
  made.want();
  for (const state of ['CO', 'WY']) made.mirror(company(state));
  await settled();
  const rebuildsAfter = (values: FormValues) => {
    vi.mocked(rebuildCart).mockClear();
    made.mirror(values);
    return vi.mocked(rebuildCart).mock.calls.length;
  };
  return { ...made, rebuildsAfter };
}

describe('the cart in the store', () => {
  it('is rebuilt on mount, from answers that were kept (CART-12)', async () => {
    const { mirror, want, cart, store } = formStore();
    mirror(keptAnswers);
    await settled();
    store.dispatch(cartRebuilt([]));
    expect(cart()).toEqual([]);
    want();
    expect(cart().map(({ saveAs, state, duration }) => [saveAs, state, duration])).toEqual([
      ['businessFormation', 'WY', 0],
      ['registeredAgent', 'WY', 24],
    ]);
    // 39.00 formation + 100.00 and 4.00 for the state + 225.00 for two years of agent
    expect(cartTotal(cart())).toBe(36_800);
  });

  const states = (...codes: string[]) => ({ states: Object.fromEntries(codes.map((code) => [code, true])) });
  it.each<[string, FormValues]>([
    ['the state', company('CO')],
    ['the states', company('WY', 'LLC', states('CO'))],
    ['the entity type', company('WY', 'Corp')],
    ['the business-identity toggle', { ...company('WY'), businessIdentityToggle: true }],
    ['a bundle trigger condition', { ...company('WY'), wantsBundle: true }],
    ['an optional product', { ...company('WY'), productState: { webHosting: { checked: true } } }],
  ])('is rebuilt once when %s changes, and not for what it does not stand on (CART-12)', async (_what, values) => {
    const config = {
      bundles: [
        {
          product_id: '70001',
          product_ids: [],
          price: '99.00',
          config: {
            fieldTriggerToggle: true,
            orConditions: [{ andConditions: [{ fieldKey: 'wantsBundle', fieldVal: true }] }],
          },
        },
      ],
    };
    const { rebuildsAfter } = await loadedStore({ config });
    expect(rebuildsAfter({ ...company('WY'), other: 'answer' })).toBe(0);
    expect(rebuildsAfter({ ...values, other: 'answer' })).toBe(1);
    expect(rebuildsAfter({ ...values, other: 'more' })).toBe(0);
  });

  it('stays the same cart when a rebuild comes to the same', async () => {
    const { cart, mirror, rebuildsAfter } = await loadedStore();
    mirror(company('WY'));
    const before = cart();
    expect(before).toHaveLength(2);
    expect(rebuildsAfter({ ...company('WY'), businessIdentityToggle: true })).toBe(1);
    expect(cart()).toBe(before);
  });

  it('is not rebuilt for what arrives and is not in it (CART-12)', async () => {
    const { store, factsOf, rebuildsAfter } = await loadedStore();
    rebuildsAfter(company('WY'));
    const load = { list: 'filing_products', jurisdiction: 'NV' } as const;
    const arrive = (code: string) =>
      store.dispatch(productsLoaded([{ load, arrival: { filing: { [code]: [...factsOf(store.getState()).catalogue.filing.CO!] } } }]));
    vi.mocked(rebuildCart).mockClear();
    arrive('NV');
    expect(rebuildCart).not.toHaveBeenCalled();
    arrive('WY');
    expect(rebuildCart).toHaveBeenCalledTimes(1);
  });

  it('says once on the console of a selection that no step asks for, and of none that is still open (SUMM-25)', async () => {
    const { want, mirror, services } = formStore();
    const warned = () =>
      services.log.info.mock.calls.map(([message]) => message as string).filter((message) => /needs a module/.test(message));
    mirror({ companyInformation: { state: '' } });
    want();
    await settled();
    mirror({ companyInformation: { state: { key: 'WY', value: 'Wyoming' } } });
    await settled();
    expect(warned()).toEqual([expect.stringContaining('companyInformation.entityType')]);
  });

  it('logs once that a state has no subscription, and what a bundle lacks (CART-28)', async () => {
    const bundles = [{ product_id: '1', product_ids: ['nothing'], price: '1.00' }];
    const { mirror, services, cart } = await loadedStore({ config: { flags: { subscriptionBundles: true }, bundles } });
    const monthly = (state: string, rest = {}) => ({ ...company(state), billingType: 'monthly', ...rest });
    const warned = () =>
      services.log.warn.mock.calls.map(([message]) => message as string).filter((message) => /subscription|bundle 1/.test(message));
    const lacking = 'The bundle 1 has products that are not on offer in WY: nothing.';
    mirror(company('WY', 'Corp'));
    expect(warned()).toEqual([lacking]);
    mirror(monthly('WY'));
    expect(cart()[0]).toMatchObject({ bundle_type: 'subscription', price: 2900 });
    const states = ['NV', 'NV', 'WY', 'NV'];
    for (const state of states) {
      mirror(monthly(state));
      await settled();
      mirror(monthly(state, { businessIdentityToggle: true }));
    }
    expect(warned()).toEqual([lacking, 'The subscription is not ordered because there is no bundle for NV.']);
    expect(cart().map(({ saveAs, state }) => [saveAs, state])).toContainEqual(['businessFormation', 'NV']);
  });

  it('follows the answers: another state, an added product, a shorter agent', async () => {
    const { mirror, cart } = await loadedStore();
    mirror(company('CO', 'LLC', { registeredAgentServiceDuration: choice('12') }));
    expect(cart().map(({ saveAs, state }) => [saveAs, state])).toEqual([
      ['businessFormation', 'CO'],
      ['registeredAgent', 'CO'],
    ]);
    mirror({ ...company('CO'), productState: { webHosting: { checked: true } } });
    expect(cart().map(({ saveAs }) => saveAs)).toEqual(['businessFormation', 'registeredAgent', 'webHosting']);
    mirror({});
    expect(cart()).toEqual([]);
  });

  it('includes no product of a state whose load fails, and gets it with the retry', async () => {
    const services = fakeServices();
    const { want, mirror, cart } = formStore({ services });
    want();
    await settled();
    services.marketing.mockRejectedValueOnce(new Error('Network Error'));
    mirror(company('WY'));
    await settled();
    expect(cart().map(({ saveAs }) => saveAs)).toEqual(['registeredAgent']);
    want(true);
    await settled();
    expect(cart().map(({ saveAs }) => saveAs)).toEqual(['businessFormation', 'registeredAgent']);
  });
});

describe('rebuilds that overlap', () => {
  const answers = fc.record({
    state: fc.constantFrom('', 'CO', 'NV', 'WY', 'Outside of the US'),
    entityType: fc.constantFrom('', 'LLC', 'Corp'),
    months: fc.constantFrom('12', '24'),
    wantsHosting: fc.boolean(),
  });
  const valuesOf = ({ state, entityType, months, wantsHosting }: typeof answers extends fc.Arbitrary<infer A> ? A : never) => ({
    ...company(state, entityType, { registeredAgentServiceDuration: choice(months) }),
    productState: { webHosting: { checked: wantsHosting } },
  });

  it('end in the cart of the latest answers, however the loads arrive between them (CART-18)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(answers, { minLength: 1, maxLength: 6 }), async (scheduler, visits) => {
        const services = fakeServices();
        services.marketing.mockImplementation((path, request) => scheduler.schedule(answerFromFixtures(path, request)));
        const { want, mirror, cart, store, factsOf, catalogue } = formStore({ services });
        want();
        scheduler.scheduleSequence(
          visits.map((visit, index) => ({
            label: `answer ${index}`,
            builder: async () => {
              mirror(valuesOf(visit));
            },
          })),
        );
        await scheduler.waitIdle();
        await settled();
        await scheduler.waitIdle();
        await settled();

        expect(catalogue().productsLoaded).toBe(true);
        expect(cart()).toEqual(rebuildCart(factsOf(store.getState())));
        const undisturbed = formStore();
        undisturbed.mirror(valuesOf(visits.at(-1)!));
        undisturbed.want();
        await settled();
        expect(cart()).toEqual(undisturbed.cart());
      }),
      { numRuns: 25 },
    );
  });
});
