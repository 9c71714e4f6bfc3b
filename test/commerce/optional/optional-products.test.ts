import { nothingOffered, type OfferedGroup } from '../../../src/kernel/facts/offer';
import { describe, expect, it } from 'vitest';
import { checkedPath, isOptionChecked } from '../../../src/commerce/optional/optional-products';
import { missingOptionalProducts } from '../../../src/commerce/offer/missing-optional-products';
import { moduleOf, planOf, stepOf } from '../../kernel/plan/sample-plan';
import { someFacts } from '../catalogue/sample-facts';

describe('an optional product', () => {
  const group = { type: 'simple' as const, sections: [], products: [] };
  const config = { products: { seal: { saveAs: 'stamp' } } };
  const isChecked = (answer: unknown, checked?: boolean) =>
    isOptionChecked(someFacts({ config, values: { productState: { stamp: { checked: answer } } } }), group, { role: 'seal', checked });

  it('is answered under the name that the page gives it', () => {
    expect(checkedPath(someFacts({ config }).config, 'seal')).toBe('productState.stamp.checked');
    expect(checkedPath(someFacts({ config }).config, 'book')).toBe('productState.book.checked');
  });

  it('is wanted as the visitor says, and as the page says before that', () => {
    expect([isChecked(true), isChecked(true, false), isChecked(undefined, true)]).toEqual([true, true, true]);
    expect([isChecked(false, true), isChecked(undefined), isChecked('on', true)]).toEqual([false, false, false]);
  });
});

describe('a list of optional products', () => {
  const asking = planOf([stepOf('a', [moduleOf([])]), stepOf('b', [moduleOf([], { offer: { optionalProducts: true } })])]);
  const group = { type: 'simple' as const, sections: [], products: [{ role: 'seal' }] };
  const offerOfGroups = (...groups: readonly OfferedGroup[]) => ({ ...nothingOffered, groups });

  it('that is empty is the error MissingOptionalProducts (ERR-02)', () => {
    const error = { code: 11, property: 'Optional products' };
    expect(missingOptionalProducts(asking, nothingOffered)).toEqual(error);
    expect(missingOptionalProducts(asking, offerOfGroups({ ...group, products: [] }))).toEqual(error);
  });

  it('with a product, or that no module asks about, is none', () => {
    expect(missingOptionalProducts(asking, offerOfGroups({ ...group, products: [] }, group))).toBeUndefined();
    expect(missingOptionalProducts(planOf([stepOf('a', [moduleOf([])])]), nothingOffered)).toBeUndefined();
  });
});
