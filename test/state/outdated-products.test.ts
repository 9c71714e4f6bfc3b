import { expect, it } from 'vitest';
import { productsOutdated } from '../../src/state/orders/catalogue-slice';
import { answerFromFixtures, asked, fakeServices } from '../support/fake-services';
import { formStore, settled } from '../support/form-store';

const states = (...codes: string[]) => ({ companyInformation: { states: Object.fromEntries(codes.map((code) => [code, true])) } });

it('outdated products are all loaded again, and the new ones take the place of those that were loaded by state (SHOP-06)', async () => {
  const services = fakeServices();
  const { want, mirror, store, catalogue } = formStore({ services, config: { formType: 'RASignupForm' } });
  const priceOf = (code: string) => catalogue().filing[code]?.[0]?.name;
  want();
  mirror(states('WY'));
  await settled();
  mirror(states('WY', 'CO', 'NV', 'TX', 'CA', 'NY', 'FL'));
  await settled();
  const before = [priceOf('WY'), priceOf('CO')];
  const first = asked(services);
  services.marketing.mockClear();
  services.marketing.mockImplementation(async (path, request) => {
    const text = await answerFromFixtures(path, request);
    return text.replace(/"name":\s*"/g, '"name":"New ');
  });
  store.dispatch(productsOutdated());
  // What is known stays in sight until the new ones are there, but nothing can be ordered by it.
  expect(priceOf('WY')).toBe(before[0]);
  expect(catalogue().productsLoaded).toBe(false);
  await settled();
  expect(asked(services).length).toBeGreaterThan(4);
  expect(first).toEqual(expect.arrayContaining(asked(services)));
  expect([priceOf('WY'), priceOf('CO')]).toEqual(before.map((name) => `New ${name}`));
  expect(catalogue().productsLoaded).toBe(true);
});
