import { expect, it } from 'vitest';
import { emptyCatalogue } from '../../src/kernel/facts/catalogue';
import { nothingOffered } from '../../src/kernel/facts/offer';
import { businessIdentity } from '../../src/products/identity/business-identity';
import { optionalProducts } from '../../src/modules/optional-items/optional-products';
import { formingIn, fullCatalogue, someFacts } from '../commerce/catalogue/sample-facts';

const isShown = (given: Parameters<typeof someFacts>[0]) => optionalProducts.isShown!(someFacts({ values: formingIn('WY'), ...given }), {});

it('keeps its place until it is known what is on offer, so that no step comes or goes while products load', () => {
  expect(isShown({})).toBe(true);
  expect(isShown({ catalogue: emptyCatalogue })).toBe(true);
  expect(isShown({ catalogue: { ...fullCatalogue, lists: { ...fullCatalogue.lists, simple_products: 'failed' } } })).toBe(true);
});

it('is gone where nothing of it is on offer, or nothing is sold', () => {
  expect(isShown({ catalogue: { ...fullCatalogue, simple: [], filing: {} } })).toBe(false);
  expect(isShown({ catalogue: emptyCatalogue, offer: nothingOffered })).toBe(false);
});

it('so does the business identity package, where the page sells one', () => {
  const products = [{ role: 'businessEmail' }];
  const isIdentityShown = (saveAs: string, catalogue = emptyCatalogue) =>
    businessIdentity.isShown!(
      someFacts({ values: formingIn('WY'), config: { optionalProducts: [{ type: 'simple', saveAs, products }] }, catalogue }),
      {},
    );
  expect([isIdentityShown('businessIdentity'), isIdentityShown('somethingElse')]).toEqual([true, false]);
  expect(isIdentityShown('businessIdentity', { ...fullCatalogue, simple: [] })).toBe(false);
});
