import { describe, expect, it } from 'vitest';
import { emptyCatalogue } from '../../../src/kernel/facts/catalogue';
import { findByRole, entriesOf, registeredAgentDurations } from '../../../src/commerce/catalogue/product-lookup';
import type { Facts } from '../../../src/kernel/facts/facts';
import { getPath } from '../../../src/kernel/util/paths';
import { react } from '../../support/react';
import { choice, formingIn, someFacts } from '../../commerce/catalogue/sample-facts';

const path = 'companyInformation.registeredAgentServiceDuration';
// Wyoming has 12, 24 and 36 months, Colorado 12 alone.
const facts = (state: string, kept: unknown, registeredAgentYears?: number) =>
  someFacts({ values: formingIn(state, { registeredAgentServiceDuration: kept }), config: { preselected: { registeredAgentYears } } });
const after = (before: Facts, now: Facts) => getPath(react(before, now).values, path);
const arriving = (now: Facts) => after({ ...now, catalogue: emptyCatalogue }, now);

describe('the duration of the registered agent', () => {
  it('stays where it is still offered, whatever is preselected (PROD-38)', () => {
    const kept = choice('24', '2 Years');
    expect(arriving(facts('WY', kept, 3))).toBe(kept);
    expect(after(facts('CO', choice('12'), 3), facts('WY', choice('12'), 3))).toEqual(choice('12'));
  });

  it('becomes the preselected years where it is not offered any more (PROD-38)', () => {
    expect(arriving(facts('WY', choice('60'), 2))).toEqual({ key: '24', value: '2 Years' });
    expect(arriving(facts('WY', '', 3))).toEqual({ key: '36', value: '3 Years' });
  });

  it('becomes the first where those are not offered either (PROD-38)', () => {
    expect(after(facts('WY', choice('24'), 2), facts('CO', choice('24'), 2))).toEqual({ key: '12', value: '1 Year' });
    expect(arriving(facts('WY', choice('60')))).toEqual({ key: '12', value: '1 Year' });
    expect(arriving(facts('WY', choice('x'), 9))).toEqual({ key: '12', value: '1 Year' });
  });

  it('is the one that the cart takes', () => {
    for (const kept of ['60', '24', ''])
      for (const years of [undefined, 2, 9]) {
        const now = facts('WY', choice(kept), years);
        const agent = findByRole(now, 'registeredAgent', entriesOf(now.catalogue, 'WY'));
        expect(String(agent?.product.duration)).toBe((arriving(now) as { key: string }).key);
      }
  });

  it('is left alone while there is nothing to judge by, and where it is not asked', () => {
    const nowhere = facts('', choice('60'));
    expect(arriving(nowhere)).toEqual(choice('60'));
    const empty = { ...facts('WY', choice('60')), catalogue: { ...emptyCatalogue, simple: [] } };
    expect(after({ ...empty, catalogue: emptyCatalogue }, empty)).toEqual(choice('60'));
    expect(arriving(facts('WY', undefined))).toBeUndefined();
  });

  it('is one that every chosen state has, at the price of all of them together', () => {
    const values = { companyInformation: { states: { WY: true, CO: true }, [path.split('.')[1]!]: choice('24') } };
    const both = someFacts({ values });
    expect(registeredAgentDurations(both)).toEqual([{ key: '12', label: '1 Year', price: 24_500 }]);
    expect(arriving(both)).toEqual({ key: '12', value: '1 Year' });
  });
});
