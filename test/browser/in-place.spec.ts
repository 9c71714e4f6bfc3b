import type { Locator, Page } from '@playwright/test';
import { answers, arriveAt, button, field, fill, openAt, orderPage, pageConfig } from './support/order-form';
import { expect, test } from './support/pages';

const topOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().top);

/** How far an element moves on the screen while something is done, once the page is still again. */
async function moveOf(page: Page, element: Locator, act: () => Promise<unknown>): Promise<number> {
  const before = await topOf(element);
  await act();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 300))));
  return Math.abs((await topOf(element)) - before);
}

/** An offer above the question that it depends on. */
const offerAbove = {
  ...pageConfig,
  steps: [
    {
      key: 'company',
      title: 'Company',
      sections: [
        { title: 'Speed', modules: [{ id: 'ExpediteOptIn', always: true }] },
        { title: 'Company', modules: ['StateOfService', 'EntityType', 'CompanyName'].map((id) => ({ id })) },
      ],
    },
  ],
};

const offer = (page: Page) => page.locator('#charterform').getByRole('heading', { name: 'Speed', exact: true });

for (const [where, style] of [
  ['of the window', 'body { padding-bottom: 1200px }'],
  ['of a box of the host', 'main { height: 600px; overflow-y: auto } main::after { content: ""; display: block; height: 1200px }'],
] as const)
  test(`an offer that appears leaves the control that is used at its place ${where}, and so when it goes`, async ({ page, ownPages }) => {
    await page.goto(ownPages.write(`offer-above-${style.length}`, offerAbove));
    await page.addStyleTag({ content: style });
    const state = field(page, 'companyInformation.state');
    await state.scrollIntoViewIfNeeded();
    await state.focus();
    await expect(offer(page)).toBeHidden();
    const choose = (key: string) => async () => {
      await state.selectOption(key);
      if (key) await expect(offer(page)).toBeVisible();
      else await expect(offer(page)).toBeHidden();
    };
    expect(await moveOf(page, state, choose('WY'))).toBeLessThanOrEqual(1);
    expect(await moveOf(page, state, choose(''))).toBeLessThanOrEqual(1);
    // Where the visitor has scrolled meanwhile is kept as well.
    await state.hover();
    await page.mouse.wheel(0, 40);
    await page.waitForTimeout(300);
    expect(await moveOf(page, state, choose('WY'))).toBeLessThanOrEqual(1);
  });

test('a button stays under the pointer when the field before it is left with a mistake, and its click arrives', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 1200 });
  await page.goto('/pages/contact');
  await page.addStyleTag({ content: 'body { padding-bottom: 1200px }' });
  const email = field(page, 'contact.email');
  await email.pressSequentially('ada@');
  const submit = button(page, 'Send message');
  // Both are in sight, the field at the top.
  await email.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await expect(submit).toBeInViewport({ ratio: 1 });
  const { x, y, width } = (await submit.boundingBox())!;
  const move = await moveOf(page, submit, async () => {
    await page.mouse.move(x + width / 2, y + 3);
    await page.mouse.down();
    await expect(page.locator('.charterform-error:not(:empty)').first()).toContainText('email');
  });
  expect(move).toBeLessThanOrEqual(1);
  await page.mouse.up();
  await expect(page.locator('.charterform-errors')).toBeFocused();
});

test('advanced settings of a search open and close below their button, which stays where it is (DOM-13)', async ({ page }) => {
  await page.goto('/pages/domain-search');
  await page.addStyleTag({ content: 'body { padding-bottom: 1200px }' });
  const advanced = page.locator('.charterform-advanced > button').first();
  await advanced.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  for (const isOpen of [true, false, true]) {
    expect(await moveOf(page, advanced, () => advanced.click())).toBeLessThanOrEqual(1);
    await expect(advanced).toHaveAttribute('aria-expanded', String(isOpen));
  }
});

test('Continue still leads to the top of the next step, and a refusal to the list of errors', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto(orderPage());
  await button(page, 'Continue').click();
  const errors = page.locator('.charterform-errors');
  await expect(errors).toBeFocused();
  await expect(errors).toBeInViewport();
  await openAt(page, 'people');
  await fill(page, answers.people);
  await button(page, 'Continue').click();
  await arriveAt(page, 'contact');
  const heading = page.locator('.charterform-step h2').first();
  await expect(heading).toBeFocused();
  await expect.poll(() => topOf(heading)).toBeLessThan(250);
  await expect(heading).toBeInViewport();
});
