import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readDomain } from '../../../src/commerce/domains/read-domain';
import { dollarsToCents } from '../../../src/kernel/util/money';
import { readObject, readText, type Wire } from '../../../src/kernel/util/read-wire';

const amount = fc.oneof(fc.double(), fc.constantFrom('20.00', '-1', '', 'free', '1e3', null, true), fc.jsonValue());
const price = fc.oneof(fc.record({ amount }), fc.jsonValue());
const wire = fc.record(
  {
    domain: fc.oneof(fc.constantFrom('a.com', 'A.com', 'b.co.uk', 'com', '.com', ' a.com'), fc.string(), fc.jsonValue()),
    available: fc.jsonValue(),
    thirdParty: fc.jsonValue(),
    status: fc.oneof(fc.constantFrom('unsupported', 'available'), fc.jsonValue()),
    create: price,
    renew: price,
    purchase: price,
  },
  { requiredKeys: [] },
);

const isPriced = (value: unknown) => dollarsToCents(readObject(value).amount) !== undefined;

it('any details make a domain that is not for sale without its prices, or nothing (DOM-18, DOM-32)', () => {
  fc.assert(
    fc.property(wire, fc.boolean(), (given, loaded) => {
      const domain = readDomain(given as Wire, loaded);
      if (!domain) return;
      const { available, status, thirdParty, create, renew, purchase } = domain;
      expect(domain.domain).toBe(readText(given.domain).toLowerCase().trim());
      expect(domain.loaded).toBe(loaded);
      expect(available && (!loaded || status === 'unsupported')).toBe(false);
      expect(available && !(isPriced(given.renew) && isPriced(thirdParty ? given.purchase : given.create))).toBe(false);
      for (const { amount: cents } of [create, renew, purchase]) expect(Number.isInteger(cents) && cents >= 0).toBe(true);
    }),
  );
});

const sold = { domain: 'a.com', available: true, create: { amount: '12.00' }, renew: { amount: 20 } };
const states = (rest: object) => {
  const { available, status } = readDomain({ ...sold, ...rest }, true)!;
  return [available, status];
};

it.each([
  undefined,
  null,
  {},
  { amount: null },
  { amount: -1 },
  { amount: 'free' },
  { amount: '1e3' },
  { amount: [] },
  { amount: NaN },
  '12.00',
])('a domain with the price %j is not sold, unless that price is not asked (DOM-29, DOM-32)', (none) => {
  expect(states({ create: none })).toEqual([false, 'unsupported']);
  expect(states({ renew: none })).toEqual([false, 'unsupported']);
  expect(states({ purchase: none })).toEqual([true, '']);
  expect(states({ thirdParty: '1', purchase: none })).toEqual([false, 'unsupported']);
  expect(states({ thirdParty: '1', purchase: { amount: 4 }, create: none })).toEqual([true, '']);
  expect(states({ available: '0', create: none })).toEqual([false, '']);
});

it.each([
  [[true, 1, '1', 'true', 'TRUE'], true],
  [[false, 0, '0', 'false', '', null, undefined, 'no'], false],
])('of %j each is %j, as PHP means it (DOM-32)', (values, is) => {
  for (const premium of values) expect(readDomain({ ...sold, premium }, true)).toMatchObject({ premium: is });
});

it('what has no name with an extension is no domain (DOM-32)', () => {
  for (const domain of [undefined, null, '', 'okafor', 'a b.com', '.com', 'a..b', 'a.', {}, ['a.com'], `${'a'.repeat(260)}.com`])
    expect(readDomain({ ...sold, domain }, true)).toBeUndefined();
});
