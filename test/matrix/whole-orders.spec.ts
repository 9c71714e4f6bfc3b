import { test } from '../browser/support/fixtures';
import { expectOrder, wholeOrders } from '../browser/support/whole-orders';

const sizes = { 'at 1280 px': { width: 1280, height: 900 }, 'at 390 px': { width: 390, height: 844 } };

const looks = [
  { look: 'light', theme: 'light', dir: '' },
  { look: 'dark', theme: 'dark', dir: '' },
  { look: 'from right to left', theme: 'light', dir: 'rtl' },
];

for (const order of wholeOrders) {
  for (const [size, viewport] of Object.entries(sizes)) {
    for (const { look, theme, dir } of looks) {
      test(`${order.name} ${size}, ${look}`, async ({ page, host }) => {
        await page.setViewportSize(viewport);
        await page.addInitScript((dir) => {
          if (dir) addEventListener('DOMContentLoaded', () => (document.documentElement.dir = dir));
        }, dir);
        await expectOrder(page, host, order, theme);
      });
    }
  }
}
