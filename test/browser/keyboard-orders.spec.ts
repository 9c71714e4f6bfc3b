import { fill } from './support/fill';
import { expect, test } from './support/fixtures';
import { keysOn } from './support/keys';
import { button } from './support/order-form';
import { answersOf, expectReceived, oneOfEachForm } from './support/whole-orders';

for (const order of oneOfEachForm) {
  test(`keys alone order ${order.name} by ${order.formType}, and the server gets all of it once`, async ({ page, host }) => {
    await page.goto(`/orders/${order.name}`);
    const keys = keysOn(page);
    for (const [index, { step, parts }] of answersOf(order).entries()) {
      if (index > 0) await keys.press(button(page, 'Continue'));
      await expect(page.locator(`#charterform [data-step="${step}"]`)).toBeVisible();
      for (const given of parts) await fill(page, given, keys);
    }
    await keys.press(button(page, 'Submit Order'));
    await page.waitForURL('**/welcome?*');
    await expectReceived(host, order);
  });
}
