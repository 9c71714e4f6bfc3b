import type { Page } from '@playwright/test';
import { expect, test } from './support/pages';
import { answers, button, fill, orderPage, total } from './support/order-form';

/** Every global that the bundle reads, or a module loader's. */
const names = [
  'Charterform',
  'charterformConfig',
  'charterformPayment',
  'charterformToolbox',
  'charterformHostedFields',
  'grecaptcha',
  'dataLayer',
  '_paq',
  'define',
  'exports',
  'module',
  'require',
];

const inputs = ['mount', 'version', 'locales', 'render', 'ready', 'push', 'amd', 'nodeType', 'formType']
  .map((name) => `<input name="${name}">`)
  .join('');

/** What a page may have under a name: a form with fields, several links, a frame, an old plugin, and a script's own name. */
const clobbers: Readonly<Record<string, (name: string) => string>> = {
  form: (name) => `<form id="${name}" hidden>${inputs}</form>`,
  links: (name) => `<a id="${name}"></a><a id="${name}" name="mount"></a>`,
  frame: (name) => `<iframe name="${name}" srcdoc="" hidden></iframe>`,
  plugin: (name) => `<object id="${name}"></object>`,
};

/** Puts elements before all else of the page's body. */
const putFirst = (page: Page, html: string) =>
  page.route('**/forms/*', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.replace(/<body[^>]*>/, (tag) => `${tag}${html}`) });
  });

for (const [kind, markup] of Object.entries(clobbers))
  test(`a form is there and works where elements of the page have the names of our globals: ${kind}`, async ({ page, expectConsole }) => {
    expectConsole(/_paq|dataLayer/);
    await putFirst(page, names.map(markup).join(''));
    await page.goto(orderPage());
    await fill(page, answers.company);
    await expect(total(page)).toHaveText(/\$/);
    await button(page, 'Continue').click();
    await expect(page.locator('#charterform [data-step="people"]')).toBeVisible();
    const shared = await page.evaluate(() => [typeof window.Charterform?.mount, Object.hasOwn(window, 'Charterform')]);
    expect(shared).toEqual(['function', true]);
  });

test('a script of ours takes no image of the page for itself', async ({ page }) => {
  await putFirst(page, '<img name="currentScript" src="data:,">');
  await page.goto(`${orderPage()}`);
  await fill(page, answers.company);
  await expect(total(page)).toHaveText(/\$/);
});
