import type { Page } from '@playwright/test';
import { forms } from './support/every-step';
import { answers, button, fill, openAt, orderPage, pageConfig } from './support/order-form';
import { expect, test } from './support/pages';
import { expectOrderByKeys, oneOfEachForm } from './support/whole-orders';

const phone = { width: 390, height: 844 };
test.use({ viewport: phone, isMobile: true, hasTouch: true });

const foot = (page: Page) => page.locator('#charterform .charterform-foot');
const mainButton = (page: Page) => page.locator('#charterform form [type="submit"]:visible');
const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
const position = (page: Page) => foot(page).evaluate((element) => getComputedStyle(element).position);

/** The controls of the step that the foot covers once they have the focus. */
const covered = (page: Page) =>
  page.locator('#charterform').evaluate((root) => {
    const bar = root.querySelector('.charterform-foot')!;
    const controls = [...root.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')];
    return controls
      .filter((control) => control.checkVisibility() && !bar.contains(control) && control.tabIndex >= 0)
      .filter((control) => {
        window.scrollTo({ top: 0, behavior: 'instant' });
        control.focus();
        const { bottom, height } = control.getBoundingClientRect();
        return document.activeElement === control && height < 400 && bottom > bar.getBoundingClientRect().top;
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120));
  });

for (const { formType, steps } of forms) {
  test(`on every step of ${formType} the main button is in sight, and covers no field that has the focus (FORM-42)`, async ({ page }) => {
    for (const step of steps) {
      await page.goto(`/forms/${formType}?fill=${step}`);
      await expect(page.locator('#charterform .charterform-step').first()).toBeVisible();
      await expect(mainButton(page)).toHaveCount(1);
      if ((await foot(page).count()) === 0) continue;
      const length = await page.evaluate(() => document.documentElement.scrollHeight);
      for (const share of [0, 0.3, 0.7]) {
        await scrollTo(page, share * Math.max(length - phone.height, 0));
        await expect(mainButton(page), `${step}, scrolled to ${share}`).toBeInViewport({ ratio: 1 });
      }
      const { width, height } = (await mainButton(page).boundingBox())!;
      expect(width, step).toBeGreaterThanOrEqual(176);
      expect(height, step).toBeGreaterThanOrEqual(48);
      expect((await foot(page).boundingBox())!.height, step).toBe(72);
      expect(await covered(page), step).toEqual([]);
    }
  });
}

test('at the width of a phone keys alone order a company (FORM-42)', async ({ page, host }) => {
  await expectOrderByKeys(
    page,
    host,
    oneOfEachForm.find(({ formType }) => formType === 'FormABusinessForm')!,
  );
});

test('Enter in a field goes on, and the main button is named once (FORM-42)', async ({ page }) => {
  await openAt(page, 'contact');
  await fill(page, answers.contact);
  await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(1);
  await page.locator('#charterform [name="contactInformation.firstName"]').press('Enter');
  await expect(page.locator('#charterform [data-step="optional-items"]')).toBeVisible();
});

test('the foot ends the form in a low window, on a wide form and where the page config says so (FORM-42)', async ({ page, ownPages }) => {
  await page.goto(orderPage());
  expect(await position(page)).toBe('sticky');
  await page.setViewportSize({ width: 568, height: 320 });
  expect(await position(page)).toBe('relative');
  await page.setViewportSize({ width: 844, height: 900 });
  await expect(foot(page)).toHaveCSS('display', 'contents');
  // A column of a wide page is narrow.
  await page.addStyleTag({ content: '#charterform { width: 400px }' });
  expect(await position(page)).toBe('sticky');
  await expect(mainButton(page)).toBeInViewport({ ratio: 1 });

  await page.setViewportSize(phone);
  await page.goto(ownPages.write('flat', { ...pageConfig, layout: { stickyFoot: false } }));
  expect(await position(page)).toBe('relative');
  await expect(mainButton(page)).not.toBeInViewport();
});

test('the foot makes room for the on-screen keyboard, and nothing moves by it (FORM-42)', async ({ page }) => {
  await page.goto(orderPage());
  await expect(foot(page)).toBeVisible();
  const shrink = (by: number) =>
    page.evaluate((px) => {
      Object.defineProperty(visualViewport, 'height', { value: innerHeight - px, configurable: true });
      visualViewport!.dispatchEvent(new Event('resize'));
    }, by);
  const length = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await length();
  await shrink(336);
  await expect(foot(page)).toHaveCSS('position', 'relative');
  expect(await length()).toBe(before);
  await shrink(0);
  await expect(foot(page)).toHaveCSS('position', 'sticky');
});

test('the foot stays above a bar of the host, and is not printed (FORM-42)', async ({ page }) => {
  await page.goto(orderPage());
  await page.addStyleTag({ content: '.charterform { --charterform-sticky-offset-bottom: 56px }' });
  const { y, height } = (await foot(page).boundingBox())!;
  expect(y + height).toBe(phone.height - 56);
  await page.emulateMedia({ media: 'print' });
  await expect(foot(page)).toBeHidden();
});

test('each of several forms has a foot of its own, at its end (FORM-42)', async ({ page }) => {
  await page.goto(orderPage());
  await expect(foot(page)).toBeVisible();
  await page.evaluate(() => {
    const second = document.createElement('div');
    second.className = 'charterform';
    second.id = 'second';
    document.querySelector('#charterform')!.after(second);
    const { charterformConfig, Charterform } = window as unknown as {
      charterformConfig: object;
      Charterform: { mount(root: Element, config: object): void };
    };
    Charterform.mount(second, { ...charterformConfig, pageID: 'second' });
  });
  await expect(page.locator('#second .charterform-foot')).toBeAttached();
  const ends = () =>
    page.evaluate(() =>
      ['charterform', 'second'].map((id) => {
        const root = document.getElementById(id)!;
        const [form, bar] = [root, root.querySelector('.charterform-foot')!].map((element) => element.getBoundingClientRect());
        return bar!.top >= form!.top && bar!.bottom <= form!.bottom + 1;
      }),
    );
  for (const share of [0, 0.25, 0.5, 0.75, 1]) {
    await page.evaluate((part) => window.scrollTo({ top: part * document.documentElement.scrollHeight, behavior: 'instant' }), share);
    expect(await ends(), String(share)).toEqual([true, true]);
  }
});

test('a refused Continue that would cut the step bar leads to the upper edge of the form (FORM-43)', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await openAt(page, 'people');
  await scrollTo(page, 600);
  await button(page, 'Continue').click();
  await expect(page.locator('.charterform-errors')).toBeFocused();
  const top = () => page.locator('#charterform').evaluate((root) => Math.round(root.getBoundingClientRect().top));
  await expect.poll(top).toBe(0);
  await expect(page.locator('.charterform-errors')).toBeInViewport();
});
