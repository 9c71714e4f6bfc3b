import { test } from '../browser/support/fixtures';
import { expectGoldenOrder, goldenOrders } from '../browser/support/golden-orders';

for (const name of goldenOrders) {
  test(`a visitor orders as in the golden order ${name}`, async ({ page, host }) => {
    await expectGoldenOrder(page, host, name);
  });
}
