import type { Page } from '@playwright/test';
import { inAllLooks, looksToRun } from './support/matrix';
import { answers, button, fill, goOn, openAt, orderPage, pageConfig, prepareOrder, step, stepKeys, submit } from './support/order-form';
import { expect, test } from './support/pages';

const phone = { width: 390, height: 844 };
test.use({ viewport: phone, isMobile: true, hasTouch: true });

const header = (page: Page) => page.locator('.charterform-collapsible > button');
const panel = (page: Page) => page.locator('.charterform-collapsible-panel');
const toggle = (page: Page) => page.locator('.charterform-progress-toggle');
const stepsList = (page: Page) => page.locator('.charterform-progress ol');

test('the steps are one line, "Step N/M" of the enabled ones, that opens into a list (FORM-29)', async ({ page, ownPages }) => {
  const section = (...ids: string[]) => ({ modules: ids.map((id) => ({ id })) });
  const steps = [
    { key: 'company', title: 'Company', sections: [section('StateOfService', 'EntityType', 'CompanyName')] },
    { key: 'nothing', title: 'Nothing', sections: [{ modules: [{ id: 'Card', enabled: false }] }] },
    { key: 'contact', title: 'Contact', sections: [section('ContactDetails')] },
  ];
  await page.goto(ownPages.write('three', { ...pageConfig, steps }));
  await expect(toggle(page)).toHaveText(/^Step 1\/2\s*Company$/);
  await expect(stepsList(page)).toBeHidden();
  await toggle(page).click();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(stepsList(page).getByRole('listitem')).toHaveText([/Company\s*1 of 3/, /Contact\s*0 of 4/]);
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '14');
  await stepsList(page)
    .getByRole('button', { name: /Contact/ })
    .click();
  await expect(toggle(page)).toHaveText(/^Step 2\/2\s*Contact$/);
  await expect(stepsList(page)).toBeHidden();
  await button(page, 'Submit Order').click();
  await toggle(page).click();
  await expect(stepsList(page).getByRole('listitem').first()).toContainText('1 of 3 · 2 to fix');
});

test('a touch on the current step only opens and closes the list (FORM-30)', async ({ page }) => {
  await page.goto(orderPage());
  await toggle(page).click();
  await stepsList(page)
    .getByRole('button', { name: /Company/ })
    .click();
  await expect(stepsList(page)).toBeHidden();
  await expect(step(page, 'company')).toBeVisible();
  await toggle(page).click();
  await toggle(page).click();
  await expect(stepsList(page)).toBeHidden();
});

test('the foot shows the total, above which the summary slides open and closes again (SUMM-26)', async ({ page }) => {
  await page.goto(orderPage());
  await expect(header(page)).toHaveText(/^Order Summary\s*Total\s*TBD$/);
  await fill(page, answers.company);
  await expect(header(page)).toHaveText(/^Order Summary\s*Total\s*\$268\.00$/);
  await expect(panel(page)).toBeHidden();

  await header(page).click();
  await expect(panel(page)).toContainText('Wyoming LLC formation');
  expect(await panel(page).evaluate((opened) => getComputedStyle(opened).animationDuration)).toBe('0.2s');
  await header(page).getByText('Close').click();
  await expect(panel(page)).toBeHidden();
  await expect(header(page)).toHaveAttribute('aria-expanded', 'false');
});

test('while the summary is open the page is blurred; a touch outside, another width and Escape close it (SUMM-27)', async ({ page }) => {
  await page.goto(orderPage());
  await fill(page, answers.company);
  const backdrop = page.locator('.charterform-backdrop');

  await header(page).click();
  expect(await backdrop.evaluate((veil) => getComputedStyle(veil).backdropFilter)).toBe('blur(4px)');
  expect(await backdrop.boundingBox()).toMatchObject({ x: 0, y: 0, width: phone.width });
  // The summary itself stands above the veil.
  await panel(page).getByText('Wyoming state fee').click();
  await expect(panel(page)).toBeVisible();
  await page.touchscreen.tap(200, 40);
  await expect(panel(page)).toBeHidden();
  await expect(backdrop).toHaveCount(0);

  await header(page).click();
  await page.setViewportSize({ ...phone, height: 700 });
  await expect(panel(page)).toBeVisible();
  await page.setViewportSize({ width: 420, height: 700 });
  await expect(panel(page)).toBeHidden();

  await header(page).click();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(header(page)).toBeFocused();
});

/** What a finger cannot well hit: targets that are missed within 24 px around their middle, the main ones within 44. */
const missed = (page: Page) =>
  page.locator('#charterform').evaluate((root) => {
    const main =
      '.charterform-input, .charterform-card, .charterform-button, .charterform-progress-toggle, .charterform-collapsible > button';
    return [...root.querySelectorAll<HTMLElement>('button, select, textarea, input, a, .charterform-card')]
      .filter((target) => target.checkVisibility() && !target.matches('.charterform-card input, p a'))
      .filter((target) => {
        target.scrollIntoView({ block: 'center', behavior: 'instant' });
        const reach = target.matches(main) && !target.matches('[class*="link"]') ? 21.5 : 11.5;
        const { left, top, width, height } = target.getBoundingClientRect();
        const hits = (right: number, down: number) =>
          target.contains(document.elementFromPoint(left + width / 2 + right, top + height / 2 + down));
        return ![hits(-reach, 0), hits(reach, 0), hits(0, -reach), hits(0, reach)].every(Boolean);
      })
      .map((target) => target.outerHTML.slice(0, 150));
  });

for (const width of looksToRun([320, 390], null)) {
  test(`at ${width} px no step scrolls sideways, and every target can be hit`, inAllLooks, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(orderPage());
    for (const [index, key] of stepKeys.entries()) {
      await fill(page, answers[key]);
      const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
      expect(await isWide(), key).toBe(false);
      expect(await missed(page), key).toEqual([]);
      await toggle(page).click();
      expect(await isWide(), `${key}, steps open`).toBe(false);
      expect(await missed(page), `${key}, steps open`).toEqual([]);
      await toggle(page).click();
      const next = stepKeys[index + 1];
      if (next) await goOn(page, next);
    }
  });
}

test('a refused step does not scroll sideways either', async ({ page }) => {
  await openAt(page, 'contact');
  await button(page, 'Continue').click();
  await expect(page.locator('.charterform-errors')).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
  expect(await missed(page)).toEqual([]);
});

test('an order goes through on a phone', async ({ page, host }) => {
  await prepareOrder(page);
  await expect(header(page)).toHaveText(/^Order Summary\s*Due today\s*\$368\.00$/);
  await submit(page);
  await page.waitForURL('**/welcome?account=50001');
  expect((await host.received()).orders).toHaveLength(1);
});
