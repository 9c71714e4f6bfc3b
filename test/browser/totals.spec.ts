import type { Page } from '@playwright/test';
import { arriveAt } from './support/fill';
import { answers, button, field, fill, goTo, lines, openAt, orderPage, total } from './support/order-form';
import { expect, test } from './support/fixtures';

const summary = (page: Page) => page.locator('.charterform-side');
/** What the state files for how much, as the radios of Ohio are named. */
const ohioSpeed = 'selectedFilingMethodKeys.OH.businessFormation';
const delawareSpeed = 'selectedFilingMethodKeys.DE.businessFormation';

const chooseState = (page: Page, state: string) => fill(page, { 'companyInformation.state': state });

/** Expects the lines of the summary, each as its label and price, and their total. */
async function expectSummary(page: Page, expected: Readonly<Record<string, string>>, sum: string): Promise<void> {
  const texts = Object.entries(expected).map(([label, price]) => new RegExp(`^${label}.*\\$${price.replace('.', '\\.')}$`));
  await expect(lines(page)).toHaveText(texts);
  await expect(total(page)).toHaveText(sum);
}

test('before a state is chosen the total is TBD, and the summary says what is missing', async ({ page }) => {
  await page.goto(orderPage());
  await expect(summary(page).getByRole('heading')).toHaveText('Order Summary');
  await expect(lines(page)).toHaveText(['Please select your filing jurisdiction']);
  await expect(total(page)).toHaveText('TBD');
});

test('the total follows each state, to the cent', async ({ page }) => {
  await page.goto(orderPage());
  const totals = {
    WY: '$268.00', // 125 agent + 39 formation + 4 surcharge + 100 fee
    MO: '$215.25', // 125 + 39 + 1.25 + 50
    OH: '$263.00', // 125 + 39 + 99
    DE: '$259.10', // 125 + 35.10 + 99: 10 % off the formation and its fee
  };
  for (const [state, sum] of Object.entries(totals)) {
    await chooseState(page, state);
    await expect(total(page)).toHaveText(sum);
  }
  await chooseState(page, 'MO');
  await expectSummary(page, { 'Registered Agent': '125.00', 'Missouri LLC formation': '40.25', 'Missouri state fee': '50.00' }, '$215.25');
  await chooseState(page, '');
  await expect(total(page)).toHaveText('TBD');
});

test('the total follows the filing speed, and each state keeps its own', async ({ page }) => {
  await page.goto(orderPage());
  await chooseState(page, 'OH');
  await expect(field(page, ohioSpeed)).toHaveCount(4);
  await expect(field(page, ohioSpeed, '3390110')).toBeChecked();
  for (const [method, fee, sum] of [
    ['3390111', '199.00', '$363.00'],
    ['3390112', '299.00', '$463.00'],
    ['3390113', '399.00', '$563.00'],
    ['3390110', '99.00', '$263.00'],
    ['3390112', '299.00', '$463.00'],
  ] as const) {
    await field(page, ohioSpeed, method).check();
    await expect(lines(page).filter({ hasText: 'Ohio state fee' })).toContainText(`$${fee}`);
    await expect(total(page)).toHaveText(sum);
  }
  await chooseState(page, 'DE');
  await expect(field(page, delawareSpeed, '3100110')).toBeChecked();
  await expect(total(page)).toHaveText('$259.10');
  await field(page, delawareSpeed, '3100114').check();
  await expectSummary(
    page,
    { 'Registered Agent': '125.00', 'Delaware LLC formation': '35.10', 'Delaware state fee': '999.00' },
    '$1,159.10',
  );
  await chooseState(page, 'OH');
  await expect(field(page, ohioSpeed, '3390112')).toBeChecked();
  await expect(total(page)).toHaveText('$463.00');
});

test('the total follows the years of registered agent and the optional products', async ({ page }) => {
  await page.goto(orderPage());
  await chooseState(page, 'OH');
  await goTo(page, 'Optional Items');
  const years = 'companyInformation.registeredAgentServiceDuration';
  for (const [months, price, sum] of [
    ['24', '225.00', '$363.00'],
    ['36', '330.00', '$468.00'],
    ['60', '525.00', '$663.00'],
    ['12', '125.00', '$263.00'],
    ['24', '225.00', '$363.00'],
  ] as const) {
    await field(page, years, months).check();
    await expect(lines(page).filter({ hasText: 'Registered Agent' })).toContainText(`$${price}`);
    await expect(total(page)).toHaveText(sum);
  }
  await field(page, 'productState.webHosting.checked').check();
  await expect(total(page)).toHaveText('$471.00');
  await field(page, 'productState.businessEmail.checked').check();
  await expectSummary(
    page,
    {
      'Registered Agent': '225.00',
      'Web Hosting': '108.00',
      'Business Email': '60.00',
      'Ohio LLC formation': '39.00',
      'Ohio state fee': '99.00',
    },
    '$531.00',
  );
  await field(page, 'productState.webHosting.checked').uncheck();
  await expect(total(page)).toHaveText('$423.00');
  await goTo(page, 'Company');
  await chooseState(page, 'WY');
  await expect(total(page)).toHaveText('$428.00');
});

test('the name of the company stands in the summary while it is typed', async ({ page }) => {
  await page.goto(orderPage());
  await chooseState(page, 'WY');
  const name = field(page, 'companyInformation.companyName');
  for (const [typed, shown] of [
    ['O', 'O'],
    ['kafor', 'Okafor'],
    [' & Lindqvist', 'Okafor & Lindqvist'],
  ] as const) {
    await name.pressSequentially(typed);
    await expect(lines(page).filter({ hasText: 'Wyoming LLC formation' }).locator('small')).toHaveText(shown);
  }
});

test('what was ordered is what the summary said, the optional products and the speed included', async ({ page, host }) => {
  await page.goto(orderPage());
  const company = { ...answers.company, 'companyInformation.state': 'OH' };
  const all = { ...answers, company };
  await fill(page, company);
  await field(page, ohioSpeed, '3390113').check();
  await button(page, 'Continue').click();
  await fill(page, answers.people);
  await button(page, 'Continue').click();
  await fill(page, all.contact);
  await button(page, 'Continue').click();
  await field(page, 'productState.businessEmail.checked').check();
  await button(page, 'Continue').click();
  await arriveAt(page, 'payment');
  await fill(page, all.payment);
  await expect(total(page)).toHaveText('$623.00');
  await button(page, 'Submit Order').click();
  await page.waitForURL('**/welcome?*');
  const [order] = (await host.received()).orders;
  const { products } = (order!.signupData as { companies: { products: { product_id: number; product_option_id: unknown }[] }[] })
    .companies[0]!;
  expect(products.map(({ product_id, product_option_id }) => [product_id, product_option_id])).toEqual([
    [33901, 3390113],
    [13912, ''],
    [40015, ''],
  ]);
});

test('the total is right after a reload, before anything is touched', async ({ page }) => {
  await openAt(page, 'people');
  await goTo(page, 'Optional Items');
  await fill(page, answers['optional-items']);
  await expect(total(page)).toHaveText('$368.00');
  await page.reload();
  await expect(total(page)).toHaveText('$368.00');
});
