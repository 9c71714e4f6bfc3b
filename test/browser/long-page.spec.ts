import { answers, button, field, fill, pageConfig, step, stepKeys, total } from './support/order-form';
import { expect, test } from './support/pages';

const longPage = { ...pageConfig, pluginVersion: '1', layout: { stepMode: false, submitInMainColumn: true } };

test('a long page with its button below orders like any other (FORM-08, FORM-35)', async ({ page, ownPages }) => {
  await page.goto(ownPages.write('long', longPage));
  for (const key of stepKeys) await expect(step(page, key)).toBeVisible();
  for (const name of ['Back', 'Continue', 'Submit Order']) await expect(button(page, name)).toHaveCount(0);
  await expect(page.locator('.charterform-main').getByRole('button', { name: 'Submit' })).toHaveCount(1);
  await expect(page.locator('.charterform-side').getByRole('button', { name: 'Submit' })).toHaveCount(0);
  for (const key of stepKeys) await fill(page, answers[key]);
  await expect(total(page)).toHaveText('$368.00');
  await button(page, 'Submit').click();
  await page.waitForURL('**/welcome?account=50001');
});

test('a refused Submit scrolls the long page to the step that holds what is wrong (FORM-06)', async ({ page, ownPages }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto(ownPages.write('long', longPage));
  await expect(total(page)).toHaveText('TBD');
  for (const key of stepKeys) if (key !== 'contact') await fill(page, answers[key]);
  await button(page, 'Submit').click();
  const refused = page.locator('.charterform-errors');
  await expect(refused).toHaveCount(1);
  await expect(refused).toBeFocused();
  await expect.poll(() => refused.evaluate((list) => Math.round(list.getBoundingClientRect().top))).toBe(100);
  await page
    .locator('.charterform-progress')
    .getByRole('button', { name: /People/ })
    .click();
  await expect.poll(() => step(page, 'people').evaluate((shown) => Math.round(shown.getBoundingClientRect().top))).toBe(100);
  await expect(field(page, 'contactInformation.firstName')).toHaveAttribute('aria-invalid', 'true');
});
