import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/fixtures';
import { inAllLooks, looksToRun, themes } from './support/matrix';
import { field, lines, total } from './support/order-form';
import { test as withPages } from './support/pages';

const form = (page: Page) => page.locator('#charterform');

for (const theme of looksToRun(themes, null)) {
  test(`a monthly plan is one price, said to be paid each month, ${theme} (COMP-28, CART-28)`, inAllLooks, async ({ page }) => {
    await page.goto(`/orders/subscription-wyoming-llc?theme=${theme}`);
    await field(page, 'companyInformation.state').selectOption('WY');
    await expect(total(page)).toHaveText('$303.00');
    await form(page).getByRole('radio', { name: 'Pay Monthly' }).check();
    await expect(total(page)).toHaveText('$29.00');
    await expect(form(page).getByText('Total each month').first()).toBeVisible();
    await expect(form(page).locator('.charterform-field', { hasText: 'How fast should the state file it?' })).not.toContainText('$');
    await expectAccessible(page, 'monthly');
  });

  test(`the part of the state decides about the speeds and their prices, ${theme}`, inAllLooks, async ({ page }) => {
    await page.goto(`/orders/new-york-county?theme=${theme}`);
    await field(page, 'companyInformation.state').selectOption('NY');
    const place = form(page).getByLabel('In which part of the state do we file?');
    await expect(place).toBeVisible();
    await place.selectOption('Kings County');
    await expect(lines(page).filter({ hasText: 'New York state fee' })).toContainText('$220.00');
    await expectAccessible(page, 'parts of the state');
  });

  withPages(`certificates are chosen by their number and price, ${theme} (PROD-35)`, inAllLooks, async ({ page, ownPages }) => {
    const steps = [
      { key: 'order', title: 'Order', sections: [{ modules: [{ id: 'StateOfService' }, { id: 'EntityType' }, { id: 'Certificates' }] }] },
    ];
    const address = ownPages.write('own', { formType: 'FormABusinessForm', pageID: 'own', website: 'demo', theme, steps });
    await page.goto(address);
    await field(page, 'companyInformation.state').selectOption('WY');
    await form(page).getByRole('combobox', { name: 'Certificates' }).selectOption('10 Certificates - $25.00');
    await expect(lines(page).filter({ hasText: 'Certificates' })).toContainText('$25.00');
    await expectAccessible(page, 'certificates');
  });
}
