import { loadSource } from '../harness/load-source.mjs';
import { addSample } from '../harness/samples.mjs';
import { fieldEntrants } from './pages.mjs';

/** @typedef {import('../harness/browser.mjs').Tab} Tab */
/** @typedef {import('../harness/boot.mjs').RunningBrowser} RunningBrowser */
/** @typedef {import('./pages.mjs').FieldEntrant} FieldEntrant */
/** @typedef {import('../harness/samples.mjs').Rows} Rows  `work`: ms of main thread a key, one a block; `paint`: ms to paint, one a key */

const keysPerBlock = 40;
const keyPause = 40;
/** What a key sets off later, such as a pause in typing, belongs to it. */
const aftermath = 400;

/**
 * Types into the middle of sixty fields, block by block and entrant by entrant, so that what else the machine does
 * falls on all. Work and paint have blocks of their own: looking for the paint is work as well.
 * @param {RunningBrowser} browser
 * @param {string} url  of the bench server
 * @param {number} rounds
 * @returns {Promise<Rows>}
 */
export async function measureFieldStep(browser, url, rounds) {
  const { fieldNames, keyField } = await loadSource('test/bench/field-step/fields.ts');
  /** @type {Rows} */
  const rows = {};
  /** @type {[FieldEntrant, Tab][]} */
  const tabs = [];
  try {
    for (const name of fieldEntrants) {
      const tab = await browser.open();
      tabs.push([name, tab]);
      await tab.page.goto(`${url}/field-step/${name}`);
      await touchAll(tab, fieldNames);
    }
    for (let round = 0; round < rounds; round++) {
      for (const [name, tab] of tabs) addSample(rows, 'work', name, await workOfBlock(tab, keyField));
      for (const [name, tab] of tabs) for (const ms of await paintsOfBlock(tab, keyField)) addSample(rows, 'paint', name, ms);
    }
  } finally {
    for (const [, tab] of tabs) await tab.close();
  }
  return rows;
}

/** Every field has been answered and left once, as late in a step. @param {Tab} tab @param {readonly string[]} names */
async function touchAll({ page }, names) {
  for (const name of names) await page.fill(`[name="${name}"]`, 'x');
  await page.locator(`[name="${names[0]}"]`).focus();
}

/** @param {Tab} tab @param {string} name */
async function typeBlock({ page }, name) {
  const field = page.locator(`[name="${name}"]`);
  await field.focus();
  await page.keyboard.type('x'.repeat(keysPerBlock), { delay: keyPause });
  await page.waitForTimeout(aftermath);
  const typed = (await field.inputValue()).length;
  if (typed !== keysPerBlock) throw new Error(`${typed} of ${keysPerBlock} keys arrived in "${name}"`);
}

/** @param {Tab} tab @param {string} name */
async function clear({ page }, name) {
  await page.bringToFront();
  await page.fill(`[name="${name}"]`, '');
  await page.waitForTimeout(aftermath);
}

/** @param {Tab} tab @param {string} name @returns {Promise<number>} ms a key */
async function workOfBlock(tab, name) {
  await clear(tab, name);
  const { TaskDuration: before = 0 } = await tab.metrics();
  await typeBlock(tab, name);
  const { TaskDuration: after = 0 } = await tab.metrics();
  return ((after - before) * 1000) / keysPerBlock;
}

/** @param {Tab} tab @param {string} name @returns {Promise<number[]>} ms from each key's event to the task after its frame */
async function paintsOfBlock(tab, name) {
  await clear(tab, name);
  await tab.page.evaluate(() => window.bench.watchPaints());
  await typeBlock(tab, name);
  return tab.page.evaluate(() => window.bench.takePaints());
}
