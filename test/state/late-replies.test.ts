import { afterEach, describe, expect, it, vi } from 'vitest';
import { wholeStateReset } from '../../src/state/reset';
import { answerFromFixtures, deferred, fakeServices } from '../support/fake-services';
import { catalogueReply, sampleCatalogue } from '../support/fixtures';
import { formStore, settled } from '../support/form-store';

const inState = (code: string) => ({ companyInformation: { state: { key: code, value: code } } });
const inStates = (...codes: string[]) => ({
  companyInformation: { states: Object.fromEntries(codes.map((code) => [code, true])) },
});

afterEach(() => vi.useRealTimers());

describe('a reply that comes late', () => {
  const price = (dollars: string) => JSON.stringify({ result: [{ product_id: 1, name: 'Seal', price: dollars, type: 'seal' }] });

  /** Two attempts at the simple products, the second after the form has started anew in between. */
  async function twoAttempts() {
    const services = fakeServices();
    const replies = [deferred<string>(), deferred<string>()];
    let attempt = 0;
    services.marketing.mockImplementation(async (path, request) =>
      path === 'simple_products' ? replies[attempt++]!.promise : answerFromFixtures(path, request),
    );
    const made = formStore({ services });
    made.want();
    await settled();
    made.store.dispatch(wholeStateReset());
    made.want();
    await settled();
    return { ...made, replies, prices: () => made.catalogue().simple.map((product) => product.price) };
  }

  it('to an older attempt does not stand over the newer one, whichever comes first', async () => {
    const { replies, prices, catalogue } = await twoAttempts();
    replies[1]!.resolve(price('2.00'));
    await settled();
    replies[0]!.resolve(price('1.00'));
    await settled();
    expect(prices()).toEqual([200]);
    expect(catalogue().productsLoaded).toBe(true);

    const other = await twoAttempts();
    other.replies[0]!.resolve(price('1.00'));
    await settled();
    expect([other.prices(), other.catalogue().lists.simple_products]).toEqual([[], 'loading']);
    other.replies[1]!.resolve(price('2.00'));
    await settled();
    expect(other.prices()).toEqual([200]);
  });

  it('as a failure of an older attempt fails nothing', async () => {
    const { replies, prices, catalogue, store, services } = await twoAttempts();
    replies[1]!.resolve(price('2.00'));
    await settled();
    replies[0]!.reject(new Error('Network Error'));
    await settled();
    expect([prices(), catalogue().lists.simple_products, store.getState().notices.toasts]).toEqual([[200], 'loaded', []]);
    expect(services.log.error).toHaveBeenCalledOnce();
  });

  it('for one state does not stand over what came with all states later', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const services = fakeServices();
    const { want, mirror, catalogue } = formStore({ services });
    want();
    await settled();
    const alone = deferred<string>();
    services.marketing.mockReturnValueOnce(alone.promise);
    mirror(inState('WY'));
    mirror(inStates('AK', 'CO', 'FL', 'NV', 'OH', 'WY', 'UT'));
    await settled();
    vi.runOnlyPendingTimers();
    expect(catalogue().jurisdictions).toMatchObject({ all: 'loaded', WY: 'loading' });
    alone.resolve('{"result": []}');
    await settled();
    expect(catalogue().filing.WY).toEqual(sampleCatalogue('WY').filing.WY);
    expect(catalogue().productsLoaded).toBe(true);
  });

  it('for a state that was left costs nothing of the one chosen since', async () => {
    const services = fakeServices();
    const { want, mirror, catalogue, cart } = formStore({ services });
    want();
    await settled();
    const wyoming = deferred<string>();
    services.marketing.mockReturnValueOnce(wyoming.promise);
    const forming = (code: string) => ({
      companyInformation: { ...inState(code).companyInformation, entityType: { key: 'LLC', value: 'LLC' } },
    });
    mirror(forming('WY'));
    mirror(forming('CO'));
    await settled();
    wyoming.resolve(catalogueReply('filing_products/WY'));
    await settled();
    expect(cart().map(({ state }) => state)).toEqual(['CO', 'CO']);
    expect(catalogue().filing).toEqual(sampleCatalogue('WY', 'CO').filing);
  });
});
