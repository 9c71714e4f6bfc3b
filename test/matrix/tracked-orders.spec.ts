import { test } from '../browser/support/fixtures';
import { expectToldOnce } from '../browser/support/tracked-orders';
import { wholeOrders } from '../browser/support/whole-orders';

for (const order of wholeOrders) {
  test(`trackers are told of ${order.name} once`, async ({ page, host }) => {
    await expectToldOnce(page, host, order);
  });
}
