import type { CDPSession, Locator, Page } from '@playwright/test';
import { domainForm, named, pageButton, rows, searchFor, similar } from './support/domains';
import { expect, test } from './support/fixtures';

/** Milliseconds from input to results that are laid out, on a processor four times slower. */
const most = 50;
const slowdown = 4;
const tries = 5;

async function openResults(page: Page): Promise<CDPSession> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(domainForm);
  await searchFor(page, 'plenty-acres');
  await named(similar(page), 'Filter results').click();
  await expect(similar(page)).toContainText('1 to 18 of 499');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return session;
}

/** The processor time that the page has spent on scripts, styles and layout. */
async function spent(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const parts = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'];
  return 1000 * metrics.filter(({ name }) => parts.includes(name)).reduce((sum, { value }) => sum + value, 0);
}

/** From a click until the results have changed and are laid out; without a change the test waits in vain. */
const timeOf = (target: Locator) =>
  target.evaluate(async (element: HTMLElement) => {
    const table = element.closest('section')!.querySelector('table')!;
    const shown = table.textContent;
    const start = performance.now();
    element.click();
    while (table.textContent === shown) {
      // The next task, without the wait of a timer.
      const { port1, port2 } = new MessageChannel();
      await new Promise((done) => {
        port1.onmessage = done;
        port2.postMessage(undefined);
      });
    }
    table.getBoundingClientRect();
    return performance.now() - start;
  });

const median = (times: readonly number[]) => [...times].sort((one, other) => one - other)[Math.floor(times.length / 2)]!;
const written = (times: readonly number[]) => `${times.map((time) => time.toFixed(1)).join(', ')} ms`;

/**
 * Other tests on the machine add to the time by the clock, but not to the processor's. By the clock the fastest try shows
 * that nothing waits for a timer.
 */
async function expectFast(page: Page, session: CDPSession, targets: (index: number) => Locator): Promise<void> {
  const [byClock, ofProcessor]: [number[], number[]] = [[], []];
  for (let index = 0; index < tries; index++) {
    const before = await rows(page).first().textContent();
    const target = targets(index);
    const start = await spent(session);
    byClock.push(await timeOf(target));
    ofProcessor.push((await spent(session)) - start);
    expect(await rows(page).first().textContent()).not.toBe(before);
  }
  const figures = `by the clock ${written(byClock)}; of the processor ${written(ofProcessor)}`;
  test.info().annotations.push({ type: 'time', description: figures });
  expect(median(ofProcessor), figures).toBeLessThanOrEqual(most);
  expect(Math.min(...byClock), figures).toBeLessThanOrEqual(most);
}

test('of 500 results another page shows within 50 ms on a slow phone (DOM-26, DOM-27)', async ({ page }) => {
  await expectFast(page, await openResults(page), (index) => pageButton(page, index + 2));
});

test('500 results are filtered by an extension within 50 ms on a slow phone (DOM-15, DOM-16)', async ({ page }) => {
  const box = similar(page).getByRole('checkbox', { name: '.us', exact: true });
  await expectFast(page, await openResults(page), () => box);
});
