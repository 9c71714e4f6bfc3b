import type { Page } from '@playwright/test';
import { domainForm, exact, form, named, rows, said, searchBox, searchFor, similar } from './support/domains';
import { summaryFollowed } from './support/fill';
import { expect, test } from './support/fixtures';

const step = (page: Page, key: string) => form(page).locator(`[data-step="${key}"]`);
const routed = '/pages/domain-search';

/** The actions of the posts about domains, with the address they went to. */
function watchPosts(page: Page) {
  const posts: { action: string; path: string }[] = [];
  page.on('request', (request) => {
    const action = /get_domain_(?:suggestions|details)/.exec(request.postData() ?? '')?.[0];
    if (action) posts.push({ action, path: new URL(request.url()).pathname });
  });
  return posts;
}

test('one region alone says what was found, once and when all of it is there (DOM-20, DOM-25)', async ({ page }) => {
  await page.goto(domainForm);
  await form(page).evaluate((root) => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver(() => {
      for (const region of root.querySelectorAll('[role="status"], [role="alert"], [aria-live]')) {
        const words = region.textContent!.trim();
        if (/result|available/.test(words) && heard.at(-1) !== words) heard.push(words);
      }
    }).observe(root, { subtree: true, childList: true, characterData: true });
  });
  await searchFor(page, 'okafor');
  await searchFor(page, 'okafor-taken');
  await expect(said(page)).toHaveCount(1);
  await expect(said(page)).toHaveText('36 results. okafor-taken.com is unavailable.');
  expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toEqual([
    '36 results. okafor.com is available.',
    '36 results. okafor-taken.com is unavailable.',
  ]);
});

test('Try again asks again for all that failed, and leaves the keys where they were (DOM-19, DOM-23)', async ({ page, expectConsole }) => {
  expectConsole(/Domain search request failed|status of 500/);
  const posts = watchPosts(page);
  await page.goto(`${domainForm}?scenario=details-fail`);
  await searchFor(page, 'okafor');
  await expect(named(rows(page), 'Try again: get-okafor.com')).toBeVisible();
  const details = () => posts.filter(({ action }) => action === 'get_domain_details').length;
  expect(details()).toBe(2);
  await page.route(/scenario/, (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/\?scenario=[\w-]+/, ''),
    }),
  );
  const retry = named(exact(page), 'Try again: okafor.com');
  await retry.focus();
  await page.keyboard.press('Enter');
  await expect(named(exact(page), 'Add to Cart: okafor.com')).toBeVisible();
  await expect(named(rows(page), 'Add to Cart: get-okafor.com')).toBeVisible();
  await expect(form(page).getByRole('button', { name: /^Try again/ })).toHaveCount(0);
  expect(details()).toBe(4);
  await expect(form(page).locator(':focus')).toHaveCount(1);
});

test('neither Enter nor Escape sends the step or loses what was typed (DOM-02, DOM-03)', async ({ page, host }) => {
  await page.goto(domainForm);
  await searchBox(page).press('Enter');
  await expect(step(page, 'domain')).toBeVisible();
  await searchBox(page).fill('okafor');
  await page.keyboard.press('Escape');
  await expect(searchBox(page)).toHaveValue('okafor');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(said(page)).toHaveText('36 results. okafor.com is available.');
  await named(similar(page), 'Filter results').click();
  const entered = [
    similar(page).getByRole('textbox', { name: 'Maximum price' }),
    similar(page).getByRole('searchbox', { name: 'Search extensions' }),
    similar(page).getByRole('checkbox', { name: 'Show unavailable' }),
    similar(page).getByRole('slider', { name: 'Maximum length' }),
    form(page).getByRole('combobox', { name: 'Extension' }),
  ];
  // Neither refused without a domain, nor led on with one.
  for (const isChosen of [false, true]) {
    if (isChosen) await named(exact(page), 'Add to Cart: okafor.com').click();
    for (const control of entered) {
      await control.press('Enter');
      await page.keyboard.press('Escape');
    }
    await page.evaluate(summaryFollowed);
    await expect(step(page, 'domain')).toBeVisible();
    await expect(searchBox(page)).not.toHaveAttribute('aria-invalid', 'true');
  }
  await expect(searchBox(page)).toHaveValue('okafor');
  await expect(rows(page)).toHaveCount(6);
  expect((await host.received()).orders).toEqual([]);
});

test('Enter in a search for several names begins a line (DOM-06)', async ({ page }) => {
  const posts = watchPosts(page);
  await page.goto(domainForm);
  await named(form(page), 'Search several names').click();
  const box = form(page).getByRole('textbox', { name: 'Domain names', exact: true });
  await box.press('a');
  await box.press('Enter');
  await box.press('b');
  await expect(box).toHaveValue('a\nb');
  expect(posts).toEqual([]);
  await named(form(page), 'Search').click();
  await expect(rows(page)).toHaveCount(2);
  await expect(exact(page)).toHaveCount(0);
});

test('a search goes into the address, Back runs the one before, and posts go where the page came from (DOM-17, DOM-45, DOM-46)', async ({
  page,
}) => {
  const posts = watchPosts(page);
  const path = () => new URL(page.url()).pathname;
  await page.goto(routed);
  await searchFor(page, 'okafor');
  expect(path()).toBe(`${routed}/okafor.com`);
  await searchFor(page, 'meadow.net');
  expect(path()).toBe(`${routed}/meadow.net`);
  await page.goBack();
  await expect(searchBox(page)).toHaveValue('okafor.com');
  await expect(said(page)).toHaveText('36 results. okafor.com is available.');
  expect(path()).toBe(`${routed}/okafor.com`);
  await page.goForward();
  await expect(exact(page)).toContainText('meadow.net');
  expect(posts.filter(({ action }) => action === 'get_domain_suggestions')).toHaveLength(4);
  expect(new Set(posts.map((post) => post.path))).toEqual(new Set([routed]));
});

test('an address with a domain is searched, and its posts go to that address (DOM-17, DOM-46)', async ({ page }) => {
  const posts = watchPosts(page);
  await page.goto(`${routed}/okafor.com`);
  await expect(searchBox(page)).toHaveValue('okafor.com');
  await expect(said(page)).toHaveText('36 results. okafor.com is available.');
  await searchFor(page, 'meadow');
  expect(new URL(page.url()).pathname).toBe(`${routed}/meadow.com`);
  expect(new Set(posts.map((post) => post.path))).toEqual(new Set([`${routed}/okafor.com`]));
});

test('without routing the address stays (DOM-45)', async ({ page }) => {
  await page.goto(domainForm);
  await searchFor(page, 'okafor');
  expect(new URL(page.url()).pathname).toBe(domainForm);
});
