import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { inAllLooks, looksToRun, themes } from './support/matrix';
import { answers, fill, lines, prepareOrder, submit, total } from './support/order-form';
import { expect, test } from './support/pages';

const chooseStates = async (page: Page, ...names: string[]) => {
  for (const name of names)
    await page
      .locator('#charterform')
      .getByRole('checkbox', { name: new RegExp(`^${name}\\b`) })
      .check();
};

for (const theme of looksToRun(themes, null)) {
  test(`a product of several states is one line that opens into them, ${theme}`, inAllLooks, async ({ page }) => {
    await page.goto(`/forms/RASignupForm?theme=${theme}`);
    const agents = lines(page).filter({ hasText: 'Registered Agent' });
    await chooseStates(page, 'Wyoming', 'Ohio');
    await expect(agents).toHaveText([/^Registered Agent, 2 states.*Ohio \$125\.00.*Wyoming \$125\.00$/s]);
    await chooseStates(page, 'Alaska', 'Texas');
    await expect(agents).toHaveText([/^Registered Agent, 4 states\s*\$500\.00$/]);
    await agents.getByRole('button').click();
    await expect(agents.getByRole('listitem')).toHaveText(['Alaska $125.00', 'Ohio $125.00', 'Texas $125.00', 'Wyoming $125.00']);
    await expectAccessible(page, 'several states');
    await expect(total(page)).toHaveText('$500.00');
    await page.keyboard.press('Enter');
    await expect(agents.getByRole('listitem')).toHaveCount(0);
  });
}

test('what is saved is struck out, and said below the total and in the phone’s summary (SUMM-13)', async ({ page, ownPages }) => {
  const bundles = [{ product_id: '9', product_ids: ['35601', '15612'], price: '150.00' }];
  await page.goto(ownPages.write('saving', { formType: 'FormABusinessForm', website: 'demo', bundles, layout: { showSavings: true } }));
  await fill(page, answers.company);
  await expect(lines(page).first().locator('s')).toHaveText('Was $168.00');
  await expect(page.locator('.charterform-side .charterform-savings')).toHaveText('You save $14.00');
  await expectAccessible(page, 'savings');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('.charterform-collapsible > button').click();
  await expect(page.locator('.charterform-collapsible-panel .charterform-savings')).toHaveText('You save $14.00');
});

test('the page of received orders says why an order costs what it costs', async ({ page, host }) => {
  await prepareOrder(page);
  await submit(page);
  await expect.poll(async () => (await host.received()).orders.length).toBe(1);
  const [order] = (await host.received()).orders;
  expect(order!.ledger!.map(({ name, kind, cents }) => [name, kind, cents])).toEqual([
    ['Business Formation', 'base', 3900],
    ['Business Formation', 'surcharge', 400],
    ['Business Formation', 'stateFee', 10000],
    ['Registered Agent', 'base', 22500],
  ]);
  expect(JSON.stringify(order!.ledger)).not.toMatch(/Okafor|@|4111/);
  await page.goto('/received');
  await expect(page.getByRole('table').getByRole('row', { name: 'Total $368.00' })).toBeVisible();
});
