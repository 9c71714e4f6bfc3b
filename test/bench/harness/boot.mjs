import { controlOf } from './fields.mjs';

/** @typedef {import('./browser.mjs').Tab} Tab */
/** @typedef {Awaited<ReturnType<typeof import('./browser.mjs').launchBrowser>>} RunningBrowser */
/** @typedef {{usable: number, busy: number, blocking: number, shift: number, shifted: string[], heap: number}} BootSample
 *    ms, ms, ms of long tasks over 50, layout shift score, what moved, bytes */

/**
 * Goes to a page and waits for its first text field. The page itself looks for it from its first moment: asked only once
 * the answer has begun to arrive, it would find a quick form late.
 * @param {Tab} tab  opened with the field
 * @param {string} url
 * @returns {Promise<number>} ms from navigation start until the field was painted and could be used
 */
export async function boot({ page }, url) {
  await page.goto(url, { waitUntil: 'commit' });
  const usable = await page.evaluate(() => window.bench.booted());
  if (usable === undefined) throw new Error(`${url}: no field was watched`);
  return usable;
}

/** Loads are through and what they set off has been drawn. @param {Tab} tab */
export async function settle({ page }) {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(300);
}

/**
 * One cold start that nobody touches.
 * @param {RunningBrowser} browser
 * @param {string} url
 * @param {{field: string, slow?: boolean}} options
 * @returns {Promise<BootSample>}
 */
export async function sampleBoot(browser, url, options) {
  const tab = await browser.open(options);
  try {
    const usable = await boot(tab, url);
    await tab.page.waitForTimeout(500);
    const { TaskDuration: busy = 0 } = await tab.metrics();
    await settle(tab);
    const { layoutShift: shift, blocking, shifted } = await tab.page.evaluate(() => window.bench.unrest());
    await tab.collectGarbage();
    const { JSHeapUsedSize: heap = 0 } = await tab.metrics();
    return { usable, busy: busy * 1000, blocking, shift, shifted, heap };
  } finally {
    await tab.close();
  }
}

/**
 * Starts on either network and types at once: a field counts as usable when it takes a key as soon as it is there,
 * and whatever comes later leaves it.
 * @param {RunningBrowser} browser
 * @param {string} url
 * @param {string} field  the name of the first one
 * @throws {Error} when the key is lost
 */
export async function checkKeysAtOnce(browser, url, field) {
  for (const slow of [false, true]) {
    const tab = await browser.open({ slow, field });
    try {
      await boot(tab, url);
      // Found and focused at once: a printed field may be replaced by the form's own in between.
      await tab.page.evaluate((name) => /** @type {HTMLElement} */ (window.bench.field(name)).focus(), field);
      await tab.page.keyboard.press('p');
      await settle(tab);
      const kept = await (await controlOf(tab, field)).inputValue();
      if (kept !== 'p') throw new Error(`${url}: a key typed at once was not kept, the first field holds "${kept}"`);
    } finally {
      await tab.close();
    }
  }
}
