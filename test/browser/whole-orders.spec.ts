import { test } from './support/fixtures';
import { expectOrder, oneOfEachForm } from './support/whole-orders';

for (const order of oneOfEachForm) {
  test(`a visitor orders by ${order.formType}, and the server gets all of ${order.name} once`, async ({ page, host }) => {
    await expectOrder(page, host, order);
  });
}
