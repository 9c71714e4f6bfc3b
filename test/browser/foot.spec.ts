import type { Page } from '@playwright/test';
import { answers, button, fill, openAt, orderPage, pageConfig } from './support/order-form';
import { expect, test } from './support/pages';
import { foot, mainButton, phone, scrollTo } from './support/phone';
import { expectOrderByKeys, oneOfEachForm } from './support/whole-orders';

test.use({ viewport: phone, isMobile: true, hasTouch: true });

const position = (page: Page) => foot(page).evaluate((element) => getComputedStyle(element).position);

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
