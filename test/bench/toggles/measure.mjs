import { settle } from '../harness/boot.mjs';
import { within } from '../harness/visit.mjs';
import { names, toggleEntrants } from './pages.mjs';

/** @typedef {import('../harness/browser.mjs').Tab} Tab */
/** @typedef {import('../harness/boot.mjs').RunningBrowser} RunningBrowser */
/** @typedef {import('./pages.mjs').ToggleEntrant} ToggleEntrant */
/** @typedef {{one: number[], oneWork: number[], all: number[]}} ToggleSamples  ms from the click to the paint of the new total; work: ms of main thread */

/** Toggled one after the other, and what the total says then. */
const singles = /** @type {const} */ ([
  ['WY', '$125.00'],
  ['AL', '$250.00'],
  ['MO', '$375.00'],
  ['DE', '$500.00'],
  ['NY', '$625.00'],
]);

/**
 * Checks single states, then all at once, round by round and page by page, so that what else the machine does falls
 * on both.
 * @param {RunningBrowser} browser
 * @param {string} url  of the bench server
 * @param {number} rounds
 * @returns {Promise<Record<ToggleEntrant, ToggleSamples>>}
 */
export async function measureToggles(browser, url, rounds) {
  const samples = { bare: emptySamples(), ours: emptySamples() };
  /** @type {[ToggleEntrant, Tab][]} */
  const tabs = [];
  try {
    for (const name of /** @type {ToggleEntrant[]} */ (Object.keys(toggleEntrants))) {
      const tab = await browser.open();
      tabs.push([name, tab]);
      await openToggles(tab, `${url}${toggleEntrants[name].path}`, name);
    }
    for (let round = 0; round < rounds; round++) {
      for (const [name, tab] of tabs) {
        await tab.page.bringToFront();
        const { TaskDuration: before = 0 } = await tab.metrics();
        for (const [code, total] of singles) samples[name].one.push(await toggle(tab, name, names.state(code), total));
        const { TaskDuration: after = 0 } = await tab.metrics();
        samples[name].oneWork.push(((after - before) * 1000) / singles.length);
        samples[name].all.push(await toggle(tab, name, names.all, toggleEntrants[name].totalOfAll));
        await toggle(tab, name, names.all, 'TBD');
      }
    }
  } finally {
    for (const [, tab] of tabs) await tab.close();
  }
  return samples;
}

/** @returns {ToggleSamples} */
const emptySamples = () => ({ one: [], oneWork: [], all: [] });

/**
 * A page none of whose states is chosen. @param {Tab} tab @param {string} url  of the page @param {ToggleEntrant} name
 */
export async function openToggles(tab, url, name) {
  await tab.page.goto(url);
  await tab.page.evaluate((box) => window.bench.whenUsable(box), names.all);
  await settle(tab);
  // Once there and back: what the first choice of a state loads is no part of a toggle.
  await toggle(tab, name, names.all, toggleEntrants[name].totalOfAll);
  await settle(tab);
  await toggle(tab, name, names.all, 'TBD');
}

/** @param {Tab} tab @param {ToggleEntrant} name @param {string} box @param {string} total @returns {Promise<number>} */
export async function toggle({ page }, name, box, total) {
  const { total: selector } = toggleEntrants[name];
  const measured = page.evaluate(([where, words]) => window.bench.clickToWords(where, words), /** @type {const} */ ([selector, total]));
  await page.click(`[name="${box}"]`);
  const ms = await within(measured, `the total ${total} (${name})`);
  // What a click sets off later belongs to no other click.
  await page.waitForTimeout(150);
  return ms;
}
