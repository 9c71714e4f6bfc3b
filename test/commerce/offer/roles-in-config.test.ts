import { expect, it } from 'vitest';
import { rolesIn } from '../../../src/commerce/offer/roles-in-config';
import { withDefaults } from '../../../src/kernel/page-config/defaults';

it('finds a role by its place in the page config, not by what its key is called (PROD-47)', () => {
  const config = withDefaults({
    formType: 'FormABusinessForm',
    products: { 'own.role': { product_id: '1' }, book: { label: 'seal', saveAs: 'stamp', linkedProduct: 'certificates' } },
    optionalProducts: [{ type: 'radioList', label: 'domain', products: [{ role: 'seal', label: 'privacy' }, { product_id: '2' }] }],
    bundles: [
      { product_id: '1', product_ids: ['2'], price: '9.00', config: { role: 'book', optional_products_limit_select: ['', 'renewal'] } },
    ],
  });
  expect(rolesIn(config)).toEqual([
    { key: 'products.own.role', role: 'own.role' },
    { key: 'products.book', role: 'book' },
    { key: 'products.book.linkedProduct', role: 'certificates' },
    { key: 'optionalProducts[0].products[0].role', role: 'seal' },
    { key: 'bundles[0].config.optional_products_limit_select[1]', role: 'renewal' },
  ]);
});
