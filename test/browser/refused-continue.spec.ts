import type { Page } from '@playwright/test';
import { answers, button, field, fill, goTo, openAt, orderPage, pageConfig, step, submit } from './support/order-form';
import { expect, test } from './support/pages';
import { followLink } from './support/fill';
import { openGallery } from './support/gallery';
import { recordMotion } from './support/motion';

const summary = (page: Page) => page.locator('.charterform-errors');
const links = (page: Page) => summary(page).getByRole('link');

test('a refused Continue keeps the step and lists what is missing, with focus on the list (FORM-15)', async ({ page }) => {
  await page.goto(orderPage());
  await button(page, 'Continue').click();
  await expect(summary(page)).toBeFocused();
  await expect(summary(page)).toHaveAccessibleName('3 answers need another look');
  await expect(links(page)).toHaveText(['State selection is required', 'Company name is required', 'Company name ending is required']);
  await expect(step(page, 'company')).toBeVisible();
  await expect(field(page, 'companyInformation.state')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'companyInformation.companyName')).toHaveAccessibleDescription(/Company name is required/);

  await fill(page, answers.company);
  await expect(summary(page)).toHaveCount(0);
  await button(page, 'Continue').click();
  await expect(step(page, 'people')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Where is the company?' })).toBeFocused();
});

test('each refusal takes focus to the list anew, and the list follows what is typed', async ({ page }) => {
  await page.goto(orderPage());
  await button(page, 'Continue').click();
  await expect(summary(page)).toBeFocused();
  await fill(page, { 'companyInformation.state': 'WY' });
  await expect(links(page)).toHaveText(['Company name is required', 'Company name ending is required']);
  await expect(summary(page)).toHaveAccessibleName('2 answers need another look');
  await button(page, 'Continue').click();
  await expect(summary(page)).toBeFocused();
  await fill(page, { 'companyInformation.companyName': 'A' });
  await expect(links(page)).toHaveText(['must be at least 2 characters', 'Company name ending is required']);
});

test('a link of the list leads to its field, also in a list of members, and leaves the address alone', async ({ page }) => {
  await openAt(page, 'people');
  await button(page, 'Add a member').click();
  await button(page, 'Continue').click();
  const address = page.url();
  await followLink(links(page).filter({ hasText: 'Member 2: Last name is required' }));
  await expect(field(page, 'llc.members.1.last_name')).toBeFocused();
  await expect(field(page, 'llc.members.1.last_name')).toBeInViewport();
  await links(page).filter({ hasText: 'Member 1: First name is required' }).press('Enter');
  await expect(field(page, 'llc.members.0.first_name')).toBeFocused();
  expect(page.url()).toBe(address);
});

test('the page stops 100 px above the refused step, its list in sight (FORM-16)', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await openAt(page, 'contact');
  await fill(page, { 'contactInformation.firstName': 'Ada' });
  const top = () => summary(page).evaluate((list) => Math.round(list.getBoundingClientRect().top));
  for (const start of [0, 900]) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), start);
    await field(page, 'contactInformation.firstName').press('Enter');
    await expect.poll(top).toBe(100);
    await expect(summary(page)).toBeFocused();
  }
});

test('refused fields shake, and pulse for 1500 ms (FORM-17)', async ({ page, ownPages }) => {
  const recorded = await recordMotion(page);
  await page.goto(ownPages.write('shaking', pageConfig));
  await button(page, 'Continue').click();
  await expect.poll(async () => (await recorded()).held['charterform-pulse'] ?? 0).toBeGreaterThanOrEqual(1490);
  const { animations, held } = await recorded();
  expect(held['charterform-pulse']).toBeLessThan(2500);
  expect(held['charterform-shake']).toBeCloseTo(held['charterform-pulse']!, -1);
  expect([...new Set(animations)].sort()).toEqual([
    'companyInformation.companyName: charterform-pulse',
    'companyInformation.companyName: charterform-shake',
    'companyInformation.companyNameDesignator: charterform-pulse',
    'companyInformation.companyNameDesignator: charterform-shake',
    'companyInformation.state: charterform-pulse',
    'companyInformation.state: charterform-shake',
  ]);
});

test('every kind of field that fails shakes and pulses (FORM-17)', async ({ page }) => {
  await openGallery(page);
  const still = await page.locator('.gallery-stage').evaluateAll((stages) => {
    const invalid = '[aria-invalid="true"]:not([role="radiogroup"]), fieldset[data-invalid]';
    return stages.flatMap((stage) => {
      if (!stage.querySelector(invalid)) return [];
      // In place of the step that a refused Continue marks.
      const step = document.createElement('div');
      step.className = 'charterform-pulse charterform-shake';
      step.append(...stage.childNodes);
      stage.append(step);
      const names = step.getAnimations({ subtree: true }).map((animation) => (animation as CSSAnimation).animationName);
      const isMoving = ['charterform-pulse', 'charterform-shake'].every((name) => names.includes(name));
      return isMoving ? [] : [stage.closest('[data-example]')?.getAttribute('data-example')];
    });
  });
  expect(still).toEqual([]);
});

test('with shaking off refused fields pulse only (FORM-17)', async ({ page, ownPages }) => {
  const recorded = await recordMotion(page);
  await page.goto(ownPages.write('calm', { ...pageConfig, layout: { shake: false } }));
  await button(page, 'Continue').click();
  await expect.poll(async () => (await recorded()).held['charterform-pulse'] ?? 0).toBeGreaterThanOrEqual(1490);
  const { animations, held } = await recorded();
  expect(held['charterform-shake']).toBeUndefined();
  expect([...new Set(animations)].sort()).toEqual([
    'companyInformation.companyName: charterform-pulse',
    'companyInformation.companyNameDesignator: charterform-pulse',
    'companyInformation.state: charterform-pulse',
  ]);
});

test('nothing moves for a visitor who asked for less movement', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const recorded = await recordMotion(page);
  await page.goto(orderPage());
  await button(page, 'Continue').click();
  await expect.poll(async () => (await recorded()).held['charterform-pulse'] ?? 0).toBeGreaterThanOrEqual(1490);
  expect((await recorded()).animations).toEqual([]);
  await expect(field(page, 'companyInformation.state')).toHaveAttribute('aria-invalid', 'true');
});

test('a refused Submit goes back to the first step that is not in order, and sends nothing (FORM-20, FORM-32)', async ({ page, host }) => {
  await openAt(page, 'payment');
  await fill(page, answers.payment);
  await goTo(page, 'Contact');
  await fill(page, { 'contactInformation.zip': '' });
  await goTo(page, 'People');
  await fill(page, { 'llc.members.1.first_name': ' ' });
  await goTo(page, 'Payment');
  await submit(page);
  await expect(step(page, 'people')).toBeVisible();
  await expect(summary(page)).toBeFocused();
  await expect(links(page)).toHaveText(['Member 2: First name is required']);
  expect((await host.received()).requests).toEqual([]);
});
