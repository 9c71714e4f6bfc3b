import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { answers, button, field, fill, fillOrder, filledTo, notice, openAt, orderPage, prepareOrder, submit } from './support/order-form';
import { followLink } from './support/fill';
import { openHtml, orderConfig, root, script, setConfig } from './support/own-html';
import { holdBundle } from './support/printed';
import { shifts, watchShifts } from './support/shifts';

/** The form's place moves into a shadow root with the styles handed in, before the script runs, and is mounted by hand. */
const useShadowRoot = (page: Page, kind: ShadowRootMode = 'open') =>
  page.addInitScript((mode) => {
    document.addEventListener('readystatechange', () => {
      const root = document.getElementById('charterform');
      if (!root) return;
      const place = document.createElement('order-form');
      root.before(place);
      // A closed tree is kept for the test.
      const tree = place.attachShadow({ mode });
      Object.assign(window, { tree });
      tree.append(document.querySelector('link[href*="charterform.css"]')!.cloneNode(), root);
      addEventListener('DOMContentLoaded', () => window.Charterform!.mount(root, window.charterformConfig));
    });
  }, kind);

/** The middle of an element in a closed shadow tree, in the window. */
const middleOf = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const { left, top, width, height } = (Reflect.get(window, 'tree') as ShadowRoot).querySelector(wanted)!.getBoundingClientRect();
    return [left + width / 2, top + height / 2] as const;
  }, selector);
const countIn = (page: Page, selector: string) =>
  page.evaluate((wanted) => (Reflect.get(window, 'tree') as ShadowRoot | undefined)?.querySelectorAll(wanted).length ?? 0, selector);

test('in a closed shadow root help stays open for clicks inside of it, and closes for those beside it', async ({ page }) => {
  await useShadowRoot(page, 'closed');
  await page.goto(filledTo('people'));
  await expect.poll(() => countIn(page, '.charterform-help-button')).toBeGreaterThan(0);
  await page.mouse.click(...(await middleOf(page, '.charterform-help-button')));
  await expect.poll(() => countIn(page, '.charterform-bubble')).toBe(1);
  await page.mouse.click(...(await middleOf(page, '.charterform-bubble')));
  await page.mouse.move(...(await middleOf(page, '.charterform-bubble')));
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  expect(await countIn(page, '.charterform-bubble')).toBe(1);
  await page.mouse.click(...(await middleOf(page, 'h2')));
  await expect.poll(() => countIn(page, '.charterform-bubble')).toBe(0);
});

const top = (page: Page, selector: string) => page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));
const errors = (page: Page) => page.locator('.charterform-errors');

test.describe('in a shadow root', () => {
  test.beforeEach(({ page }) => useShadowRoot(page));

  test('an LLC order is placed, its help, dialogs and lists at hand', async ({ page, host }) => {
    await page.goto(orderPage());
    await button(page, 'Continue').click();
    await expect(errors(page)).toBeFocused();
    await followLink(errors(page).getByRole('link', { name: 'Company name is required' }));
    await expect(field(page, 'companyInformation.companyName')).toBeFocused();

    await fill(page, answers.company);
    const help = page.locator('.charterform-help-button').first();
    await help.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.charterform-bubble')).toBeVisible();
    // Focus and pointer inside of it, seen from the page, are those of the shadow root's host.
    await page.locator('.charterform-bubble').hover();
    await page.locator('.charterform-bubble').click();
    await expect(page.locator('.charterform-bubble')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('.charterform-bubble')).toHaveCount(0);

    await fillOrder(page);
    await submit(page);
    await page.waitForURL('**/welcome?account=50001');
    expect((await host.received()).orders).toHaveLength(1);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

    test('the summary stays open for touches inside of it', async ({ page }) => {
      await page.goto(orderPage());
      await fill(page, answers.company);
      await page.locator('.charterform-collapsible > button').tap();
      const panel = page.locator('.charterform-collapsible-panel');
      await expect(panel).toBeVisible();
      await panel.locator('.charterform-receipt').tap();
      await expect(panel).toBeVisible();
      await page.mouse.click(195, 40);
      await expect(panel).toBeHidden();
    });
  });

  test('what prevents an order takes the focus', async ({ page, expectConsole }) => {
    expectConsole(/The submission failed/);
    await prepareOrder(page, orderPage('declined-card'));
    await submit(page);
    await expect(notice(page)).toBeFocused();
  });
});

test('below what sticks to the top of the window, the summary sticks and a refused step stops (FORM-16)', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await openAt(page, 'contact');
  await page.addStyleTag({ content: '.charterform { --charterform-sticky-offset: 46px }' });
  await fill(page, { 'contactInformation.firstName': 'Ada' });
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
  expect(await top(page, '.charterform-side')).toBe(46 + 16);
  await field(page, 'contactInformation.firstName').press('Enter');
  await expect.poll(() => top(page, '.charterform-errors')).toBe(146);
});

test.describe('before the form starts', () => {
  test('its place is kept, and words stand in it only once it takes too long', async ({ page }) => {
    await watchShifts(page);
    const letGo = await holdBundle(page);
    await page.goto(orderPage(), { waitUntil: 'commit' });
    const words = page.locator('.charterform-waiting');
    await expect(words).toBeAttached();
    await expect(words).toBeHidden();
    const finish = () => words.evaluate((element) => element.getAnimations().forEach((animation) => animation.finish()));
    await finish();
    await expect(words).toBeVisible();
    const height = (await page.locator('#charterform').boundingBox())!.height;
    expect(height).toBeGreaterThanOrEqual(600);
    letGo();
    await expect(field(page, 'companyInformation.companyName')).toBeVisible();
    await expect(words).toHaveCount(0);
    expect(await shifts(page)).toBeLessThan(0.01);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test('the words stand there at once', async ({ page }) => {
      await page.goto(orderPage());
      await expect(page.locator('.charterform-waiting')).toBeVisible();
    });
  });
});

test('a form wider than the window has two columns there, and one narrower than a wide window has one', async ({ page }) => {
  const columns = () =>
    page.locator('.charterform-columns').evaluate((grid) => {
      const [main, side] = [...grid.querySelectorAll('.charterform-main, .charterform-terms')].map((part) => part.getBoundingClientRect());
      return side!.left >= main!.right ? 2 : 1;
    });
  for (const [windowWidth, formWidth, count] of [
    [390, 1200, 2],
    [1280, 420, 1],
  ] as const) {
    await page.setViewportSize({ width: windowWidth, height: 800 });
    await openHtml(
      page,
      setConfig(orderConfig) + script,
      `<div style="overflow: auto"><div style="width: ${formWidth}px">${root}</div></div>`,
    );
    await expect(button(page, 'Continue')).toBeVisible();
    expect(await columns(), `${formWidth} px in ${windowWidth}`).toBe(count);
  }
});
