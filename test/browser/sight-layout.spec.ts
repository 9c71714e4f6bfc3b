import type { Page } from '@playwright/test';
import { expect, test } from './support/pages';
import { answers, field, fill, openAt, orderPage } from './support/order-form';

const enlarge = (page: Page) => page.addStyleTag({ content: 'html { font-size: 200% }' });

for (const [width, textSize] of [
  [1280, '100 %'],
  [390, '100 %'],
  [390, '200 %'],
] as const) {
  test(`at ${width} px and text at ${textSize} the prices of all optional items end on one edge`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/pages/optional-items');
    if (textSize === '200 %') await enlarge(page);
    await expect(page.getByText('/ month').first()).toBeVisible();
    const edges = await page
      .locator('.charterform-price b')
      .evaluateAll((prices) => prices.map((price) => Math.round(price.getBoundingClientRect().right)));
    expect(edges.length).toBeGreaterThan(10);
    expect([...new Set(edges)]).toHaveLength(1);
  });
}

test('at 320 px and text at 200 % no word of the name of a choice is broken, and the link of a folded question stays in its frame', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(orderPage());
  await enlarge(page);
  const link = page.getByText('Write my own');
  await expect(link).toBeVisible();
  const spaces = await link.evaluate((words) => {
    const frame = words.closest('details')!.getBoundingClientRect();
    const { left, right } = words.getBoundingClientRect();
    return [left - frame.left, frame.right - right];
  });
  expect(Math.min(...spaces)).toBeGreaterThanOrEqual(8);
  const names = page.locator('.charterform-card-text strong').filter({ visible: true });
  await expect(names).toContainText(['LLC', 'Corporation', 'Nonprofit corporation']);
  const broken = await names.evaluateAll((all) =>
    all.flatMap((name) => {
      const letters = document.createTreeWalker(name, NodeFilter.SHOW_TEXT).nextNode() as Text;
      return [...letters.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(letters, index);
        range.setEnd(letters, index + word.length);
        return range.getClientRects().length > 1 ? word : [];
      });
    }),
  );
  expect(broken).toEqual([]);
});

test('groups of optional items stand further apart than what is in them', async ({ page }) => {
  await page.goto('/pages/optional-items');
  await expect(page.getByText('/ month').first()).toBeVisible();
  const gaps = await page
    .locator('.charterform-grid > .charterform-group:has(> :is(.charterform-offers, .charterform-unfold))')
    .evaluateAll((groups) =>
      groups.flatMap((group) => {
        const before = group.previousElementSibling;
        return before ? group.getBoundingClientRect().top - before.getBoundingClientRect().bottom : [];
      }),
    );
  expect(gaps.length).toBeGreaterThan(2);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(32);
});

test('the box of all states stands above those of the states', async ({ page }) => {
  await page.goto('/forms/RASignupForm');
  const leftOf = (name: string) =>
    page.locator(`#charterform [name="companyInformation.${name}"]`).evaluate((box) => box.getBoundingClientRect().left);
  await expect.poll(() => leftOf('states-all')).toBe(await leftOf('states.AL'));
});

test('the side borders stay where the host leaves room beside the form', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(orderPage());
  const drawn = await page.locator('#charterform').evaluate((root) => {
    const { boxShadow, borderInlineWidth } = getComputedStyle(root);
    return { boxShadow, borderInlineWidth };
  });
  expect(drawn.borderInlineWidth).toBe('0px');
  expect(drawn.boxShadow).toMatch(/ 1px 0px 0px 0px.* -1px 0px 0px 0px$/);
});

test('the words on the filing speed stay in one line where there is but one speed', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(orderPage());
  await fill(page, answers.company);
  const lines = page.getByText('It is filed by about').evaluate((words) => {
    const range = document.createRange();
    range.selectNodeContents(words);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
  expect(await lines).toBe(1);
});

test('the kinds of company stand in one frame, one below the other, and none is mostly empty', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/pages/ra-named-price');
  const cards = page.locator('#charterform .charterform-card:has([name="companyInformation.entityType"])');
  await expect(cards).toHaveCount(3);
  const edges = await cards.evaluateAll((all) =>
    all.map((card) => {
      const { left, right, top, bottom } = card.getBoundingClientRect();
      const words = document.createRange();
      words.selectNodeContents(card.querySelector('.charterform-card-text')!);
      return { left, right, top, bottom, space: bottom - words.getBoundingClientRect().bottom };
    }),
  );
  for (const [index, { left, right, top, space }] of edges.entries()) {
    expect({ left, right }).toEqual({ left: edges[0]!.left, right: edges[0]!.right });
    // They share the line between them.
    if (index > 0) expect(edges[index - 1]!.bottom - top).toBeCloseTo(1, 1);
    expect(space).toBeLessThan(28);
  }
});

for (const width of [320, 390]) {
  test(`at ${width} px and text at 200 % the longest names of countries are whole, in as many lines as they need`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openAt(page, 'people');
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    await field(page, 'llc.members.0.address.choice', 'specify').check();
    const country = field(page, 'llc.members.0.address.country');
    /** What stands over the select, and whether it is as high as these words in a box of that width. */
    const shown = () =>
      country.evaluate((select: HTMLSelectElement) => {
        const control = select.parentElement!;
        const words = getComputedStyle(control, '::before');
        const copy = control.appendChild(document.createElement('span'));
        for (const key of words) copy.style.setProperty(key, words.getPropertyValue(key), 'important');
        copy.textContent = select.selectedOptions[0]!.text;
        Object.assign(copy.style, { width: 'auto', height: 'auto' });
        for (const key of ['width', 'height', 'inline-size', 'block-size']) copy.style.setProperty(key, 'auto', 'important');
        const { height } = copy.getBoundingClientRect();
        const isWhole = copy.scrollWidth <= control.clientWidth && height <= control.clientHeight + 1;
        copy.remove();
        const { color } = getComputedStyle(select);
        return { words: words.content, isWhole, color, height: control.clientHeight, selectHeight: select.offsetHeight };
      });
    const heights: number[] = [];
    for (const [key, name] of [
      ['US', 'United States'],
      ['GB', 'United Kingdom'],
      ['GS', 'South Georgia & South Sandwich Islands'],
    ] as const) {
      await country.selectOption(key);
      await expect.poll(async () => (await shown()).words).toContain(name.slice(0, 13));
      const { isWhole, color, height, selectHeight } = await shown();
      expect({ key, isWhole, color }).toEqual({ key, isWhole: true, color: 'rgba(0, 0, 0, 0)' });
      expect(selectHeight).toBe(height);
      heights.push(height);
    }
    expect(heights[2]).toBeGreaterThan(heights[0]!);
  });
}
