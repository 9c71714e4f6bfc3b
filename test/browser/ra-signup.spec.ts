import type { Page } from '@playwright/test';
import { arriveAt } from './support/fill';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/fixtures';
import { inAllLooks, looksToRun, themes } from './support/matrix';
import { answers, button, confirmation, field, fill, lines, submit, toast, total } from './support/order-form';
import { test as withPages } from './support/pages';

const question = 'Sorry, your price is a little low... Are you willing to pay $75.00/year per state?';
const state = (page: Page, code: string) => field(page, `companyInformation.states.${code}`);
const all = (page: Page) => field(page, 'companyInformation.states-all');
const chosen = (page: Page) => page.locator('.charterform-check-columns input:checked');
const overlay = (page: Page) => page.getByRole('dialog');

async function choose(page: Page, ...codes: readonly string[]): Promise<void> {
  for (const code of codes) await state(page, code).check();
}

async function goOn(page: Page, next: string): Promise<void> {
  await button(page, 'Continue').click();
  await arriveAt(page, next);
}

/** Everything after the states but the last click. */
async function answerTheRest(page: Page, price?: string): Promise<void> {
  await fill(page, { 'companyInformation.companyName': 'Okafor & Lindqvist LLC' });
  if (price !== undefined) {
    await goOn(page, 'price');
    await fill(page, { 'nyop.requestedPrice': price });
  }
  await goOn(page, 'contact');
  await fill(page, answers.contact);
  await goOn(page, 'optional-items');
  await goOn(page, 'payment');
  await fill(page, answers.payment);
}

interface SignupData {
  companies: { products: { product_id: number; quantity: number }[]; company: Record<string, unknown> }[];
  nyop?: { requestedPrice: string; immediateService: boolean };
}

test('a visitor orders a registered agent for three states (PROD-39)', async ({ page, host }) => {
  await page.goto('/forms/RASignupForm');
  await choose(page, 'WY', 'DE', 'CA');
  await expect(total(page)).toHaveText('$375.00');
  await state(page, 'CA').uncheck();
  await expect(total(page)).toHaveText('$250.00');
  await choose(page, 'UT');
  await answerTheRest(page);
  await expect(total(page)).toHaveText('$375.00');
  await submit(page);
  await page.waitForURL('**/welcome?account=50001');
  const { orders } = await host.received();
  expect(orders).toHaveLength(1);
  const { companies, nyop } = orders[0]!.signupData as SignupData;
  const { products, company } = companies[0]!;
  // A registered agent's id is 1, the two digits of its state, the months.
  expect(products.map(({ product_id, quantity }) => [String(product_id).slice(-2), quantity])).toEqual([
    ['12', 1],
    ['12', 1],
    ['12', 1],
  ]);
  expect(new Set(products.map(({ product_id }) => product_id)).size).toBe(3);
  expect(company).toMatchObject({ name: 'Okafor & Lindqvist LLC', entity_type: 'LLC' });
  expect(nyop).toBeUndefined();
});

test('all states are checked and unchecked at once, and the order with them (PROD-40)', async ({ page }) => {
  await page.goto('/forms/RASignupForm');
  await all(page).check();
  await expect(chosen(page)).toHaveCount(51);
  await expect(total(page)).toHaveText('$6,350.00');
  await state(page, 'WY').uncheck();
  await expect(total(page)).toHaveText('$6,225.00');
  await expect(all(page)).toHaveJSProperty('indeterminate', true);
  await all(page).click();
  await expect(total(page)).toHaveText('$6,350.00');
  await all(page).uncheck();
  await expect(chosen(page)).toHaveCount(0);
  await expect(total(page)).toHaveText('TBD');
});

test('from five states on each costs the bulk price, below it the regular one (PROD-43, NYOP-04)', async ({ page }) => {
  await page.goto('/pages/ra-bulk');
  await expect(page.locator('#charterform')).toContainText('If you choose 5 states or more, each costs $89.00 a year.');
  await choose(page, 'WY', 'DE', 'CA', 'NV');
  await expect(total(page)).toHaveText('$500.00');
  await choose(page, 'UT');
  await expect(total(page)).toHaveText('$445.00');
  await state(page, 'WY').uncheck();
  await expect(total(page)).toHaveText('$500.00');
});

test('the price that is named counts unless immediate service is chosen (NYOP-03, NYOP-04)', async ({ page }) => {
  await page.goto('/pages/ra-named-price');
  await choose(page, 'WY', 'DE');
  await fill(page, { 'companyInformation.companyName': 'Acme LLC' });
  await goOn(page, 'price');
  await expect(total(page)).toHaveText('$250.00');
  await fill(page, { 'nyop.requestedPrice': '80.50' });
  await expect(total(page)).toHaveText('$161.00');
  await field(page, 'nyop.immediateService').check();
  await expect(total(page)).toHaveText('$250.00');
  await field(page, 'nyop.requestedPrice').focus();
  await expect(field(page, 'nyop.immediateService')).not.toBeChecked();
  await expect(total(page)).toHaveText('$161.00');
});

test.describe('a price below what the server takes', () => {
  test.beforeEach(async ({ page, host }) => {
    await page.goto('/pages/ra-named-price?scenario=price-minimum');
    await choose(page, 'WY', 'DE');
    await answerTheRest(page, '30');
    await expect(total(page)).toHaveText('$60.00');
    await submit(page);
    await expect(overlay(page).getByRole('heading')).toHaveText(question);
    expect((await host.received()).orders).toEqual([]);
  });

  test('brings a question that anybody can read, and no error (NYOP-06, NYOP-07)', async ({ page }) => {
    await arriveAt(page, 'price');
    await expect(toast(page)).toHaveCount(0);
    await expect(field(page, 'nyop.requestedPrice')).toBeInViewport();
    await expectAccessible(page, 'the question');
    // Nobody pays by a careless Enter.
    await page.keyboard.press('Enter');
    await expect(overlay(page)).toHaveCount(0);
  });

  test('is raised and ordered by one click, under a key of its own (NYOP-08)', async ({ page, host }) => {
    await overlay(page).getByRole('button', { name: "Yes, I'll pay $75.00" }).dblclick();
    await page.waitForURL('**/welcome?account=50001');
    const { orders, requests } = await host.received();
    expect(orders).toHaveLength(1);
    expect((orders[0]!.signupData as SignupData).nyop).toEqual({ immediateService: false, requestedPrice: '75.00' });
    expect(requests.map(({ json }) => (json.signupData as SignupData).nyop?.requestedPrice)).toEqual(['30', '75.00']);
    expect(new Set(requests.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
  });

  test('stays as it is with "No thanks", and nothing is sent (NYOP-09, NYOP-10)', async ({ page, host }) => {
    await page.clock.install();
    await overlay(page).getByRole('button', { name: 'No thanks' }).click();
    await expect(overlay(page)).toHaveCount(0);
    await expect(field(page, 'nyop.requestedPrice')).toHaveValue('30');
    await expect(page.locator('#charterform')).toContainText('We accept $75.00 or more for one year in one state.');
    // Whatever an order would have led to by now.
    await page.clock.fastForward(2000);
    await expect(confirmation(page)).toHaveCount(0);
    await expect(page).toHaveURL(/ra-named-price/);
    expect((await host.received()).requests).toHaveLength(1);
  });

  test('is gone after a reload, the answers are not', async ({ page }) => {
    await page.reload();
    await arriveAt(page, 'price');
    await expect(overlay(page)).toHaveCount(0);
    await expect(field(page, 'nyop.requestedPrice')).toHaveValue('30');
    await expect(total(page)).toHaveText('$60.00');
    await button(page, 'Back').click();
    await expect(chosen(page)).toHaveCount(2);
  });
});

withPages('a configured minimum is asked for before any call (NYOP-05)', async ({ page, ownPages }) => {
  const address = ownPages.write('own', {
    formType: 'RASignupForm',
    pageID: 'own',
    website: 'demo',
    nyop: { mode: 'full', minimum: '75' },
  });
  await page.goto(address);
  await choose(page, 'WY');
  await answerTheRest(page, '74.99');
  await submit(page);
  await expect(overlay(page).getByRole('heading')).toHaveText(question);
  const received = (await (await fetch(`${ownPages.url}/received`)).json()) as { requests: unknown[] };
  expect(received.requests).toEqual([]);
  await overlay(page).getByRole('button', { name: "Yes, I'll pay $75.00" }).click();
  await page.waitForURL('**/welcome?account=50001');
});

test('the states are chosen by keys alone, from the first to the last', async ({ page }) => {
  await page.goto('/forms/RASignupForm');
  await all(page).focus();
  await page.keyboard.press('Tab');
  await expect(state(page, 'AL')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(state(page, 'AL')).toBeChecked();
  await expect(total(page)).toHaveText('$125.00');
  for (let row = 0; row < 50; row++) await page.keyboard.press('Tab');
  await expect(state(page, 'WY')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(total(page)).toHaveText('$250.00');
  await expect(lines(page)).not.toHaveCount(0);
});

for (const theme of looksToRun(themes, null)) {
  test(`the steps of states and price satisfy axe, ${theme}`, inAllLooks, async ({ page }) => {
    await page.goto(`/pages/ra-named-price?theme=${theme}`);
    await button(page, 'Continue').click();
    await expect(page.locator('#charterform')).toContainText('At least one jurisdiction must be selected');
    await expectAccessible(page, 'the states, refused');
    await choose(page, 'WY');
    await fill(page, { 'companyInformation.companyName': 'Acme LLC' });
    await expectAccessible(page, 'the states, one chosen');
    await goOn(page, 'price');
    await button(page, 'Continue').click();
    await expectAccessible(page, 'the price, refused');
  });
}

test('a phone folds the states by their letters, and nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/forms/RASignupForm');
  await expect(state(page, 'AL')).toBeVisible();
  await expect(state(page, 'DC')).toBeHidden();
  await page.getByRole('button', { name: 'D–H 5 states' }).click();
  await choose(page, 'DC');
  await expect(page.getByRole('button', { name: 'D–H 1 of 5 chosen' })).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  const targets = page.locator('.charterform-letters :is(label, button):visible');
  expect(await targets.count()).toBe(20);
  for (const target of await targets.all()) expect((await target.boundingBox())!.height).toBeGreaterThanOrEqual(44);
});

test('with text at 200 % the arrow of a fold stays beside its letters', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/forms/RASignupForm');
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  const middles = await page
    .locator('.charterform-letters button')
    .first()
    .evaluate((fold) =>
      [...fold.querySelectorAll('strong, svg')].map((part) => part.getBoundingClientRect()).map(({ top, bottom }) => (top + bottom) / 2),
    );
  expect(Math.abs(middles[0]! - middles[1]!)).toBeLessThan(4);
});

test('a wide form shows every group of states at once, under its letters', async ({ page }) => {
  await page.goto('/forms/RASignupForm');
  for (const code of ['AL', 'DC', 'WY']) await expect(state(page, code)).toBeVisible();
  await expect(page.locator('.charterform-letters button').first()).toBeHidden();
  await expect(page.getByRole('group', { name: 'D–H' }).getByRole('checkbox')).toHaveCount(5);
});

test('a state is found and chosen by keys alone, and Escape brings back the others', async ({ page }) => {
  await page.goto('/forms/RASignupForm');
  await page.getByRole('searchbox', { name: 'Search states' }).focus();
  await page.keyboard.type('new m');
  await expect(page.locator('.charterform-check-columns input')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(state(page, 'NM')).toBeChecked();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(page.locator('.charterform-check-columns input')).toHaveCount(51);
  await expect(total(page)).toHaveText('$125.00');
});
