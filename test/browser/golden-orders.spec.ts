import { test } from './support/fixtures';
import { expectGoldenOrder } from './support/golden-orders';

/** A bundle, a product that brings a step, many states, a named price and coupons. The matrix has all; test/golden works out all of them in Node. */
const broad = [
  'bundle-leaves-out-three',
  'linked-product',
  'federal-way-in-six-states',
  'named-price-without-coupons',
  'six-coupons-in-disorder',
];

for (const name of broad) {
  test(`a visitor orders as in the golden order ${name}`, async ({ page, host }) => {
    await expectGoldenOrder(page, host, name);
  });
}
