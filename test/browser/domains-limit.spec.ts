import type { Page } from '@playwright/test';
import { fill } from './support/fill';
import { expect, test } from './support/fixtures';
import { total } from './support/order-form';
import { expectOrder, wholeOrders } from './support/whole-orders';

const order = wholeOrders.find(({ name }) => name === 'domain-limit-one')!;
const domain = 'whitfield-dentistry.us';
const address = `/orders/${order.name}`;

const form = (page: Page) => page.locator('#charterform');
const loads = (page: Page) => {
  const times: number[] = [];
  page.on('load', () => times.push(Date.now()));
  return times;
};

test('the only domain of an order leads to the cart page after 1500 ms, where it waits with its years (DOM-30, DOM-36, DOM-39)', async ({
  page,
}) => {
  const loaded = loads(page);
  await page.goto(`${address}?theme=dark`);
  const start = Date.now();
  await fill(page, { [`domains.${domain}`]: '2' });
  await page.waitForURL(`**${address}`);
  await expect.poll(() => loaded.length).toBe(2);
  expect(loaded[1]! - start).toBeGreaterThan(1500);
  await expect(
    form(page)
      .getByRole('group', { name: `Years of ${domain}` })
      .first(),
  ).toHaveText('2 Years');
  await expect(total(page)).toHaveText('$21.50');
});

test('no second domain can be chosen, and once it is taken out another can (DOM-37, DOM-38)', async ({ page }) => {
  await page.goto(address);
  await fill(page, { [`domains.${domain}`]: '1' });
  await form(page).locator('input[id$="-domainSelection"]').fill('other-dentistry.us');
  await form(page).getByRole('button', { name: 'Search', exact: true }).click();
  const select = form(page).getByRole('button', { name: 'Select: other-dentistry.us', exact: true });
  await expect(select).toBeDisabled();
  await expect(select).toHaveAttribute('title', 'Maximum number of domains reached');
  await fill(page, { [`domains.${domain} `]: '0' });
  await expect(select).toBeEnabled();
});

test('the order is completed on the cart page, and its domain is gone from the cart (DOM-39, DOM-48)', async ({ page, host }) => {
  const loaded = loads(page);
  await expectOrder(page, host, order);
  expect(loaded.length).toBeGreaterThanOrEqual(3);
  await page.goto(address);
  await expect(total(page)).toHaveText('TBD');
});
