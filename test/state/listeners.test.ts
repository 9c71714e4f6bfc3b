import { afterEach, describe, expect, it, vi } from 'vitest';
import { cartOf } from '../../src/commerce/cart/current-cart';
import { domainsChanged } from '../../src/products/domains/state/domains-slice';
import { createListeners, listenUntil } from '../../src/state/listeners/listeners';
import { extensionsWanted, domainSearchWanted } from '../../src/products/domains/state/search-domains';
import { toastClosed } from '../../src/state/notices-slice';
import '../setup/built-in-families';
import '../setup/order-engine';
import { keptAnswers } from '../support/answers';
import { domainEntry } from '../support/domains';
import { formStore, settled } from '../support/form-store';

// What the setup has loaded would go on calling the one that never fails.
vi.hoisted(() => vi.resetModules());
// The real one, which a test may let fail.
vi.mock('../../src/commerce/cart/current-cart', async (original) => {
  const real = await original<typeof import('../../src/commerce/cart/current-cart')>();
  return { ...real, cartOf: vi.fn(real.cartOf) };
});

afterEach(() => void vi.restoreAllMocks());

describe('an error in a listener', () => {
  async function failingStore() {
    const made = formStore();
    made.mirror(keptAnswers);
    made.want();
    await settled();
    const error = new Error('no cart');
    vi.mocked(cartOf).mockImplementationOnce(() => {
      throw error;
    });
    return { ...made, error, toasts: () => made.store.getState().notices.toasts };
  }

  it('is logged, and the visitor is told once; what was dispatched stands (ERR-12)', async () => {
    const { mirror, store, services, error, toasts } = await failingStore();
    mirror({ ...keptAnswers, businessIdentityToggle: true });
    expect(services.log.error.mock.calls).toEqual([['Something went wrong.', error]]);
    expect(toasts()).toMatchObject([{ kind: 'error', message: { key: 'error.app.message' } }]);
    expect(store.getState().form.values.businessIdentityToggle).toBe(true);
  });

  it('leaves no cart of answers that have changed, and the next rebuild fills it again (CART-18)', async () => {
    const { mirror, cart } = await failingStore();
    expect(cart()).toHaveLength(2);
    mirror({ ...keptAnswers, businessIdentityToggle: true });
    expect(cart()).toEqual([]);
    mirror(keptAnswers);
    expect(cart()).toHaveLength(2);
  });

  it('that fails after every action is told once, and not for ever', async () => {
    const { mirror, services, toasts, store } = await failingStore();
    services.trackers.track.mockImplementation(() => {
      throw new Error('no tracker');
    });
    mirror({ ...keptAnswers, productState: { webHosting: { checked: true } } });
    mirror({ ...keptAnswers, currentStep: 1 });
    expect(services.log.error.mock.calls.length).toBeGreaterThan(1);
    expect(toasts()).toHaveLength(1);
    store.dispatch(toastClosed(toasts()[0]!.id));
    expect(toasts().length).toBeLessThan(2);
  });
});

describe('a listener', () => {
  it('ends with its signal, and what it has begun with it', async () => {
    const ending = new AbortController();
    const { middleware, startListening } = createListeners((error) => {
      throw error;
    });
    const heard: string[] = [];
    for (const signal of [ending.signal, AbortSignal.abort()])
      listenUntil(
        signal,
        startListening,
      )({
        actionCreator: toastClosed,
        async effect({ payload }, { pause }) {
          heard.push(payload);
          await pause(Promise.resolve());
          heard.push(`${payload}, later`);
        },
      });
    const dispatch = middleware({ getState: () => ({}) as never, dispatch: (action: unknown) => action })((action: unknown) => action);
    dispatch(toastClosed('1'));
    await settled();
    dispatch(toastClosed('2'));
    ending.abort();
    dispatch(toastClosed('3'));
    await settled();
    expect(heard).toEqual(['1', '1, later', '2']);
  });
});

it('every state and action can be serialized, but for those of redux-persist', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const made = formStore({ keep: true });
  await made.ready;
  const { dispatch } = made.store;
  made.mirror(keptAnswers);
  made.want();
  dispatch(extensionsWanted());
  dispatch(domainSearchWanted('pine'));
  dispatch(domainsChanged([domainEntry('pine.com')]));
  await settled();
  await made.persistor!.flush();
  expect(error).not.toHaveBeenCalled();
  dispatch(domainsChanged([() => 1] as never));
  dispatch(domainsChanged([]));
  expect(error).toHaveBeenCalled();
});
