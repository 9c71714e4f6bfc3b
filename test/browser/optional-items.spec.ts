import type { Page } from '@playwright/test';
import { arriveAt } from './support/fill';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/fixtures';
import { button, field, goTo, lines, total } from './support/order-form';

const form = (page: Page) => page.locator('#charterform');
const product = (page: Page, name: string) => field(page, `productState.${name}.checked`);
const status = (page: Page) => page.locator('.charterform-change [role="status"]');
const undo = (page: Page) => button(page, 'Undo');

/** At the step of the optional items, all prices loaded. */
async function open(page: Page) {
  await page.goto('/pages/optional-items');
  await expect(page.locator('[data-step="optional-items"]')).toBeVisible();
  await expect(total(page)).toHaveText('$268.00');
}

test('each kind of group adds to the order what is checked in it (OPT-01 to OPT-05)', async ({ page }) => {
  await open(page);
  await product(page, 'overseasShipping').check();
  await expect(total(page)).toHaveText('$308.00');
  await expect(product(page, 'operatingAgreement')).toBeDisabled();
  await expect(product(page, 'operatingAgreement')).toBeChecked();

  await expect(form(page).getByRole('radio')).toHaveCount(0);
  await expect(form(page).locator('label:has([name="supplies"])')).toContainText('from $35.00 one time');
  await field(page, 'supplies').check();
  await form(page).getByRole('radio', { name: 'Book and seal together' }).check();
  await expect(total(page)).toHaveText('$343.00');
  await field(page, 'supplies').uncheck();
  await expect(form(page).getByRole('radio')).toHaveCount(0);
  await expect(total(page)).toHaveText('$268.00');

  await form(page).getByRole('checkbox', { name: 'Go online' }).check();
  for (const name of ['privacyShield', 'webHosting', 'tls', 'phoneService']) await expect(product(page, name)).toBeChecked();
  await expect(total(page)).toHaveText('$469.00');
  await form(page).getByRole('checkbox', { name: 'Go online' }).uncheck();

  await product(page, 'trademarkMonitoring').check();
  await expect(total(page)).toHaveText('$388.00');
  await field(page, 'productState.tradeName.states.WY').check();
  await expect(lines(page).filter({ hasText: 'trade name' })).toHaveCount(1);
  await expect(total(page)).toHaveText('$563.00');
  await expectAccessible(page, 'all kinds of group');
});

test('what a choice took out is said in one line, and comes back by its undo, by keys alone (OPT-06)', async ({ page }) => {
  await open(page);
  await expect(status(page)).toHaveText('');
  await product(page, 'overseasShipping').check();
  await field(page, 'supplies').focus();
  await page.keyboard.press('Space');
  await expect(status(page)).toHaveText('We removed overseas shipping because your supplies changed.');
  await expect(product(page, 'overseasShipping')).not.toBeChecked();
  await expect(product(page, 'overseasShipping')).toBeEnabled();
  await expect(total(page)).toHaveText('$318.00');
  await expectAccessible(page, 'the line about a change');

  await page.getByLabel('Sign up for our Business Identity package').focus();
  await page.keyboard.press('Tab');
  await expect(undo(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(product(page, 'overseasShipping')).toBeChecked();
  await expect(total(page)).toHaveText('$358.00');
  await expect(status(page)).toHaveText('We changed it back.');
  await expect(page.getByLabel('Sign up for our Business Identity package')).toBeFocused();
  await button(page, 'Close').click();
  await expect(status(page)).toHaveText('');
});

test('the line goes with the step, and says nothing after a reload', async ({ page }) => {
  await open(page);
  await product(page, 'overseasShipping').check();
  await field(page, 'supplies').check();
  await expect(undo(page)).toBeVisible();
  await goTo(page, 'Company');
  await expect(undo(page)).toHaveCount(0);
  await goTo(page, 'Optional Items');
  await page.reload();
  await expect(total(page)).toHaveText('$318.00');
  await expect(status(page)).toHaveText('');
});

test('a state that does not sell a chosen product says so, and can be undone', async ({ page }) => {
  await open(page);
  await product(page, 'mfParent').check();
  await field(page, 'supplies').check();
  await form(page).getByRole('radio', { name: 'Corporate Seal' }).check();
  await expect(total(page)).toHaveText('$543.00');
  await goTo(page, 'Company');
  await field(page, 'productState.expeditedProcessing.checked').check();
  await expect(lines(page).filter({ hasText: 'Expedited Processing' })).toHaveCount(1);
  await field(page, 'companyInformation.state').selectOption('NM');
  await expect(status(page)).toContainText('We removed expedited processing because this is a different filing now.');
  await expect(field(page, 'productState.expeditedProcessing.checked')).not.toBeChecked();
  await expect(status(page)).toContainText("We removed these items because New Mexico doesn't offer them: Mail Forwarding.");
  await undo(page).click();
  await expect(field(page, 'companyInformation.state')).toHaveValue('WY');
  await expect(field(page, 'productState.expeditedProcessing.checked')).toBeChecked();
  await expect(lines(page).filter({ hasText: 'Mail Forwarding' })).toHaveCount(1);
});

test('the opt-in has the company filed faster, and back (OPT-14)', async ({ page }) => {
  await open(page);
  await goTo(page, 'Company');
  await field(page, 'companyInformation.state').selectOption('NV');
  const speeds = page.locator('#charterform [name^="selectedFilingMethodKeys.NV"]');
  await expect(speeds.nth(1)).toBeVisible();
  await form(page).getByRole('checkbox', { name: 'Upgrade to Expedited Processing' }).check();
  await expect(speeds.nth(1)).toBeChecked();
  await expect(lines(page).filter({ hasText: 'Expedited Processing' })).toHaveText(/\$50\.00/);
  await form(page).getByRole('checkbox', { name: 'Upgrade to Expedited Processing' }).uncheck();
  await expect(speeds.first()).toBeChecked();
  await expect(lines(page).filter({ hasText: 'Expedited Processing' })).toHaveCount(0);
});

test('the business identity package is signed up for as a whole, and something of it must be selected (OPT-11, OPT-12)', async ({
  page,
}) => {
  await open(page);
  const toggle = page.getByLabel('Sign up for our Business Identity package');
  await button(page, 'Continue').click();
  await expect(form(page)).toContainText('A selection is required');
  await toggle.check();
  await expect(product(page, 'businessEmail')).toBeChecked();
  await expect(total(page)).toHaveText('$337.00');
  await expect(page.locator('fieldset .charterform-error').filter({ hasText: 'A selection is required' })).toHaveCount(0);
  await product(page, 'callForwarding').uncheck();
  await button(page, 'Continue').click();
  await arriveAt(page, 'payment');
});

test('a partner’s insurance is in the order while it is checked (OPT-16)', async ({ page }) => {
  await open(page);
  const insurance = lines(page).filter({ hasText: 'Insurance' });
  await product(page, 'partnerInsurance').check();
  await expect(insurance).toHaveCount(1);
  await product(page, 'partnerInsurance').uncheck();
  await expect(insurance).toHaveCount(0);
});
