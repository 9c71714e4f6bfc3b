import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../../../scripts/chromium.mjs';

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('@playwright/test').Browser} Browser
 * @typedef {import('@playwright/test').CDPSession} DevTools
 * @typedef {{slow?: boolean, field?: string}} TabOptions  slow: on the slow network; field: the first one of the page to come
 * @typedef {{page: Page, devtools: DevTools, metrics: () => Promise<Record<string, number>>, collectGarbage: () => Promise<void>, close: () => Promise<void>}} Tab
 */

const inPage = readFileSync(new URL('in-page.js', import.meta.url), 'utf8');
const slowdown = 4;

/** 1.6 Mbit/s, 150 ms. */
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };

/** The full browser starts a busy process of its own for each new context. @param {string} path */
const waitOf = (path) => (path.endsWith('/bin/chromium') ? 700 : 0);

/**
 * @returns {Promise<{name: string, open: (options?: TabOptions) => Promise<Tab>, close: () => Promise<void>}>}
 *   `open` gives a page in a cold context, slowed down, that has not gone anywhere yet
 */
export async function launchBrowser() {
  const executablePath = await chromiumPath();
  const browser = await chromium.launch({ executablePath, args: chromiumArgs });
  return {
    name: `Chromium ${browser.version()} (${executablePath})`,
    open: (options) => openTab(browser, waitOf(executablePath), options),
    close: () => browser.close(),
  };
}

/**
 * @param {Browser} browser
 * @param {number} wait  ms
 * @param {TabOptions} [options]
 * @returns {Promise<Tab>}
 */
async function openTab(browser, wait, { slow = false, field } = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.addInitScript(inPage);
  if (field !== undefined) await context.addInitScript((name) => window.bench.watchBoot(name), field);
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const devtools = await context.newCDPSession(page);
  // The thread's own clock stands while other programs have the processor.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (slow) {
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', slowNetwork);
  }
  await page.waitForTimeout(wait);
  return {
    page,
    devtools,
    async metrics() {
      const { metrics } = await devtools.send('Performance.getMetrics');
      return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
    },
    async collectGarbage() {
      await devtools.send('HeapProfiler.collectGarbage');
      await devtools.send('HeapProfiler.collectGarbage');
    },
    close: () => context.close(),
  };
}
