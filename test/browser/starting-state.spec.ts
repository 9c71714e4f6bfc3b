import type { Page } from '@playwright/test';
import { arriveAt } from './support/fill';
import { expect, test } from './support/fixtures';
import { answers, button, expectAnswers, field, fill, orderPage, step, stepKeys, submit, total } from './support/order-form';

const secrets = ['accountInformation.password', 'card.number', 'card.cvc', 'card.exp_month', 'card.exp_year'];
const open = (given: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(given).filter(([name]) => !secrets.includes(name)));
const address = (page: Page) => new URL(page.url()).search;
const arrived = (page: Page, key: string) => expect(page.locator(`#charterform [data-step="${key}"]`)).toBeVisible();

test('?fill opens an order at a step, everything before it answered but the secrets, and it goes through', async ({ page, host }) => {
  await page.goto(`${orderPage()}?fill=payment`);
  await expect(step(page, 'payment')).toBeVisible();
  expect(address(page)).toBe('');
  await expect(total(page)).toHaveText('$368.00');
  for (const key of stepKeys.slice(0, -1).reverse()) {
    await button(page, 'Back').click();
    await arriveAt(page, key, undefined, 'Back');
    await expectAnswers(page, open(answers[key]));
  }
  for (const key of stepKeys) {
    await arriveAt(page, key);
    if (key === 'contact') await fill(page, { 'accountInformation.password': answers.contact['accountInformation.password']! });
    if (key !== 'payment') await button(page, 'Continue').click();
  }
  await fill(page, answers.payment);
  await submit(page);
  await page.waitForURL('**/welcome?*');
  expect((await host.received()).orders).toHaveLength(1);
});

test('?fill opens the other forms too, and a reload keeps what is typed afterwards', async ({ page }) => {
  await page.goto('/forms/RASignupForm?fill=contact');
  await arrived(page, 'contact');
  await expect(total(page)).toHaveText('$375.00');
  await page.goto('/forms/ContactForm?fill=end');
  await expect(field(page, 'contact.subject')).toHaveValue('A question');
  await field(page, 'contact.subject').fill('Another one');
  await page.reload();
  await expect(field(page, 'contact.subject')).toHaveValue('Another one');
});

test('?fill fills the domain cart, and ?fresh empties it (STORE-12, DOM-34)', async ({ page }) => {
  await page.goto('/forms/DomainForm?fill=payment');
  await arrived(page, 'payment');
  // 20.00 + 22.00 for two years, 1,200.00 to an owner, and web hosting at 108.00.
  await expect(total(page)).toHaveText('$1,350.00');
  for (const key of ['optional-items', 'contact', 'domain']) {
    await button(page, 'Back').click();
    await arriveAt(page, key, undefined, 'Back');
  }
  await expect(page.locator('#charterform .charterform-basket li')).toHaveCount(2);
  // 225.00, 43.00 and 100.00 for the company, and the domain.
  await page.goto('/orders/domain-with-formation?fill=payment');
  await expect(total(page)).toHaveText('$410.00');
  await page.goto('/forms/DomainForm?fresh');
  await expect(total(page)).toHaveText('TBD');
});

test('?fresh forgets the answers and the sent order', async ({ page }) => {
  await page.goto(`${orderPage()}?fill=payment`);
  await expect(step(page, 'payment')).toBeVisible();
  await page.evaluate(() => sessionStorage.setItem('charterform:FormABusinessForm-FormABusinessForm:sent', '{"invoice_numbers":[]}'));
  await page.goto(`${orderPage()}?fresh`);
  await expect(step(page, 'company')).toBeVisible();
  await expect(field(page, 'companyInformation.companyName')).toHaveValue('');
  expect(address(page)).toBe('');
});

test('the received page finds what is searched for', async ({ page, host }) => {
  for (const name of ['Prairie', 'Meadow']) {
    const body = new FormData();
    for (const [field, value] of Object.entries({ action: 'process_contact', contactData: JSON.stringify({ name }) }))
      body.append(field, value);
    await fetch(`${host.url}/ajax`, { method: 'POST', body });
  }
  await page.goto('/received');
  const cards = page.locator('.host-card:visible');
  await expect(cards).toHaveCount(2);
  await page.getByRole('searchbox', { name: 'Search' }).fill('mead process');
  await expect(cards).toHaveCount(1);
  await expect(page.getByRole('status')).toHaveText('1 of 2 requests');
});
