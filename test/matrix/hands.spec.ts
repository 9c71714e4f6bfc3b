import { test } from '../browser/support/fixtures';
import { hands } from '../browser/support/hands';
import { oneOfEachForm } from '../browser/support/whole-orders';

// By the mouse the matrix makes every order, at each width and look.
for (const hand of [hands.keys, hands.reload, hands.refused]) {
  for (const order of oneOfEachForm) {
    test(hand.title(order), async ({ page, host }) => {
      await hand.walk(page, host, order);
    });
  }
}
