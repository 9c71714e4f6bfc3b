import type { CDPSession, Page } from '@playwright/test';
import { orderPage } from './support/order-form';
import { expect, test } from './support/pages';

/** Nodes and listeners that the browser cannot get rid of. */
async function held(devtools: CDPSession) {
  // Weak references go with the second.
  for (let time = 0; time < 2; time++) await devtools.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  return { nodes, jsEventListeners };
}

/**
 * Mounts a form in a root of its own, lets it come to rest, and takes it away again, so many times.
 * @param touches whether every second form gets the focus
 */
const mountAndUnmount = (page: Page, times: number, touches: boolean) =>
  page.evaluate(
    async ({ count, isTouched }) => {
      for (let time = 0; time < count; time++) {
        const root = document.body.appendChild(document.createElement('div'));
        const form = window.Charterform!.mount(root, window.charterformConfig);
        while (!root.querySelector('form') || root.querySelector('[aria-busy="true"]')) await new Promise((done) => setTimeout(done, 5));
        if (isTouched && time % 2 === 1) {
          root.querySelector<HTMLElement>('input:not([type=radio]), textarea')?.focus();
          await new Promise((done) => setTimeout(done, 20));
        }
        form.unmount();
        root.remove();
      }
    },
    { count: times, isTouched: touches },
  );

// The captcha of a message is drawn at the first touch, and a provider without `remove` keeps what it has drawn.
for (const [what, address, touches] of [
  ['an order, every second time with the focus in it', orderPage(), true],
  ['a message', '/forms/ContactForm', false],
] as const)
  test(`100 forms that were mounted and unmounted leave no node and no listener a second later: ${what}`, async ({ page }) => {
    await page.goto(address);
    await page.locator('#charterform form:not([data-printed])').waitFor();
    const devtools = await page.context().newCDPSession(page);
    // What is made once for the page, such as the script of the captcha.
    await mountAndUnmount(page, 4, touches);
    await page.waitForTimeout(1500);
    const before = await held(devtools);
    // One run has forms with and without the focus, so that the whole file takes some 30 s.
    await mountAndUnmount(page, 100, touches);
    await page.waitForTimeout(1000);
    const after = await held(devtools);
    expect({ nodes: after.nodes - before.nodes, listeners: after.jsEventListeners - before.jsEventListeners }).toEqual({
      nodes: 0,
      listeners: 0,
    });
  });

/** What is held more after `act` than before, once forms have been mounted here. */
async function heldBy(page: Page, address: string, act: () => Promise<void>) {
  await page.goto(address);
  await page.locator('#charterform form:not([data-printed])').waitFor();
  const devtools = await page.context().newCDPSession(page);
  await mountAndUnmount(page, 4, true);
  await page.waitForTimeout(1500);
  const before = await held(devtools);
  await act();
  await page.waitForTimeout(1000);
  const after = await held(devtools);
  return { nodes: after.nodes - before.nodes, listeners: after.jsEventListeners - before.jsEventListeners };
}

test('forms whose roots are taken out of the page leave nothing either, without another mount', async ({ page }) => {
  const mountAndTakeRoots = () =>
    page.evaluate(async () => {
      const roots = Array.from({ length: 10 }, () => document.body.appendChild(document.createElement('div')));
      for (const root of roots) {
        window.Charterform!.mount(root, window.charterformConfig);
        while (!root.querySelector('form') || root.querySelector('.charterform-cover')) await new Promise((done) => setTimeout(done, 5));
      }
      for (const root of roots) root.remove();
    });
  expect(await heldBy(page, orderPage(), mountAndTakeRoots)).toEqual({ nodes: 0, listeners: 0 });
});

test('messages whose captcha was drawn leave what a captcha keeps that cannot be removed: its own box', async ({ page }) => {
  const count = 25;
  const touchAndUnmount = () =>
    page.evaluate(async (times) => {
      for (let time = 0; time < times; time++) {
        const root = document.body.appendChild(document.createElement('div'));
        const form = window.Charterform!.mount(root, window.charterformConfig);
        while (!root.querySelector('form') || root.querySelector('.charterform-cover')) await new Promise((done) => setTimeout(done, 5));
        root.querySelector<HTMLElement>('input, textarea')!.focus();
        while (!root.textContent!.includes("I'm not a robot")) await new Promise((done) => setTimeout(done, 5));
        form.unmount();
        root.remove();
      }
    }, count);
  const left = await heldBy(page, '/forms/ContactForm', touchAndUnmount);
  expect(left.nodes).toBeLessThanOrEqual(5 * count);
  expect(left.listeners).toBeLessThanOrEqual(5 * count);
});

test('forms that stay for a minute leave nothing either', async ({ page }) => {
  // The minute is the page's own, whose clock is wound forward.
  await page.clock.install();
  await page.goto(orderPage());
  await page.clock.runFor(2000);
  const devtools = await page.context().newCDPSession(page);
  const stay = async () => {
    await page.evaluate(() => {
      const root = document.body.appendChild(document.createElement('div'));
      root.id = 'stays';
      Object.assign(window, { staying: window.Charterform!.mount(root, window.charterformConfig) });
    });
    // Requests take the time that they take, so that none of them times out.
    await expect(async () => {
      await page.clock.runFor(100);
      await expect(page.locator('#stays .charterform-covered[aria-busy="false"]')).toHaveCount(1, { timeout: 200 });
    }).toPass({ timeout: 20_000 });
    await page.clock.runFor(60_000);
    await page.evaluate(() => {
      (window as unknown as { staying?: { unmount(): void } }).staying!.unmount();
      Object.assign(window, { staying: undefined });
      document.getElementById('stays')!.remove();
    });
    await page.clock.runFor(1000);
  };
  await stay();
  const before = await held(devtools);
  for (let time = 0; time < 5; time++) await stay();
  const after = await held(devtools);
  expect({ nodes: after.nodes - before.nodes, listeners: after.jsEventListeners - before.jsEventListeners }).toEqual({
    nodes: 0,
    listeners: 0,
  });
});
