import type { Page } from '@playwright/test';
import type { MountedForm } from '../../src/shell/context/embed-api';
import { field, fill } from './support/fill';
import { expect, test } from './support/fixtures';
import { answers, fillOrder, orderPage, step, total } from './support/order-form';
import { contactConfig, includeScript, openHtml, root, script, setConfig } from './support/own-html';
import { expectOneOrder } from './support/received';

type Heard = [type: string, root: string, detail: Record<string, unknown>];

/** Listens on the document, where the events of all forms arrive. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const heard: Heard[] = [];
    Object.assign(window, { heard });
    for (const type of ['ready', 'change', 'step', 'cart', 'submit', 'ordered', 'error'])
      document.addEventListener(`charterform:${type}`, (event) =>
        heard.push([type, (event.target as Element).id, (event as CustomEvent).detail]),
      );
  });
const heard = async (page: Page, type: string, id = 'charterform') =>
  (await page.evaluate(() => Reflect.get(window, 'heard') as Heard[]))
    .filter(([of, target]) => of === type && target === id)
    .map(([, , detail]) => detail);

/** Calls a method of the form in `#charterform`. */
const call = (page: Page, method: keyof MountedForm, ...given: unknown[]) =>
  page.evaluate(
    ([name, values]) => {
      const form = window.Charterform!.mount('#charterform') as unknown as Record<string, (...given: unknown[]) => unknown>;
      form[name]!(...values);
    },
    [method, given] as const,
  );

const message = {
  'contact.firstName': 'Ada',
  'contact.lastName': 'Okafor',
  'contact.email': 'ada@okafor.example',
  'contact.message': 'When are you open?',
};
const config = { ...contactConfig, flags: { skipCaptcha: true } };

test('a page hears of its form, updates it, sends it, empties it and takes it off', async ({ page, expectConsole }) => {
  expectConsole(/a listener of the page fails|should be one of/);
  await listen(page);
  let posts = 0;
  await openHtml(page, setConfig(config) + script, root);
  await page.route('/own', (route) =>
    route.request().method() === 'POST' ? (posts++, route.fulfill({ json: { success: true } })) : route.fallback(),
  );
  await expect.poll(() => heard(page, 'ready')).toEqual([{ formType: 'ContactForm' }]);
  expect(await heard(page, 'step')).toEqual([{ key: 'contact', title: expect.any(String), index: 0, count: 1 }]);

  // Sent while it is incomplete, it shows what is missing.
  await call(page, 'submit');
  await expect(page.locator('.charterform-errors')).toBeFocused();
  expect([posts, await heard(page, 'submit')]).toEqual([0, []]);

  await fill(page, message);
  const changes = await heard(page, 'change');
  expect(new Set(changes.map(({ path }) => path))).toEqual(new Set(Object.keys(message)));
  expect(JSON.stringify(await page.evaluate(() => Reflect.get(window, 'heard')))).not.toMatch(/Okafor|open\?/i);

  // An equal config draws nothing anew; one of no use changes nothing; another keeps answers, focus and caret.
  const email = field(page, 'contact.email');
  const element = await email.elementHandle();
  await call(page, 'update', { ...config, flags: { ...config.flags }, endpoints: { ...config.endpoints } });
  await call(page, 'update', { ...config, formType: 'NoForm' });
  expect(await element!.evaluate((one) => one.isConnected)).toBe(true);
  const subject = field(page, 'contact.subject');
  await subject.fill('Hours');
  await subject.press('ArrowLeft');
  await call(page, 'update', { ...config, text: { 'button.submit': 'Send it' }, theme: 'dark' });
  await expect(page.getByRole('button', { name: 'Send it' })).toBeVisible();
  expect(await element!.evaluate((one) => one.isConnected)).toBe(false);
  await expect(email).toHaveValue(message['contact.email']);
  await expect(subject).toBeFocused();
  await page.keyboard.type('?');
  await expect(subject).toHaveValue('Hour?s');
  await expect(page.locator('#charterform')).toHaveAttribute('data-theme', 'dark');

  // A listener may keep the form from being sent, and one that fails keeps nothing.
  await page.evaluate(() => {
    const form = window.Charterform!.mount('#charterform');
    Object.assign(window, { stop: form.on('submit', (event) => event.preventDefault()) });
    form.on('change', () => {
      throw new Error('a listener of the page fails');
    });
  });
  await call(page, 'submit');
  await expect.poll(() => heard(page, 'submit')).toEqual([{}]);
  await field(page, 'contact.message').fill('Are you open on Monday?');
  expect(posts).toBe(0);
  await page.evaluate(() => {
    (Reflect.get(window, 'stop') as () => void)();
    const form = window.Charterform!.mount('#charterform');
    form.submit();
    form.submit();
  });
  await expect(page.getByRole('heading', { name: 'Thank you, your message is on its way' })).toBeVisible();
  expect([posts, (await heard(page, 'ordered')).length]).toEqual([1, 0]);

  // A confirmation stays; what the page wants counts for the empty form that follows, without loading the page.
  await call(page, 'update', { ...config, text: { 'button.submit': 'Send another' } });
  await expect(page.getByRole('heading', { name: 'Thank you, your message is on its way' })).toBeVisible();
  await call(page, 'reset');
  await expect(page.getByRole('button', { name: 'Send another' })).toBeVisible();
  await expect(email).toHaveValue('');
  await expect(page.locator('#charterform')).not.toHaveAttribute('data-theme');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('Okafor');
  expect((await heard(page, 'ready')).length).toBeGreaterThan(2);

  const left = await page.evaluate(async (given) => {
    const form = window.Charterform!.mount('#charterform');
    let calls = 0;
    form.on('ready', () => calls++);
    form.unmount();
    form.unmount();
    form.update({ ...given, pageID: 'other' });
    form.setLocale('es');
    form.submit();
    form.reset();
    form.on('ready', () => calls++)();
    document.getElementById('charterform')!.dispatchEvent(new Event('charterform:ready'));
    for (let frame = 0; frame < 3; frame++) await new Promise((drawn) => requestAnimationFrame(drawn));
    return [calls, document.getElementById('charterform')!.outerHTML];
  }, config);
  expect(left).toEqual([0, root.replace('>', ' class="">')]);
});

test('an order outlives an update: secrets, step and cart stay, nothing is ordered twice or forgotten (SUBM-55, SUBM-57)', async ({
  page,
  host,
  expectConsole,
}) => {
  expectConsole(/"reset" was refused because|The submission failed|ERR_FAILED/);
  await listen(page);
  await page.goto(orderPage());
  const configWith = (label: string) =>
    page.evaluate((words) => ({ ...(window.charterformConfig as object), text: { 'button.submitOrder': words } }), label);
  await fillOrder(page);
  const [cart] = (await heard(page, 'cart')).slice(-1) as { total: number; ledger: { cents: number }[] }[];
  expect(cart!.total).toBe(36_800);
  expect(cart!.ledger.reduce((sum, { cents }) => sum + cents, 0)).toBe(36_800);
  expect((await heard(page, 'step')).map(({ key, index, count }) => [key, index, count])).toEqual([
    ...['company', 'people', 'contact', 'optional-items', 'review', 'payment'].map((key, index) => [key, index, expect.any(Number)]),
  ]);

  await call(page, 'update', await configWith('Buy'));
  await expect(page.getByRole('button', { name: 'Buy' })).toBeVisible();
  await expect(step(page, 'payment')).toBeVisible();
  await expect(total(page)).toHaveText('$368.00');
  await expect(field(page, 'card.cvc')).toHaveValue(answers.payment['card.cvc']!);

  // The answer is lost: another order may have come about, so its key is kept. The next one is held for a while.
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  let posts = 0;
  await page.route(orderPage(), async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    posts += 1;
    await route.fetch();
    if (posts <= 3) return route.abort();
    await held;
    return route.continue();
  });
  await call(page, 'submit');
  await expect.poll(() => heard(page, 'error'), { timeout: 15_000 }).toEqual([{ code: 0, kind: 'unknown' }]);
  await call(page, 'reset');
  await expect(field(page, 'card.cvc')).toHaveValue(answers.payment['card.cvc']!);
  await page.evaluate(() => {
    const form = window.Charterform!.mount('#charterform');
    form.submit();
    form.submit();
  });
  await expect(page.locator('.charterform-spinner')).toBeVisible();
  await call(page, 'update', await configWith('Buy again'));
  await call(page, 'reset');
  await expect(page.locator('.charterform-spinner')).toBeVisible();
  answer();
  await expect.poll(() => heard(page, 'ordered')).toEqual([{ orderNumber: expect.any(String), ledger: cart!.ledger }]);
  await page.waitForURL('**/welcome?*');
  await expectOneOrder(host);
  expect(posts).toBe(4);
});

test('every root with a mark is mounted with its own config, and mistakes are named on the console (HOST-01, HOST-03)', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/^error: Charterform: /);
  const errors: string[] = [];
  page.on('console', (line) => line.type() === 'error' && errors.push(line.text()));
  await listen(page);
  const own = (pageID: string) => JSON.stringify({ ...config, pageID });
  const body = `
    <div id="script" data-charterform><script type="application/json">${own('one')}</script></div>
    <div id="attribute" data-charterform='${own('two')}'></div>
    <div id="page" data-charterform></div>
    <div id="broken" data-charterform="{formType"></div>
    <div id="again" data-charterform='${own('two')}'></div>`;
  await openHtml(page, setConfig(config) + script, root + body);
  const ids = ['charterform', 'script', 'attribute', 'page', 'again'];
  const email = (id: string) => page.locator(`#${id}`).getByLabel('Email');
  for (const id of ids) await email(id).fill(`${id}@okafor.example`);
  await expect(page.locator('#broken')).toHaveText(/^An error has occurred. Please refresh and try again/);
  expect(await heard(page, 'error', 'broken')).toEqual([{ code: 10, kind: 'config' }]);
  expect(errors[0]).toBe('Charterform: no JSON in <div id="broken" data-charterform="{formType"></div>');

  // Once more by another copy of the script: nothing is said, nothing is drawn anew.
  const before = errors.length;
  await includeScript(page);
  await expect(email('script')).toHaveValue('script@okafor.example');
  expect(errors.slice(before)).toEqual([expect.stringContaining('no JSON in <div id="broken"')]);
  const elementIds = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
  expect(new Set(elementIds).size).toBe(elementIds.length);

  // Each has a storage of its own; of two with one page id the first is kept.
  await page.reload();
  for (const id of ['charterform', 'script', 'attribute']) await expect(email(id)).toHaveValue(`${id}@okafor.example`);
  for (const id of ['page', 'again']) await expect(email(id)).toHaveValue('');

  // Another config needs `update`, and each form hears its own events alone.
  errors.length = 0;
  const calls = await page.evaluate((given) => {
    const { mount } = window.Charterform!;
    const form = mount('#script', given);
    const types: string[] = [];
    form.on('change', () => types.push('script'));
    mount('#attribute').on('change', () => types.push('attribute'));
    mount('#nowhere', given).on('ready', () => {})();
    const input = document.querySelector<HTMLInputElement>('#attribute [name="contact.subject"]')!;
    input.value = 'Hours';
    input.dispatchEvent(new Event('input', { bubbles: true }));
    return types;
  }, config);
  expect(calls).toEqual(['attribute']);
  await expect.poll(() => errors.length).toBe(2);
  expect(errors).toEqual([
    'Charterform: this form keeps its page config. Call its "update" to change it.',
    'Charterform: "mount" needs an element or its selector, but got #nowhere',
  ]);
});

test('a config that the page sets while it loads is in time, and one that it never sets is missed on the console (HOST-01)', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/^error: Charterform: /);
  const late = `<script>document.addEventListener('DOMContentLoaded', () => setTimeout(() => (window.charterformConfig = ${JSON.stringify(config)})))</script>`;
  // A picture keeps the page loading until its config is set.
  await page.route('**/slow.png', async (route) => {
    await page.waitForFunction(() => window.charterformConfig);
    await route.fulfill({ status: 204 });
  });
  await openHtml(page, script, `${root}${late}<img alt="" src="/slow.png">`);
  await expect(page.getByLabel('Email')).toBeVisible();

  const missed = page.waitForEvent('console', (line) => line.text().includes('did not set "charterformConfig"'));
  await openHtml(page, script, root);
  await missed;
  await expect(page.getByRole('alert')).toBeVisible();
});
