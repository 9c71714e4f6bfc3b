import { test } from './support/fixtures';
import { expectOrderByKeys, oneOfEachForm } from './support/whole-orders';

for (const order of oneOfEachForm) {
  test(`keys alone order ${order.name} by ${order.formType}, and the server gets all of it once`, async ({ page, host }) => {
    await expectOrderByKeys(page, host, order);
  });
}
