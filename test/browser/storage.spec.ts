import type { Page } from '@playwright/test';
import { version } from '../../scripts/project-files.mjs';
import { expect, test, type Host } from './support/fixtures';
import { field, fillOrder, fillUpTo, orderPage, step, submit, total } from './support/order-form';
import { takenOver } from './support/printed';

const formKey = 'charterform:FormABusinessForm-FormABusinessForm';

async function expectOrder(page: Page, host: Host): Promise<void> {
  await fillOrder(page);
  await submit(page);
  await page.waitForURL('**/welcome?account=50001');
  expect((await host.received()).orders).toHaveLength(1);
}

test('with storage blocked the form orders, unpersisted (STORE-16)', async ({ page, host }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
  });
  await page.goto(orderPage());
  await takenOver(page);
  await field(page, 'companyInformation.companyName').fill('Okafor LLC');
  await page.reload();
  await expect(step(page, 'company')).toBeVisible();
  await expect(field(page, 'companyInformation.companyName')).toHaveValue('');
  await expectOrder(page, host);
});

test('with storage full the form orders (STORE-16)', async ({ page, host }) => {
  await page.goto('/');
  await page.evaluate(() => {
    for (let size = 1_000_000; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (let filled = 0; ; filled++) localStorage.setItem(`host ${size} ${filled}`, 'x'.repeat(size));
      } catch {
        // Full for pieces of this size; smaller ones may still fit.
      }
    }
  });
  await page.goto(orderPage());
  await expectOrder(page, host);
  expect(await page.evaluate((key) => localStorage.getItem(key), formKey)).toBeNull();
});

const unreadable = {
  'no JSON': '{"values":',
  'a list': '[1,2]',
  'values that are none': '{"values":"LLC"}',
  'values of other kinds': JSON.stringify({
    values: { pluginVersion: version, currentStep: 'x', companyInformation: 7, llc: { members: {} }, card: [], productState: null },
  }),
  'the names of an object’s own insides': `{"values":{"pluginVersion":"${version}","__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}}`,
};

for (const [what, stored] of Object.entries(unreadable)) {
  test(`with ${what} in the storage the form starts fresh and works (STORE-16)`, async ({ page, expectConsole }) => {
    if (what === 'values of other kinds') expectConsole(/state undefined - setting to fresh obj/);
    await page.goto('/');
    await page.evaluate(([key, text]) => localStorage.setItem(key!, text!), [formKey, stored]);
    await page.evaluate(() => localStorage.setItem('charterform:domains', 'nonsense'));
    await page.goto(orderPage());
    await expect(step(page, 'company')).toBeVisible();
    expect(await page.evaluate(() => Reflect.get({}, 'polluted'))).toBeUndefined();
    await fillUpTo(page, 'contact');
    await expect(total(page)).toHaveText('$268.00');
  });
}

test('what cannot be read is written over, and an order goes through (STORE-16)', async ({ page, host }) => {
  // The frame in which the card is sent has no storage.
  await page.addInitScript((key) => {
    if (window === top && !sessionStorage.getItem('once')) localStorage.setItem(key, '{"values":');
  }, formKey);
  await page.goto(orderPage());
  await page.evaluate(() => sessionStorage.setItem('once', 'yes'));
  await takenOver(page);
  await field(page, 'companyInformation.companyName').fill('Okafor LLC');
  await page.reload();
  await expect(field(page, 'companyInformation.companyName')).toHaveValue('Okafor LLC');
  await expectOrder(page, host);
});
