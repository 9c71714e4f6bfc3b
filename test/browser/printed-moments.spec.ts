import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { field, orderPage } from './support/order-form';
import { openHeld, takenOver } from './support/printed';

const companyName = (page: Page) => field(page, 'companyInformation.companyName');
const printed = (page: Page) => page.locator('[data-printed]');
const scriptRuns = (page: Page) => page.waitForFunction(() => 'Charterform' in window);

test('a press that began on the printed form is a click, and the form waits for it', async ({ page }) => {
  const letGo = await openHeld(page, orderPage());
  const card = page.locator('[name="companyInformation.entityType"][value="Corp"]');
  await card.hover();
  await page.mouse.down();
  letGo();
  await scriptRuns(page);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 30; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  await expect(printed(page)).toBeAttached();
  await page.mouse.up();
  await takenOver(page);
  await expect(card).toBeChecked();
});

test('questions that were opened on the printed form stay open, and the next key goes where the caret is', async ({ page }) => {
  const letGo = await openHeld(page, '/forms/FormABusinessForm');
  const purpose = field(page, 'companyInformation.businessPurpose');
  await page.locator('summary', { hasText: 'Business purpose' }).click();
  await purpose.focus();
  letGo();
  await takenOver(page);
  await expect(purpose).toBeFocused();
  await page.keyboard.type('Tea');
  await expect(purpose).toHaveValue('Tea');
});

test('who opened questions on the printed form and went on stays in the other field', async ({ page }) => {
  const letGo = await openHeld(page, '/forms/FormABusinessForm');
  await page.locator('summary', { hasText: 'Business purpose' }).click();
  await companyName(page).focus();
  letGo();
  await takenOver(page);
  await expect(field(page, 'companyInformation.businessPurpose')).toBeVisible();
  await expect(companyName(page)).toBeFocused();
});

test('a page that was scrolled stays where it is', async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 400 });
  const letGo = await openHeld(page, orderPage());
  await companyName(page).focus();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(0);
  letGo();
  await takenOver(page);
  await expect(companyName(page)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('a file whose dialog was opened on the printed form is chosen in the drawn one', async ({ page }) => {
  const letGo = await openHeld(page, '/forms/JobApplicationForm');
  const choosing = page.waitForEvent('filechooser');
  await page.locator('#charterform input[type=file]').first().click();
  const chooser = await choosing;
  letGo();
  await takenOver(page);
  await chooser.setFiles({ name: 'resume.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n') });
  await expect(page.locator('.charterform-file').first()).toContainText('resume.pdf');
});

test('the field that has the focus shows no error for having been taken over', async ({ page }) => {
  const letGo = await openHeld(page, '/pages/contact');
  await field(page, 'contact.email').pressSequentially('ada@');
  letGo();
  await takenOver(page);
  await expect(field(page, 'contact.email')).toBeFocused();
  await expect(field(page, 'contact.email')).toHaveValue('ada@');
  await expect(page.locator('#charterform [aria-invalid="true"]')).toHaveCount(0);
});

test('what the browser restores on going back gives way to what was typed later in another tab', async ({ page, context }) => {
  await page.goto(orderPage());
  await takenOver(page);
  await companyName(page).fill('First LLC');
  await page.goto('/received');

  const tab = await context.newPage();
  await tab.goto(orderPage());
  await takenOver(tab);
  await expect(companyName(tab)).toHaveValue('First LLC');
  await companyName(tab).fill('Second LLC');
  await tab.close({ runBeforeUnload: true });

  await page.goBack();
  await takenOver(page);
  await expect(companyName(page)).toHaveValue('Second LLC');
});

test('what was typed in a form that had not loaded comes back on going back, over the kept answer', async ({ page, expectConsole }) => {
  expectConsole(/Failed to load resource/);
  await page.goto(orderPage());
  await takenOver(page);
  await companyName(page).fill('First LLC');
  await page.route('**/charterform.umd.js*', (route) => route.abort());
  await page.reload();
  await companyName(page).fill('Later LLC');
  await page.goto('/received');
  await page.unroute('**/charterform.umd.js*');
  await page.goBack();
  await takenOver(page);
  await expect(companyName(page)).toHaveValue('Later LLC');
});
