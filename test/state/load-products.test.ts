import { formList } from '../../src/forms/form-list';
import { nothingOffered } from '../../src/kernel/facts/offer';
import { combineReducers, configureStore, Tuple, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Facts } from '../../src/kernel/facts/facts';
import { withDefaults } from '../../src/kernel/page-config/defaults';
import { outsideUS } from '../../src/kernel/reference/states';
import { cartReducer } from '../../src/state/orders/cart-slice';
import { catalogueReducer } from '../../src/state/orders/catalogue-slice';
import type { RootState } from '../../src/state/root-state';
import { domainsReducer } from '../../src/products/domains/state/domains-slice';
import { formReducer } from '../../src/state/form-slice';
import { createListeners } from '../../src/state/listeners/listeners';
import { loadProducts, productsWanted } from '../../src/state/orders/load-products';
import { noticesReducer } from '../../src/state/notices-slice';
import { submissionReducer } from '../../src/state/submission/submission-slice';
import { answerFromFixtures, asked, deferred, fakeServices, type FakeServices } from '../support/fake-services';
import { catalogueReply, sampleCatalogue } from '../support/fixtures';
import { formStore, settled } from '../support/form-store';

const inState = (code: string) => ({ companyInformation: { state: { key: code, value: code } } });
const inStates = (...codes: string[]) => ({
  companyInformation: { states: Object.fromEntries(codes.map((code) => [code, true])) },
});

const wholeLists = [
  'registered_agent_products?website_id=site-1',
  'simple_products?website_id=site-1',
  'subscription_bundles?website_id=site-1',
  'coupons?website_id=site-1',
];
const filings = (code: string) => `filing_products?website_id=site-1&state_abbreviation=${code}`;
const allFilings = 'filing_products?website_id=site-1&shallow=true';

/** What was asked since the last look. */
function askedNow(services: FakeServices): string[] {
  const calls = asked(services);
  services.marketing.mockClear();
  return calls;
}

/** The listener alone, on a store that tells of its actions. */
function recordedLoads(services: FakeServices) {
  const actions: { type: string; isLoaded: boolean }[] = [];
  const record: Middleware = (api) => (next) => (action) => {
    const result = next(action);
    const { catalogue } = api.getState() as RootState;
    actions.push({ type: (action as UnknownAction).type, isLoaded: catalogue.productsLoaded });
    return result;
  };
  const config = withDefaults({ formType: 'FormABusinessForm' });
  const factsOf = (state: RootState): Facts => ({
    config,
    catalogue: state.catalogue,
    values: state.form.values,
    form: formList.FormABusinessForm,
    domains: [],
    offer: nothingOffered,
    today: '2030-01-15',
  });
  const { middleware, startListening } = createListeners((error) => {
    throw error;
  });
  loadProducts(startListening, factsOf, services);
  const store = configureStore({
    reducer: combineReducers({
      form: formReducer,
      domains: domainsReducer,
      catalogue: catalogueReducer,
      cart: cartReducer,
      submission: submissionReducer,
      notices: noticesReducer,
    }),
    middleware: () => new Tuple(middleware, record),
  });
  return { store, actions };
}

afterEach(() => vi.useRealTimers());

describe('the product loads', () => {
  it('start, arrive and finish, the flag false in between and true at the end (STORE-02)', async () => {
    const { store, actions } = recordedLoads(fakeServices());
    expect(store.getState().catalogue.productsLoaded).toBe(false);
    store.dispatch(productsWanted({ retryFailed: false }));
    await settled();
    expect(actions).toEqual([
      { type: 'productsWanted', isLoaded: false },
      { type: 'catalogue/productsLoadStarted', isLoaded: false },
      { type: 'catalogue/productsLoaded', isLoaded: false },
      { type: 'catalogue/productsLoadFinished', isLoaded: true },
    ]);
  });

  it('reach the cart together, but wait only a moment for one that takes longer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const services = fakeServices();
    const coupons = deferred<string>();
    services.marketing.mockImplementation(async (path, request) =>
      path === 'coupons' ? coupons.promise : answerFromFixtures(path, request),
    );
    const { store, actions } = recordedLoads(services);
    const loaded = () => actions.filter(({ type }) => type === 'catalogue/productsLoaded').length;
    store.dispatch(productsWanted({ retryFailed: false }));
    await settled();
    expect(loaded()).toBe(0);
    vi.advanceTimersByTime(50);
    expect(loaded()).toBe(1);
    expect(store.getState().catalogue.lists).toMatchObject({
      registered_agent_products: 'loaded',
      simple_products: 'loaded',
      coupons: 'loading',
    });
    coupons.resolve(catalogueReply('coupons'));
    await settled();
    expect(loaded()).toBe(2);
    expect(store.getState().catalogue.productsLoaded).toBe(true);
  });

  it('lower the flag again for a later load, until the last of those under way has ended (STORE-02)', async () => {
    const services = fakeServices();
    const { want, mirror, catalogue } = formStore({ services });
    want();
    await settled();
    expect(catalogue().productsLoaded).toBe(true);
    const wyoming = deferred<string>();
    const colorado = deferred<string>();
    services.marketing.mockReturnValueOnce(wyoming.promise).mockReturnValueOnce(colorado.promise);
    mirror(inState('WY'));
    mirror(inState('CO'));
    expect(catalogue().productsLoaded).toBe(false);
    colorado.resolve(catalogueReply('filing_products/CO'));
    await settled();
    expect(catalogue().productsLoaded).toBe(false);
    wyoming.resolve(catalogueReply('filing_products/WY'));
    await settled();
    expect(catalogue().productsLoaded).toBe(true);
  });

  it('ask for the four whole lists and the federal filings, and read each from `result` (PROD-01, CART-14)', async () => {
    const { want, services, catalogue } = formStore();
    want();
    await settled();
    expect(asked(services)).toEqual([...wholeLists, filings('US')]);
    const { registeredAgent, simple, subscriptionBundles, coupons, filing } = catalogue();
    const expected = sampleCatalogue();
    expect({ registeredAgent, simple, subscriptionBundles, coupons, filing }).toEqual({
      registeredAgent: expected.registeredAgent,
      simple: expected.simple,
      subscriptionBundles: expected.subscriptionBundles,
      coupons: expected.coupons,
      filing: expected.filing,
    });
  });

  it('ask state by state while at most five are missing (PROD-02)', async () => {
    const { want, mirror, services, catalogue } = formStore();
    want();
    await settled();
    askedNow(services);
    mirror(inStates('AK', 'CO', 'FL', 'NV', 'WY'));
    await settled();
    expect(askedNow(services)).toEqual(['AK', 'CO', 'FL', 'NV', 'WY'].map(filings));
    expect(catalogue().filing).toEqual(sampleCatalogue('AK', 'CO', 'FL', 'NV', 'WY').filing);
  });

  it('ask for all at once where more than five are missing, the federal ones before where needed (PROD-03)', async () => {
    const six = inStates('AK', 'CO', 'FL', 'NV', 'OH', 'WY');
    const fresh = formStore();
    fresh.mirror(six);
    expect(askedNow(fresh.services)).toEqual([...wholeLists, filings('US'), allFilings]);
    await settled();
    // 50 states, DC, the federal list, and what is filed in the federal way in the list of all
    expect(Object.keys(fresh.catalogue().filing)).toHaveLength(53);
    expect(fresh.catalogue().filing.WY).toEqual(sampleCatalogue('WY').filing.WY);

    const started = formStore();
    started.want();
    await settled();
    askedNow(started.services);
    started.mirror(six);
    expect(askedNow(started.services)).toEqual([allFilings]);
    await settled();
  });

  it('ask for nothing that is loaded or on its way, alone or with all others (PROD-04, CART-14)', async () => {
    const { want, mirror, services } = formStore();
    mirror(inState('WY'));
    mirror({ ...inState('WY'), other: 'change' });
    want();
    expect(askedNow(services)).toEqual([...wholeLists, filings('US'), filings('WY')]);
    await settled();
    mirror(inState('CO'));
    mirror(inState('WY'));
    await settled();
    expect(askedNow(services)).toEqual([filings('CO')]);
    mirror(inStates('AK', 'FL', 'NV', 'OH', 'TX', 'UT'));
    await settled();
    askedNow(services);
    mirror(inStates('AZ', 'WY'));
    await settled();
    expect(askedNow(services)).toEqual([]);
  });

  it('are not made by a form without a cart', async () => {
    const { want, mirror, services, cart } = formStore({ config: { formType: 'ContactForm' }, sells: false });
    want();
    mirror(inState('WY'));
    await settled();
    expect(asked(services)).toEqual([]);
    expect(cart()).toEqual([]);
  });

  it('never ask for what lies outside of the US (PROD-05)', async () => {
    const { want, mirror, services } = formStore();
    want();
    await settled();
    askedNow(services);
    mirror(inState(outsideUS));
    mirror(inStates(outsideUS, 'WY'));
    await settled();
    expect(askedNow(services)).toEqual([filings('WY')]);
  });
});

describe('a load that fails', () => {
  it('is logged, shows one toast and still finishes, so that the spinner ends (PROD-06)', async () => {
    const services = fakeServices();
    services.marketing.mockRejectedValue(new Error('Network Error'));
    const { want, store, catalogue } = formStore({ services });
    want();
    await settled();
    expect(catalogue().productsLoaded).toBe(true);
    expect(services.log.error).toHaveBeenCalledTimes(5);
    const { toasts } = store.getState().notices;
    expect(toasts).toMatchObject([{ kind: 'error', title: 'error.checkout.title', message: { key: 'error.app.message' } }]);
  });

  it('costs nothing of what else arrived, and is asked for again only on demand', async () => {
    const services = fakeServices();
    services.marketing.mockRejectedValueOnce(new Error('Network Error'));
    const { want, mirror, catalogue } = formStore({ services });
    want();
    await settled();
    expect(catalogue().registeredAgent).toEqual([]);
    expect(catalogue().lists).toMatchObject({ registered_agent_products: 'failed', simple_products: 'loaded' });
    askedNow(services);
    mirror(inState('WY'));
    await settled();
    expect(askedNow(services)).toEqual([filings('WY')]);
    want(true);
    await settled();
    expect(askedNow(services)).toEqual(wholeLists.slice(0, 1));
    expect(catalogue().registeredAgent).toEqual(sampleCatalogue().registeredAgent);
  });

  it.each([
    ['HTML', '<!doctype html><title>Log in</title>'],
    ['nothing', ''],
    ['no list', '{"result": null}'],
  ])('counts a reply of %s as failed, says so and finishes, and the rest stands (PROD-06)', async (_what, reply) => {
    const services = fakeServices();
    services.marketing.mockResolvedValueOnce(reply);
    const { want, catalogue, store } = formStore({ services });
    want();
    await settled();
    expect(catalogue().lists.registered_agent_products).toBe('failed');
    expect(catalogue().simple).toEqual(sampleCatalogue().simple);
    expect(catalogue().productsLoaded).toBe(true);
    expect(store.getState().notices.toasts).toMatchObject([{ message: { key: 'error.app.message' } }]);
    expect(services.log.error).toHaveBeenCalledOnce();
  });

  it('counts a reply that is no list as failed', async () => {
    const services = fakeServices();
    services.marketing.mockResolvedValueOnce('{"error": "no such website"}');
    const { want, catalogue } = formStore({ services });
    want();
    await settled();
    expect(catalogue().lists.registered_agent_products).toBe('failed');
  });
});
