import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { answers, field, fill, openAt, submit } from './support/order-form';
import { openHtml, orderConfig, root, script, setConfig } from './support/own-html';

const secrets = ['card.number', 'card.cvc', 'card.exp_month', 'card.exp_year'];

/** What `settle` asks for. */
const after = '/dist/charterform.css?after';

/** Every request from now on, but those of `settle`. */
function recordRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => request.url().endsWith(after) || requests.push(`${request.method()} ${request.url()}`));
  return requests;
}

/** Asks the server for something, twice: a native submission that had begun would have left the page by the second answer. */
const settle = (page: Page) =>
  page.evaluate(async (address) => {
    for (const cache of ['no-store', 'reload'] as const) await (await fetch(address, { cache })).text();
  }, after);

/** The names under which a page that reads the form, or submits it, finds answers. */
const namesIn = (page: Page) =>
  page.evaluate(() => [...new FormData(document.querySelector<HTMLFormElement>('#charterform form')!).keys()]);

async function openPayment(page: Page): Promise<string> {
  await openAt(page, 'payment');
  await fill(page, answers.payment);
  return page.url();
}

test('a form that the page submits itself stays where it is, with nothing in the address', async ({ page }) => {
  const address = await openPayment(page);
  const requests = recordRequests(page);
  await page.evaluate(() => document.querySelector<HTMLFormElement>('#charterform form')!.submit());
  await settle(page);
  expect(page.url()).toBe(address);
  expect(requests).toEqual([]);
  await expect(field(page, 'card.cvc')).toHaveValue(answers.payment['card.cvc']!);
});

test('so does one that asks for a password', async ({ page }) => {
  await openAt(page, 'contact');
  await fill(page, answers.contact);
  expect((await namesIn(page)).filter((name) => /password/i.test(name))).toEqual([]);
  const address = page.url();
  const requests = recordRequests(page);
  await page.evaluate(() => document.querySelector<HTMLFormElement>('#charterform form')!.submit());
  await settle(page);
  expect(page.url()).toBe(address);
  expect(requests).toEqual([]);
});

for (const target of ['window', 'document'] as const) {
  test(`so does one whose submit event a listener of the ${target} stops before it gets to the form`, async ({ page }) => {
    const address = await openPayment(page);
    const requests = recordRequests(page);
    await page.evaluate((name) => {
      const stop = (event: Event) => event.stopImmediatePropagation();
      (name === 'window' ? window : document).addEventListener('submit', stop, true);
    }, target);
    await submit(page);
    await field(page, 'card.cvc').press('Enter');
    await settle(page);
    expect(page.url()).toBe(address);
    expect(requests).toEqual([]);
    await expect(field(page, 'card.cvc')).toHaveValue(answers.payment['card.cvc']!);
  });
}

test('a page that reads the form finds no secret in it', async ({ page }) => {
  await openPayment(page);
  const names = await namesIn(page);
  expect(names).toContain('card.first_name');
  expect(names.filter((name) => secrets.includes(name) || name === '')).toEqual([]);
  for (const secret of secrets) await expect(field(page, secret)).not.toHaveAttribute('name');
});

test('in a frame that forbids forms Continue goes on, by click and by Enter', async ({ page, expectConsole }) => {
  expectConsole(/Blocked form submission|can escape its sandboxing/);
  const config = { ...orderConfig, flags: { persist: false } };
  const frame = `<!doctype html><title>Form</title>${setConfig(config)}${root}${script}`;
  await page.route('/framed', (route) => route.fulfill({ contentType: 'text/html', body: frame }));
  for (const way of ['click', 'Enter']) {
    await openHtml(page, '', '<iframe sandbox="allow-scripts allow-same-origin" src="/framed" width="900" height="900"></iframe>');
    const form = page.frameLocator('iframe');
    const name = form.getByLabel('Company name');
    await form.getByLabel('Where Do You Want Service?').selectOption('WY');
    await name.fill('Okafor LLC');
    if (way === 'click') await form.getByRole('button', { name: 'Continue' }).click();
    else await name.press('Enter');
    await expect(form.locator('[data-step="people"]')).toBeVisible();
  }
});
