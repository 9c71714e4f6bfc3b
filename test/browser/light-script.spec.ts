import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { contactConfig, openHtml, orderConfig, script } from './support/own-html';

const light = '<script src="/dist/charterform.forms.umd.js"></script>';
const root = (id: string, config: object) => `<div id="${id}" data-charterform='${JSON.stringify(config)}'></div>`;
const bothForms = root('message', contactConfig) + root('order', orderConfig);
const message = (page: Page) => page.locator('#message');
const order = (page: Page) => page.locator('#order');

/** The ids of the page that more than one element has. */
const repeatedIds = (page: Page) =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    return ids.filter((id, index) => ids.indexOf(id) !== index);
  });

async function expectBothOnce(page: Page) {
  for (const place of [message(page), order(page)]) await expect(place.locator('form[method="dialog"]')).toHaveCount(1);
  await expect(message(page).getByRole('textbox', { name: 'Subject' })).toHaveCount(1);
  expect(await repeatedIds(page)).toEqual([]);
}

for (const [order, scripts] of [
  ['the light script before the full one', light + script],
  ['the full script before the light one', script + light],
] as const)
  test(`${order}: each form is mounted once, by one that has it (HOST-09)`, async ({ page }) => {
    await openHtml(page, '', bothForms + scripts);
    await expectBothOnce(page);
    const isSame = await page.evaluate(() => {
      const [one, other] = [0, 1].map(() => window.Charterform!.mount('#order'));
      return one === other;
    });
    expect(isSame).toBe(true);
  });

for (const [order, scripts] of [
  ['after', light + script],
  ['before', script + light],
] as const)
  test(`a page registers an order form where the full script runs ${order} the light one (HOST-09, REG-01)`, async ({ page }) => {
    const own = root('permit', { ...orderConfig, formType: 'PermitForm' });
    const registered = `<script>
      Charterform.register({ forms: { PermitForm: { kind: 'order', primaryProducts: ['registeredAgent'], steps: [Charterform.kit.steps.contact, ...Charterform.kit.steps.last] } } });
    </script>`;
    await openHtml(page, '', own + root('message', contactConfig) + scripts + registered);
    await expect(page.locator('#permit form[method="dialog"]')).toHaveCount(1);
    await expect(message(page).getByRole('textbox', { name: 'Subject' })).toHaveCount(1);
  });

test('a form that the light script lacks waits for the full script, and is mounted once that comes (HOST-09)', async ({ page }) => {
  let bringFullScript = () => {};
  const mayCome = new Promise<void>((resolve) => (bringFullScript = resolve));
  await page.route('**/charterform.umd.js', (route) => mayCome.then(() => route.continue()));
  const opened = openHtml(page, '', `${bothForms}${light}<script async src="/dist/charterform.umd.js"></script>`);
  await expect(message(page).getByRole('textbox', { name: 'Subject' })).toBeVisible();
  await expect(order(page)).toBeEmpty();
  bringFullScript();
  await opened;
  await expectBothOnce(page);
});

test('the console says which sentences of a page config the light script does not show (HOST-09)', async ({ page }) => {
  const said = page.waitForEvent('console', (entry) => entry.type() === 'info');
  const config = { ...contactConfig, text: { 'contact.subject': 'What about?', 'contact.subjekt': 'What about?' } };
  await openHtml(page, '', root('message', config) + light);
  expect((await said).text()).toContain('"text" has the key "contact.subjekt", which is no sentence of this form.');
});

test('without the full script the console names it, the visitor reads whom to turn to, and both end when it comes after all (HOST-09, ERR-01)', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/"formType" .*include charterform\.umd\.js/);
  const said = page.waitForEvent('console', (entry) => entry.type() === 'error');
  await openHtml(page, '', bothForms + light);
  expect((await said).text()).toContain('for all others, include charterform.umd.js');
  await expect(order(page).getByRole('alert')).toContainText('An error has occurred. Please refresh and try again.');
  await page.addScriptTag({ url: '/dist/charterform.umd.js' });
  await expect(order(page).getByRole('alert')).toHaveCount(0);
  await expectBothOnce(page);
});
