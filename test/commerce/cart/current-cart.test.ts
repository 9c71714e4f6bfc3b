import { describe, expect, it, vi } from 'vitest';
import '../../setup/built-in-families';
import { dataPath } from '../../../src/commerce/catalogue/product-lookup';
import { cartOf, isInCart, statesOfRole } from '../../../src/commerce/cart/current-cart';
import { rebuildCart } from '../../../src/commerce/cart/rebuild-cart';
import { setPath } from '../../../src/kernel/util/paths';
import { withDefaults } from '../../../src/kernel/page-config/defaults';
import { formList } from '../../../src/forms/form-list';
import { offerOfForm } from '../../support/offers';
import { sampleCatalogue } from '../../support/fixtures';
import { keptAnswers } from '../../support/answers';
import type { Facts } from '../../../src/kernel/facts/facts';
import type { FormValues } from '../../../src/kernel/answers/form-values';

// What the setup has loaded is loaded anew, with the mock below.
vi.hoisted(() => vi.resetModules());

// The real one, of which the test counts the calls.
vi.mock('../../../src/commerce/cart/rebuild-cart', async (original) => {
  const real = await original<typeof import('../../../src/commerce/cart/rebuild-cart')>();
  return { ...real, rebuildCart: vi.fn(real.rebuildCart) };
});

const config = withDefaults({
  formType: 'FormABusinessForm',
  products: { notaryStamp: { saveAs: 'stamp' } },
  optionalProducts: [{ type: 'simple', products: [{ role: 'tradeName' }, { role: 'notaryStamp' }] }],
});
const form = formList.FormABusinessForm;
const offer = offerOfForm(form, config);
const catalogue = sampleCatalogue('WY');
const domains: Facts['domains'] = [];
const factsOf = (values: FormValues): Facts => ({ config, form, offer, catalogue, values, domains, today: '2030-01-15' });
const wanting = (role: string) => setPath(keptAnswers, `productState.${role}.checked`, true);

describe('the cart that the facts make', () => {
  it('is made anew only where an answer has changed that it is made from (CART-12)', () => {
    const cart = cartOf(factsOf(keptAnswers));
    expect(cart.map(({ saveAs }) => saveAs)).toEqual(['businessFormation', 'registeredAgent']);
    vi.mocked(rebuildCart).mockClear();
    expect(cartOf(factsOf(setPath(keptAnswers, 'companyInformation.companyName', 'Other LLC')))).toBe(cart);
    expect(cartOf(factsOf(setPath(keptAnswers, 'productState.stamp.data.city', 'Casper')))).toBe(cart);
    expect(rebuildCart).not.toHaveBeenCalled();
    expect(cartOf(factsOf(wanting('stamp'))).map(({ saveAs }) => saveAs)).toContain('stamp');
    expect(rebuildCart).toHaveBeenCalledOnce();
  });

  it('says which products are in it, by role, and for which states', () => {
    expect(isInCart(factsOf(keptAnswers), 'notaryStamp')).toBe(false);
    expect(isInCart(factsOf(wanting('stamp')), 'notaryStamp')).toBe(true);
    expect(statesOfRole(factsOf(wanting('tradeName')), 'tradeName')).toEqual(['WY']);
    expect(statesOfRole(factsOf(wanting('stamp')), 'notaryStamp')).toEqual(['WY']);
    expect(statesOfRole(factsOf(keptAnswers), 'tradeName')).toEqual([]);
  });

  it("keeps a product's answers under the name that the page gives it (STORE-05)", () => {
    expect(dataPath(config, 'notaryStamp', 'city')).toBe('productState.stamp.data.city');
    expect(dataPath(config, 'tradeName', 'names')).toBe('productState.tradeName.data.names');
  });
});
