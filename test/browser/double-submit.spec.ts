import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import {
  button,
  confirmation,
  enterSecretsAgain,
  field,
  notice,
  orderPage,
  prepareOrder,
  step,
  submit,
  waiting,
} from './support/order-form';
import { expectOneOrder, expectPosts } from './support/received';

const welcome = '**/welcome?account=50001';
const spinner = (page: Page) => page.locator('.charterform-side .charterform-spinner');

/** Everything by which a visitor, or a page of the visitor's, could send the form once more. */
async function insist(page: Page): Promise<void> {
  await page.keyboard.press('Enter');
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('#charterform .charterform-side button[type=submit]')?.click();
    document.querySelector<HTMLFormElement>('#charterform form')?.requestSubmit();
  });
}

test('two submits in one tick send one order', async ({ page, host }) => {
  await prepareOrder(page);
  await button(page, 'Submit Order').evaluate((main: HTMLButtonElement) => {
    main.click();
    main.click();
    main.form!.requestSubmit();
  });
  await page.waitForURL(welcome);
  await expectOneOrder(host);
  expect((await host.received()).requests).toHaveLength(1);
});

test('a double click sends one order', async ({ page, host }) => {
  await prepareOrder(page);
  await button(page, 'Submit Order').dblclick({ noWaitAfter: true });
  await page.waitForURL(welcome);
  expect((await host.received()).requests).toHaveLength(1);
});

test('Enter and a click send one order', async ({ page, host }) => {
  await prepareOrder(page);
  const place = (await button(page, 'Submit Order').boundingBox())!;
  await field(page, 'card.cvc').focus();
  await page.keyboard.press('Enter');
  await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
  await page.waitForURL(welcome);
  expect((await host.received()).requests).toHaveLength(1);
});

test('while the card is tokenized and the order is sent nothing can be sent or changed', async ({ page, host }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/v1/cards?*', async (route) => {
    await held;
    await route.continue();
  });
  await prepareOrder(page);
  await submit(page);
  await expect(button(page, 'Sending…')).toBeDisabled();
  await expect(page.locator('.charterform-covered')).toHaveAttribute('aria-busy', 'true');
  await insist(page);
  await expect(button(page, 'Sending…')).toBeFocused();
  answer();
  await page.waitForURL(welcome);
  expect((await host.received()).requests).toHaveLength(1);
});

test('while the page is about to go on nothing is sent again; Submit stays disabled (FORM-12)', async ({ page, host }) => {
  await prepareOrder(page);
  await submit(page);
  await expect(waiting(page)).toHaveText('Thank you. One moment, we are taking you to the next page…');
  await expect(button(page, 'One moment…')).toBeDisabled();
  await insist(page);
  await page.waitForURL(welcome);
  expect((await host.received()).requests).toHaveLength(1);
});

test('a reload while the order is under way, and the same order again, make one order', async ({ page, host }) => {
  // The route stays until the end: to take it away while the page loads can hold up other requests.
  let isAnswerLost = true;
  await page.route(orderPage(), async (route) => {
    // The server takes the order, and the answer never comes.
    if (isAnswerLost && route.request().method() === 'POST') await route.fetch();
    else await route.continue();
  });
  await prepareOrder(page);
  await submit(page);
  await expectPosts(host, 1);
  isAnswerLost = false;
  await page.reload();

  await enterSecretsAgain(page);
  await submit(page);
  await page.waitForURL(welcome);
  expect((await host.received()).requests).toHaveLength(2);
  await expectOneOrder(host);
});

for (const [act, empty] of Object.entries({
  'the page empties the storages': () => {
    sessionStorage.clear();
    localStorage.clear();
  },
  'the browser blocks the storages': () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  },
  'the storages are emptied and take nothing more': () => {
    sessionStorage.clear();
    localStorage.clear();
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
}))
  test(`an answer that is lost, ${act}, and a second Submit make one order under one key (SUBM-59)`, async ({
    page,
    host,
    expectConsole,
  }) => {
    expectConsole(/Failed to load resource|The submission failed/);
    let isAnswerLost = true;
    await page.route(orderPage(), async (route) => {
      if (!isAnswerLost || route.request().method() !== 'POST') return route.continue();
      // The server takes the order, and the connection breaks.
      await route.fetch();
      await route.abort('connectionreset');
    });
    await prepareOrder(page);
    await submit(page);
    await expect(button(page, /Sending…|Still sending…/)).toBeDisabled();
    await expect(notice(page).filter({ hasText: 'We got no answer' })).toBeVisible({ timeout: 15_000 });
    await page.evaluate(empty);
    isAnswerLost = false;
    await submit(page);
    await page.waitForURL(welcome);
    await expectOneOrder(host);
  });

test('Back after the success shows the confirmation, and so does a reload', async ({ page, host }) => {
  await prepareOrder(page);
  await submit(page);
  await page.waitForURL(welcome);
  await page.goBack();
  await expect(confirmation(page)).toBeVisible();
  await expect(page.locator('#charterform')).toContainText('Order number100001');
  await expect(page.locator('#charterform form button[type=submit]')).toHaveCount(0);
  await insist(page);
  await page.reload();
  await expect(confirmation(page)).toBeVisible();
  await expectOneOrder(host);
});

test('another order after the confirmation starts with an empty form', async ({ page, host }) => {
  await prepareOrder(page);
  await submit(page);
  await page.waitForURL(welcome);
  await page.goBack();
  await button(page, 'Place another order').click();
  await expect(step(page, 'company')).toBeVisible();
  await expect(field(page, 'companyInformation.companyName')).toHaveValue('');
  await prepareOrder(page);
  await submit(page);
  await page.waitForURL('**/welcome?account=50002');
  const { orders } = await host.received();
  expect(new Set(orders.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
});

test('Back to a page that the browser kept as it was shows the confirmation', async ({ page, host }) => {
  // The browser of the tests keeps no page, so the next one is withheld and the event of the return made by hand.
  await page.route(welcome, (route) => route.fulfill({ status: 204 }));
  await prepareOrder(page);
  const left = page.waitForRequest((request) => request.url().includes('/welcome'));
  await submit(page);
  await left;
  await expect(spinner(page)).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(confirmation(page)).toBeVisible();
  await expect(spinner(page)).toHaveCount(0);
  await insist(page);
  await expectOneOrder(host);
});

/** Takes the form off its page and puts it there again, as a host of a single page does. */
async function mountAgain(page: Page): Promise<void> {
  await page.evaluate(() => {
    const mount = () => window.Charterform!.mount(document.getElementById('charterform')!, window.charterformConfig);
    mount().unmount();
    mount();
  });
}

test('unmounted and mounted again while the order is under way, and after it, makes one order (SUBM-57)', async ({ page, host }) => {
  await page.route(welcome, (route) => route.fulfill({ status: 204 }));
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(orderPage(), async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  await prepareOrder(page);
  const posted = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith(orderPage()));
  await submit(page);
  await posted;
  await mountAgain(page);
  await expect(button(page, 'Sending…')).toBeDisabled();
  await insist(page);
  const left = page.waitForRequest((request) => request.url().includes('/welcome'));
  answer();
  await left;
  await mountAgain(page);
  await expect(confirmation(page)).toBeVisible();
  await insist(page);
  expect((await host.received()).requests).toHaveLength(1);
  await expectOneOrder(host);
});
