/** @typedef {import('./boot.mjs').RunningBrowser} RunningBrowser */

/**
 * A fixed piece of work in a slowed page: how calm the machine is.
 * @param {RunningBrowser} browser
 * @param {string} url  of an empty page
 * @returns {Promise<number>} ms
 */
export async function calibrate(browser, url) {
  const tab = await browser.open();
  try {
    await tab.page.goto(url);
    return await tab.page.evaluate(() => {
      const start = performance.now();
      let sum = 0;
      for (let i = 0; i < 15_000_000; i++) sum = (sum * 31 + i) | 0;
      // Used, so that the loop is not dropped.
      return performance.now() - start + (sum === 0.5 ? 1 : 0);
    });
  } finally {
    await tab.close();
  }
}
