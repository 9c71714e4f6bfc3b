import { startBuiltDemoHost } from '../../../demo-host/built-demo-host.mjs';
import { loadSource } from '../harness/load-source.mjs';
import { addSample } from '../harness/samples.mjs';
import { percentile } from '../report/statistics.mjs';

/** @typedef {import('../harness/boot.mjs').RunningBrowser} RunningBrowser */
/** @typedef {import('../harness/samples.mjs').Rows} Rows */

/**
 * Makes a whole LLC order, key by key, and takes the time of each interaction as browsers report it for INP.
 * @param {RunningBrowser} browser
 * @param {number} rounds
 * @returns {Promise<{rows: Rows, notes: string[]}>} ms from the key or click to the frame that shows what it did
 */
export async function measureInteractions(browser, rounds) {
  const { orderPath, walkOrder } = await loadSource('test/bench/interactions/order.ts');
  const host = await startBuiltDemoHost({ port: 0, quiet: true });
  /** @type {Rows} */
  const rows = {};
  let count = 0;
  try {
    for (let round = 1; round <= rounds; round++) {
      process.stderr.write(`Round ${round} of ${rounds}\n`);
      const tab = await browser.open();
      await tab.page.goto(host.url + orderPath);
      await walkOrder(tab.page);
      const durations = await tab.page.evaluate(() => window.bench.interactions());
      await tab.close();
      count = durations.length;
      for (const [row, percent] of /** @type {const} */ ([
        ['usual', 75],
        ['late', 98],
      ]))
        addSample(rows, row, 'ours', percentile(durations, percent));
    }
  } finally {
    await host.close();
  }
  return { rows, notes: [`${count} interactions an order`] };
}
