import { configureStore, Tuple } from '@reduxjs/toolkit';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makePlan } from '../../src/commerce/start/make-plan';
import { withoutSecrets } from '../../src/kernel/storage/persistable-values';
import { formABusiness } from '../../src/forms/form-a-business.form';
import { moduleList } from '../../src/forms/module-list';
import type { SafeStorage } from '../../src/services/services';
import { createSafeStorage } from '../../src/services/browser-storage';
import { domainsChanged } from '../../src/products/domains/state/domains-slice';
import { formReducer } from '../../src/state/form-slice';
import { persistedReducer, startPersistence } from '../../src/state/persistence';
import { completeAnswers, keptAnswers, secretWords } from '../support/answers';
import { domainEntry } from '../support/domains';
import { fakeServices, memoryStorage } from '../support/fake-services';
import { formStore, settled, type StoreSetup } from '../support/form-store';

afterEach(() => vi.useRealTimers());

const formKey = 'charterform:FormABusinessForm-page-1';
const domainsKey = 'charterform:domains';
const pine = domainEntry('pine.example', 2);
const current = { ...keptAnswers, pluginVersion: '1.0' };

/** A kept store on the given storage, as one page load has it. */
async function visit(storage: SafeStorage, config: StoreSetup['config'] = {}) {
  const made = formStore({ config, services: { ...fakeServices(), localStorage: storage as never }, keep: true });
  await made.ready;
  return { ...made, values: () => made.store.getState().form.values, domains: () => made.store.getState().domains };
}

/** Storage after a visit that answered the form and picked a domain. */
async function storageOfVisit(answers: object = current) {
  const storage = memoryStorage();
  const { mirror, store, persistor } = await visit(storage);
  mirror(answers as typeof current);
  store.dispatch(domainsChanged([pine]));
  await persistor!.flush();
  return storage;
}

describe('form data', () => {
  it('is restored on the next load of the same form and page (STORE-09)', async () => {
    const { values } = await visit(await storageOfVisit());
    expect(values()).toEqual(current);
  });

  it('is written by itself within a second', async () => {
    vi.useFakeTimers();
    const storage = memoryStorage();
    const { ready, mirror } = formStore({ services: fakeServices({ localStorage: storage }), keep: true });
    await vi.advanceTimersByTimeAsync(0);
    await ready;
    mirror(current);
    await vi.advanceTimersByTimeAsync(1000);
    expect(JSON.parse(storage.get(formKey)!)).toMatchObject({ values: current });
  });

  it('is removed by a purge, and the form works on', async () => {
    const storage = await storageOfVisit();
    const { persistor, values, mirror } = await visit(storage);
    await persistor!.purge();
    expect([...storage.entries.keys()]).toEqual([]);
    mirror({ ...current, other: 'answer' });
    expect(values()).toMatchObject({ other: 'answer' });
  });

  it('is not seen by another form type or another page id (STORE-10)', async () => {
    const storage = await storageOfVisit();
    expect((await visit(storage, { pageID: 'page-2' })).values()).toEqual({});
    expect((await visit(storage, { formType: 'ContactForm' })).values()).toEqual({});
    expect((await visit(storage)).values()).toEqual(current);
  });

  it('persists under "{formType}-{pageID}", domains under "domains", behind one prefix (STORE-11, STORE-12)', async () => {
    const storage = await storageOfVisit();
    expect([...storage.entries.keys()].sort()).toEqual([formKey, domainsKey]);
    const elsewhere = await visit(storage, { formType: 'ContactForm', pageID: 'cart-page' });
    expect(elsewhere.domains()).toMatchObject({ cartDomains: [pine] });
    expect(elsewhere.values()).toEqual({});
  });

  it('holds no config, checkout, products, domains or private data, the password included (STORE-07, STORE-13, CARD-13)', async () => {
    const storage = memoryStorage();
    const { want, mirror, store, persistor, config, services } = await visit(storage, { website: 'my-website' });
    want();
    const planned = makePlan({ config, form: formABusiness, modules: moduleList });
    if ('error' in planned) throw new Error('no plan');
    const observers = { stepValidationObservers: { company: {} } };
    mirror(withoutSecrets({ ...completeAnswers, ...observers, pluginVersion: '1.0' }, planned.plan));
    await settled();
    store.dispatch(domainsChanged([pine]));
    await persistor!.flush();
    expect(services.marketing).toHaveBeenCalled();

    const kept = JSON.parse(storage.get(formKey)!) as { values: object };
    expect(Object.keys(kept).sort()).toEqual(['_persist', 'values']);
    expect(kept.values).toEqual({ ...current, accountInformation: { email: 'ann@example.com' } });
    const everything = JSON.stringify([...storage.entries]);
    for (const word of [...secretWords, 'stepValidationObservers', 'my-website', 'product_id']) expect(everything).not.toContain(word);
    expect(storage.get(formKey)).not.toContain('pine.example');
  });
});

describe('stored form data is cleared, and domain data left alone,', () => {
  it.each([
    ['when its plugin version is another one', current, { pluginVersion: '2.0' }],
    ['when it has no plugin version', keptAnswers, {}],
    ['when the page has no plugin version', current, { pluginVersion: '' }],
  ])('%s (STORE-14)', async (_when, answers, config) => {
    const storage = await storageOfVisit(answers);
    const { values, domains } = await visit(storage, config);
    expect(values()).toEqual({});
    expect(storage.get(formKey) ?? '').not.toContain('Pine Ridge');
    expect(domains()).toMatchObject({ cartDomains: [pine] });
  });

  it('when persistence is off (STORE-15)', async () => {
    const storage = await storageOfVisit();
    const domains = storage.get(domainsKey);
    formStore({ services: fakeServices({ localStorage: storage }), config: { flags: { persist: false } } });
    expect(storage.get(formKey)).toBeNull();
    expect(storage.get(domainsKey)).toBe(domains);
  });

  it.each([
    ['by the page config', current, { flags: { clearFormDataOnNextPageLoad: true } }],
    ['by an earlier order', { ...current, clearFormDataOnNextPageLoad: true }, {}],
  ])('when clearFormDataOnNextPageLoad is set %s (STORE-15)', async (_by, answers, config) => {
    const storage = await storageOfVisit(answers);
    const { values, domains } = await visit(storage, config);
    expect(values()).toEqual({});
    expect(domains()).toMatchObject({ cartDomains: [pine] });
  });
});

describe('a storage that', () => {
  it.each([
    [
      'throws',
      () => {
        throw new DOMException('denied', 'SecurityError');
      },
    ],
    ['is missing', () => undefined],
  ])('%s leaves a fresh form that works unpersisted (STORE-16)', async (_how, localStorage) => {
    const page = Object.defineProperty({}, 'localStorage', { get: localStorage }) as Window;
    const { mirror, values, persistor, want, cart } = await visit(createSafeStorage(page, 'localStorage'));
    expect(values()).toEqual({});
    mirror(current);
    want();
    await settled();
    await persistor!.flush();
    expect(values()).toEqual(current);
    expect(cart()).toHaveLength(2);
  });

  it('is full is still read, and the form works on unpersisted (STORE-16)', async () => {
    const { entries } = await storageOfVisit();
    const full = memoryStorage(entries);
    full.set = () => false;
    const { mirror, values, persistor } = await visit(full);
    expect(values()).toEqual(current);
    mirror({ ...current, other: 'answer' });
    await persistor!.flush();
    expect(values()).toMatchObject({ other: 'answer' });
    expect((await visit(full)).values()).toEqual(current);
  });

  it.each([
    ['no JSON', '{"values":'],
    ['a number', '7'],
    ['another shape', '{"values":["a","b"]}'],
    ['a prototype', '{"values":{"__proto__":{"polluted":true},"pluginVersion":"1.0"}}'],
    ['far too much', JSON.stringify({ values: { pluginVersion: '1.0', text: 'x'.repeat(1_000_001) } })],
  ])('holds %s starts fresh (STORE-16)', async (_what, stored) => {
    const storage = memoryStorage(
      new Map([
        [formKey, stored],
        [domainsKey, stored],
      ]),
    );
    const { values, domains, mirror } = await visit(storage);
    expect(Object.keys(values()).filter((name) => name !== 'pluginVersion')).toEqual([]);
    expect((values() as Record<string, unknown>).polluted).toBeUndefined();
    expect(domains()).toMatchObject({ cartDomains: [] });
    mirror(current);
    expect(values()).toEqual(current);
  });
});

describe('the wait for what was kept', () => {
  it('ends after 300 ms, and what arrives later is ignored', async () => {
    vi.useFakeTimers();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const late = new Promise((resolve) => setTimeout(() => resolve({ values: current }), 400));
    const storage = memoryStorage(new Map([['key', 'something']]));
    const reducer = persistedReducer('key', formReducer, storage, () => late);
    const store = configureStore({ reducer, middleware: () => new Tuple() });
    const { ready, persistor } = startPersistence(store as never);
    let isReady = false;
    void ready.then(() => (isReady = true));
    await vi.advanceTimersByTimeAsync(299);
    expect(isReady).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(isReady).toBe(true);
    await vi.advanceTimersByTimeAsync(200);
    expect(store.getState()).toMatchObject({ values: {} });
    persistor.pause();
  });
});
