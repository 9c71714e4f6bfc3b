import { settle } from '../harness/boot.mjs';
import { clickAt, controlOf, within } from '../harness/fields.mjs';
import { addSample } from '../harness/samples.mjs';
import { names } from './pages.mjs';

/** @typedef {import('../harness/browser.mjs').Tab} Tab */
/** @typedef {import('../harness/boot.mjs').RunningBrowser} RunningBrowser */
/** @typedef {import('../harness/samples.mjs').Rows} Rows  `one`, `all`: ms from the click to the paint of the new total; `oneWork`: ms of main thread */
/** @typedef {import('./pages.mjs').ToggleSite & {name: string, url: string}} TogglePage */

const noTotal = 'TBD';

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
 * on all.
 * @param {RunningBrowser} browser
 * @param {readonly TogglePage[]} entrants
 * @param {number} rounds
 * @returns {Promise<Rows>}
 */
export async function measureToggles(browser, entrants, rounds) {
  /** @type {Rows} */
  const rows = {};
  /** @type {[TogglePage, Tab][]} */
  const tabs = [];
  try {
    for (const entrant of entrants) {
      const tab = await browser.open();
      tabs.push([entrant, tab]);
      await openToggles(tab, entrant);
    }
    for (let round = 0; round < rounds; round++) {
      for (const [entrant, tab] of tabs) await takeRound(tab, entrant, rows);
    }
  } finally {
    for (const [, tab] of tabs) await tab.close();
  }
  return rows;
}

/** @param {Tab} tab @param {TogglePage} entrant @param {Rows} rows */
async function takeRound(tab, entrant, rows) {
  const { name, totalOfAll } = entrant;
  await tab.page.bringToFront();
  // The first frames of a tab that comes to the front are late.
  await settle(tab);
  const { TaskDuration: before = 0 } = await tab.metrics();
  for (const [code, total] of singles) addSample(rows, 'one', name, await toggle(tab, entrant, names.state(code), total));
  const { TaskDuration: after = 0 } = await tab.metrics();
  addSample(rows, 'oneWork', name, ((after - before) * 1000) / singles.length);
  addSample(rows, 'all', name, await toggle(tab, entrant, names.all, totalOfAll));
  await toggle(tab, entrant, names.all, noTotal);
}

/** Leaves a page none of whose states is chosen. @param {Tab} tab @param {TogglePage} entrant */
export async function openToggles(tab, entrant) {
  await tab.page.goto(entrant.url);
  await tab.page.evaluate((box) => window.bench.whenUsable(box), names.all);
  await settle(tab);
  // Once there and back: what the first choice of a state loads is no part of a toggle.
  await toggle(tab, entrant, names.all, entrant.totalOfAll);
  await settle(tab);
  await toggle(tab, entrant, names.all, noTotal);
}

/** @param {Tab} tab @param {TogglePage} entrant @param {string} name @param {string} words  of the total then @returns {Promise<number>} */
export async function toggle(tab, { name: entrant, total }, name, words) {
  const measured = tab.page.evaluate(([where, then]) => window.bench.clickToWords(where, then), /** @type {const} */ ([total, words]));
  await clickAt(tab, await controlOf(tab, name));
  const ms = await within(measured, `the total ${words} (${entrant})`);
  // What a click sets off later belongs to no other click.
  await tab.page.waitForTimeout(150);
  return ms;
}
