import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/fixtures';
import { button, field, orderPage } from './support/order-form';
import { keysOn } from './support/keys';

const about = (name: string) => `companyInformation.${name}`;
const stepOf = (page: Page) => page.locator('#charterform [data-step="company"]');
const heightOf = (page: Page) => stepOf(page).evaluate((step) => step.getBoundingClientRect().height);
const purpose = (page: Page) => page.locator('#charterform summary', { hasText: 'Business purpose' });

test.use({ viewport: { width: 390, height: 844 } });

test('the first step of an LLC is at most 1,300 px high on a phone, with four ways to file', async ({ page }) => {
  await page.goto(orderPage());
  await expect(button(page, 'Continue')).toBeVisible();
  const widget = page.locator('#charterform');
  expect(await widget.evaluate((root) => root.getBoundingClientRect().height)).toBeLessThanOrEqual(1300);
  await field(page, about('state')).selectOption('OH');
  await field(page, about('companyName')).fill('Okafor & Lindqvist');
  await field(page, about('companyNameDesignator')).selectOption('LLC');
  await expect(stepOf(page)).toContainText('Filed as Okafor & Lindqvist LLC');
  await expect(stepOf(page).getByText('It is filed by about')).toHaveCount(4);
  expect(await heightOf(page)).toBeLessThanOrEqual(1300);
  await expectAccessible(page, 'company');
});

test('nothing that is in use moves while state, entity type, name and ending are answered (COMP-46, COMP-47)', async ({ page }) => {
  await page.goto(orderPage());
  await expect(button(page, 'Continue')).toBeVisible();
  const topOf = (name: string) =>
    field(page, about(name))
      .first()
      .evaluate((control) => control.getBoundingClientRect().top + scrollY);
  const answers: readonly [string, () => Promise<unknown>][] = [
    ['state', () => field(page, about('state')).selectOption('OH')],
    ['entityType', () => field(page, about('entityType'), 'Corp').check()],
    ['companyName', () => field(page, about('companyName')).fill('Okafor & Lindqvist')],
    ['companyNameDesignator', () => field(page, about('companyNameDesignator')).selectOption('Inc.')],
    ['companyName', () => field(page, about('companyName')).fill('Okafor')],
  ];
  for (const [name, answer] of answers) {
    const before = await topOf(name);
    await answer();
    await expect.poll(() => topOf(name), { message: name }).toBe(before);
  }
});

test('a line is opened by keys, and the question takes the focus (COMP-47)', async ({ page }) => {
  await page.goto(orderPage());
  await expect(button(page, 'Continue')).toBeVisible();
  await purpose(page).focus();
  await page.keyboard.press('Enter');
  await expect(field(page, about('businessPurpose'))).toBeFocused();
  await keysOn(page).type(field(page, about('businessPurpose')), 'To bake bread');
  await expect(purpose(page)).toBeHidden();
  await expectAccessible(page, 'purpose');
});

test('the name keeps its room at 320 px, whatever the ending, and nothing sticks out (COMP-46)', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(orderPage());
  await field(page, about('companyNameDesignator')).selectOption('Limited Liability Company');
  const width = await field(page, about('companyName')).evaluate((input) => input.getBoundingClientRect().width);
  expect(width).toBeGreaterThan(140);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
