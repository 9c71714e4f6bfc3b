import { describe, expect, it } from 'vitest';
import { missingPrimary } from '../../../src/commerce/cart/missing-primary';
import { nothingOffered } from '../../../src/kernel/facts/offer';
import { someFacts } from '../catalogue/sample-facts';
import { pricedItem } from '../pricing/sample-items';

const facts = someFacts({ offer: { ...nothingOffered, primaryProducts: ['businessFormation', 'registeredAgent'] } });
const item = (saveAs: string, type: string) => pricedItem(100, 0, 0, { saveAs, type });

describe('what the order is about', () => {
  it('is missing while it is not in the cart, whatever else is', () => {
    expect(missingPrimary(facts, [])).toEqual(['businessFormation', 'registeredAgent']);
    expect(missingPrimary(facts, [item('book', 'book')])).toEqual(['businessFormation', 'registeredAgent']);
    expect(missingPrimary(facts, [item('book', 'book'), item('businessFormation', 'business_formation')])).toEqual(['registeredAgent']);
  });

  it('is there by its role or, as a bundle brings it, by its type', () => {
    expect(missingPrimary(facts, [item('businessFormation', 'some_filing'), item('agent', 'registered_agent')])).toEqual([]);
  });
});
