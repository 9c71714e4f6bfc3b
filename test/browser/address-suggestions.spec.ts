import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/fixtures';
import { answers, button, field, fill, openAt } from './support/order-form';
import { phone } from './support/phone';

const address = '/pages/address-suggestions';
const at = (part: string) => `contactInformation.${part}`;
const options = (page: Page) => page.locator('.charterform-suggestions [role="option"]');
const heard = (page: Page) => page.locator('.charterform-suggested [role="status"]');
const values = (page: Page) => Promise.all(['line1', 'city', 'state', 'zip'].map((part) => field(page, at(part)).inputValue()));
const next = (page: Page) => page.locator('#charterform [data-step="optional-items"]');

/** Empties the street, and types it key by key. */
async function type(page: Page, text: string) {
  await field(page, at('line1')).fill('');
  await field(page, at('line1')).pressSequentially(text, { delay: 20 });
}

test.use({ viewport: phone });

test('an address is suggested while its street is typed, and picked by keys alone (PLUS-07)', async ({ page }) => {
  await openAt(page, 'contact', address);
  await field(page, at('line1')).focus();
  await page.keyboard.type('2120 ca', { delay: 20 });
  await expect(options(page)).toHaveText([
    '2120 Capitol Avenue Cheyenne, WY 82001',
    '2120 Carey Avenue Suite 300 Cheyenne, WY 82001',
    '2120 Calle San Sebastián San Juan, PR',
  ]);
  await expect(field(page, at('line1'))).toHaveAttribute('autocomplete', 'address-line1');
  await expect(heard(page)).toHaveText('Addresses suggested: 3. Press the down arrow key to choose one.');
  await expectAccessible(page, 'the list is open');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page, 'a suggestion is active');
  await page.keyboard.press('Enter');
  await expect(field(page, at('zip'))).toHaveValue('82001');
  expect(await values(page)).toEqual(['2120 Carey Avenue Suite 300', 'Cheyenne', 'WY', '82001']);
  await expect(field(page, at('line1'))).toBeFocused();
  await expect(heard(page)).toHaveText('We filled in 2120 Carey Avenue Suite 300, Cheyenne, Wyoming, 82001.');
  await type(page, '2120 calle');
  await expect(options(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(field(page, at('line1'))).toHaveValue('2120 calle');
});

test('an address is picked by a finger, and what is unknown of it is asked for, in Spanish, too (PLUS-07)', async ({ page }) => {
  await openAt(page, 'contact', address);
  await page.goto(`${address}?locale=es`);
  await type(page, '2120 calle');
  await options(page).click();
  await expect(field(page, at('zip'))).toBeFocused();
  expect(await values(page)).toEqual(['2120 Calle San Sebastián', 'San Juan', 'PR', '']);
  await expect(heard(page)).toHaveText(/^Completamos 2120 Calle San Sebastián, San Juan, Puerto Rico\. Indique también: /);
  await expectAccessible(page, 'filled in Spanish');
});

test('a state that the form does not have is not written, and the visitor reads so (PLUS-07)', async ({ page }) => {
  await openAt(page, 'contact', address);
  await type(page, '400 bor');
  await options(page).click();
  await expect(page.locator('.charterform-verdict')).toContainText("You can't choose BC here.");
  expect((await values(page))[2]).toBe('');
});

async function typeOn(page: Page) {
  await fill(page, answers.contact);
  await button(page, 'Continue').click();
  await expect(next(page)).toBeVisible();
}

for (const [scenario, patience, faults] of [
  ['suggestions-fail', 600, [/could not be suggested/, /500/]],
  ['slow-suggestions', 3600, [/could not be suggested/]],
] as const)
  test(`the visitor types on, with ${scenario} (PLUS-07)`, async ({ page, expectConsole }) => {
    for (const fault of faults) expectConsole(fault);
    await openAt(page, 'contact', `${address}?scenario=${scenario}`);
    await type(page, '2120 Ca');
    await page.waitForTimeout(patience);
    await expect(options(page)).toHaveCount(0);
    await expect(heard(page)).toHaveText('');
    await expectAccessible(page, scenario);
    await typeOn(page);
  });

test('of an answer that lies, only what can be an address is shown and filled in, and the visitor types on (PLUS-07)', async ({ page }) => {
  await openAt(page, 'contact', `${address}?scenario=wrong-suggestions`);
  await type(page, '1 Nowhere');
  await expect(options(page)).toHaveText(['1 Nowhere Street']);
  await expect(page.locator('.charterform-options').locator('img, script, .charterform-attribution')).toHaveCount(0);
  await expectAccessible(page, 'a list that lies');
  await options(page).click();
  await expect(page.locator('.charterform-verdict')).toContainText("You can't choose XX here.");
  expect(await values(page)).toEqual(['1 Nowhere Street', 'Nowhere', '', '']);
  await typeOn(page);
});
