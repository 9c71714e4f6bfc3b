import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { button, field, goOn, step, toast } from './support/order-form';
import { contactConfig } from './support/own-html';
import { expect, test } from './support/pages';

const panel = (page: Page) => page.getByRole('complementary', { name: 'Developer toolbox' });
const tool = (page: Page, name: string) => panel(page).getByRole('button', { name });
const widthOf = async (page: Page) => (await panel(page).boundingBox())!.width;

test('the toolbox fills an order, says what came of it, and is 400 px wide (DEV-01, DEV-02, DEV-03)', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/forms/FormABusinessForm?toolbox');
  await expect(panel(page)).toBeVisible();
  expect(await widthOf(page)).toBe(400);
  await tool(page, 'Data filler').click();
  await tool(page, 'Fill the form').click();
  await expect(panel(page).getByRole('status')).toHaveText(/^\d\d answers are filled in\.$/);
  await expect(field(page, 'companyInformation.companyName')).toHaveValue('Okafor & Lindqvist LLC');
  await expect(tool(page, 'Price ledger')).toContainText(/\$[1-9]/);
  await tool(page, 'Last rebuild of the cart').click();
  await expect(panel(page).getByRole('list', { name: 'Therefore' })).toContainText('Business Formation (WY), base: – → $');
  await tool(page, 'Sample triggers').click();
  await tool(page, 'Sample toast').click();
  await expect(toast(page)).toContainText('The toolbox raised this message.');
  await tool(page, 'Storage tools').click();
  await expect(panel(page)).toContainText('charterform:FormABusinessForm-FormABusinessForm');
  await expectAccessible(page, 'the toolbox');
  await tool(page, 'Developer toolbox').click();
  await goOn(page, 'people');
});

test('on a phone it begins closed, opens over the form within the screen, and closes by keys (DEV-01)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/forms/ContactForm?toolbox');
  await expect(tool(page, 'Data filler')).toHaveCount(0);
  await tool(page, 'Developer toolbox').click();
  expect(await widthOf(page)).toBe(390);
  for (const name of ['Checkout options', 'Cookie helper', 'Storage tools']) await tool(page, name).click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await tool(page, 'Developer toolbox').focus();
  await page.keyboard.press('Enter');
  await expect(tool(page, 'Data filler')).toHaveCount(0);
  await button(page, 'Send message').click();
  await expect(page.locator('.charterform-errors')).toBeFocused();
});

test('it keeps a message from being sent, without its captcha on the console (DEV-04, SUBM-50)', async ({ page, host, expectConsole }) => {
  expectConsole(/Stopped before submission/);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/forms/ContactForm?toolbox');
  await tool(page, 'Data filler').click();
  await tool(page, 'Fill the form').click();
  await tool(page, 'Checkout options').click();
  await panel(page).getByRole('checkbox', { name: 'Bail before submission' }).check();
  await field(page, 'contact.firstName').focus();
  await page.getByRole('checkbox', { name: "I'm not a robot" }).check();
  const logged = page.waitForEvent('console', { predicate: (message) => message.text().includes('Stopped before submission') });
  await button(page, 'Send message').click();
  expect(JSON.stringify(await (await logged).args()[1]!.jsonValue())).toContain('When does my registered agent start?');
  expect((await host.received()).requests).toEqual([]);
});

test('a page without the flag loads nothing of it, and one whose script is missing has its form (DEV-01)', async ({
  page,
  ownPages,
  expectConsole,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/forms/ContactForm');
  await expect(step(page, 'contact')).toBeVisible();
  expect(asked.filter((address) => address.includes('toolbox'))).toEqual([]);

  expectConsole(/Loading the developer toolbox failed/);
  expectConsole(/404|net::ERR/);
  await page.route('**/charterform.toolbox.js', (route) => route.fulfill({ status: 404, body: '' }));
  const logged = page.waitForEvent('console', { predicate: (message) => message.text().includes('Loading the developer toolbox failed') });
  await page.goto(ownPages.write('own', { ...contactConfig, flags: { toolbox: true } }));
  await logged;
  await field(page, 'contact.firstName').fill('Ada');
  await expect(panel(page)).toHaveCount(0);
});
