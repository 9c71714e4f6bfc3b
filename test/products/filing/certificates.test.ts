import { describe, expect, it, vi } from 'vitest';
import { certificateOptions, certificatePacks, chosenCertificate } from '../../../src/products/filing/certificates';
import { parseProducts } from '../../../src/commerce/catalogue/parse-products';
import { saveAsOf } from '../../../src/commerce/catalogue/product-lookup';
import type { PageConfig } from '../../../src/kernel/page-config/page-config';
import { createText } from '../../../src/kernel/text/format-message';
import { choice, formingIn, fullCatalogue, someFacts } from '../../commerce/catalogue/sample-facts';

const pack = (product_id: number, name: string, price: string, rest = {}) => ({ product_id, name, price, type: 'certificates', ...rest });
const simple = parseProducts(
  [
    pack(20, 'Twenty of them', '45.00', { sub_type: '20' }),
    pack(5, '5 Certificates', '15.00'),
    pack(10, '99 in name only', '25.00', { sub_type: ' 10 ' }),
    { product_id: 7, name: 'Fifty, framed', price: '300.00', type: 'framed' },
  ],
  () => {},
);
const catalogue = { ...fullCatalogue, simple };
const unmatched = 'Could not match certificate product. Please check settings.';

const factsWith = (certificates?: PageConfig['products'][string], key?: unknown) =>
  someFacts({
    catalogue,
    config: certificates ? { products: { certificates } } : {},
    values: formingIn('WY', { certificateQuantity: key }),
  });
const quantities = (certificates?: PageConfig['products'][string], report = vi.fn()) =>
  certificatePacks(factsWith(certificates), report).map(({ quantity, offered }) => [quantity, offered.product.product_id]);

describe('certificates', () => {
  it('are offered by their number, the fewest first, with their price (PROD-35)', () => {
    expect(certificateOptions(factsWith(), createText())).toEqual([
      { key: '5', label: '5 Certificates - $15.00' },
      { key: '10', label: '10 Certificates - $25.00' },
      { key: '20', label: '20 Certificates - $45.00' },
    ]);
  });

  it('read as the site owner words them (PROD-35)', () => {
    const text = createText({ 'certificates.option': '{price} for {quantity}' });
    expect(certificateOptions(factsWith(), text)[0]?.label).toBe('$15.00 for 5');
  });

  it('are those of the page where it lists some, the number from there, else from the product (PROD-35)', () => {
    const options = [{ product_id: '7', quantity: 50 }, { product_id: '20' }, { product_id: '5', quantity: 6 }];
    expect(quantities({ options })).toEqual([
      [6, '5'],
      [20, '20'],
      [50, '7'],
    ]);
    expect(quantities({ product_id: '10' })).toEqual([[10, '10']]);
    expect(quantities({ options: [] })).toEqual([]);
  });

  it('that match no product, or have no number, are skipped and logged (PROD-36)', () => {
    const report = vi.fn();
    expect(quantities({ options: [{ product_id: '404' }, { product_id: '5' }, { product_id: '7' }] }, report)).toEqual([[5, '5']]);
    expect(report.mock.calls).toEqual([
      [unmatched, '404'],
      [unmatched, '7'],
    ]);
  });

  it('are not offered, and nobody is to blame, where they are not sold', () => {
    const report = vi.fn();
    expect(quantities({ denyStates: ['WY'] }, report)).toEqual([]);
    expect(report).not.toHaveBeenCalled();
  });

  it('that are chosen are one product; none chosen, or one that is not offered, is none', () => {
    const chosen = (key: unknown) => chosenCertificate(factsWith(undefined, key))?.product.product_id;
    expect(chosen('10')).toBe('10');
    expect(chosen(choice('20'))).toBe('20');
    for (const key of [undefined, '', choice(''), '404', 10, null]) expect(chosen(key)).toBeUndefined();
  });

  it('keep their data under the role, whatever product an option is', () => {
    const facts = factsWith({ saveAs: 'papers', options: [{ product_id: '7', quantity: 50 }] });
    expect(saveAsOf(facts, simple[3]!)).toBe('papers');
  });
});
