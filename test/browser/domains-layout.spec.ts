import type { Locator, Page } from '@playwright/test';
import { domainForm, exact, form, named, rows, said, searchBox, searchFor, showMore } from './support/domains';
import { expect, test } from './support/fixtures';

const heightsOf = (all: Locator) => all.evaluateAll((list) => list.map((row) => Math.round(row.getBoundingClientRect().height)));

/** How far down the form goes, below what the page of the host says before it. */
const endOfForm = (page: Page) =>
  form(page).evaluate((root) => Math.round(root.getBoundingClientRect().bottom + root.ownerDocument.defaultView!.scrollY));

test('on a phone the page of six results is at most 1,800 px high, with the searched domain in the cart too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(domainForm);
  await searchFor(page, 'okafor-lindqvist');
  await expect(rows(page)).toHaveCount(6);
  expect(await endOfForm(page)).toBeLessThanOrEqual(1800);
  await named(exact(page), 'Add to Cart: okafor-lindqvist.com').click();
  await expect(named(exact(page), 'Remove: okafor-lindqvist.com')).toBeFocused();
  expect(await endOfForm(page)).toBeLessThanOrEqual(1800);
});

for (const [width, height] of [
  [1280, 64],
  [390, 68],
] as const) {
  test(`at ${width} px rows keep their place and their height when their details arrive (DOM-29)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${domainForm}?scenario=slow-domains`);
    await searchBox(page).fill('okafor');
    await searchBox(page).press('Enter');
    await showMore(page);
    await expect(rows(page)).toHaveCount(18);
    const card = (await exact(page).boundingBox())!.height;
    const loading = await heightsOf(rows(page));
    expect(new Set(loading).size).toBeLessThanOrEqual(2);
    await expect(said(page)).toHaveText('36 results. okafor.com is available.');
    expect(await heightsOf(rows(page))).toEqual(loading);
    expect(Math.abs((await exact(page).boundingBox())!.height - card)).toBeLessThan(2);
  });

  test(`at ${width} px rows are of one height whether available, taken, unsupported, chosen or failed (DOM-29, DOM-30)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(domainForm);
    await named(form(page), 'Search several names').click();
    const names = ['okafor.com', 'okafor-premium.com', 'okafor-owned.com', 'okafor-taken.com', 'okafor.xyz'];
    await form(page).getByRole('textbox', { name: 'Domain names', exact: true }).fill(names.join('\n'));
    await named(form(page), 'Search').click();
    await expect(said(page)).toHaveText(`${names.length} results`);
    await named(rows(page), 'Add to Cart: okafor.com').click();
    for (const row of await heightsOf(rows(page))) expect(Math.abs(row - height)).toBeLessThanOrEqual(1);
    const targets = rows(page).getByRole('button', { name: /^(Add|More)/ });
    for (const target of await targets.all()) expect((await target.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  });
}

test('no name is too long for a narrow phone, in a row or on the card', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto(domainForm);
  await searchFor(page, `${'a'.repeat(59)}.com`);
  await named(exact(page), `Add to Cart: ${'a'.repeat(59)}.com`).click();
  await named(rows(page).first(), `Add to Cart: get-${'a'.repeat(59)}.com`).click();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  const outside = await form(page).evaluate((root) =>
    [...root.querySelectorAll('.charterform-domains :is(strong, button, .charterform-stepper)')].filter(
      (part) => part.getBoundingClientRect().right > root.getBoundingClientRect().right,
    ),
  );
  expect(outside).toEqual([]);
});
