import { startBuiltDemoHost } from '../../../demo-host/built-demo-host.mjs';
import { unprinted } from '../forms/visit-plan.mjs';
import { within } from '../harness/fields.mjs';

/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('../harness/browser.mjs').Tab} Tab */
/** @typedef {import('../harness/boot.mjs').RunningBrowser} RunningBrowser */
/** @typedef {import('../harness/samples.mjs').Rows} Rows  ms of scripts, styles and layout on the main thread */

/** The demo host has this many names for the term. */
const term = 'plenty-acres';
const similar = '499';

/**
 * Goes from page to page of 500 results, and filters them by an extension.
 * @param {RunningBrowser} browser
 * @param {number} rounds
 * @returns {Promise<Rows>}
 */
export async function measureDomains(browser, rounds) {
  const host = await startBuiltDemoHost({ port: 0, quiet: true });
  const tab = await browser.open();
  try {
    const { page } = tab;
    await page.goto(`${host.url}/forms/DomainForm${unprinted}`);
    const box = page.getByRole('textbox', { name: 'Domain name', exact: true });
    await box.fill(term);
    await box.press('Enter');
    const results = page.getByRole('region', { name: 'Similar Domains' });
    // The pages and their count come with the first list in full.
    await results.getByRole('button', { name: /^Show \d+ more$/ }).click();
    await results.getByText(`of ${similar}`).waitFor();
    await page.getByRole('button', { name: 'Search', exact: true, disabled: false }).waitFor();
    await results.getByRole('button', { name: 'Filter results', exact: true }).click();
    const filter = results.getByRole('checkbox', { name: '.us', exact: true });
    /** @type {number[]} */
    const pages = [];
    /** @type {number[]} */
    const filters = [];
    for (let round = 0; round < rounds; round++) {
      pages.push(await workOf(tab, results.getByRole('button', { name: `Go to page ${round + 2} of search results`, exact: true })));
    }
    for (let round = 0; round < rounds; round++) filters.push(await workOf(tab, filter));
    return { page: { ours: pages }, filter: { ours: filters } };
  } finally {
    await tab.close();
    await host.close();
  }
}

/** Clicks, and waits until the results have changed and are laid out. @param {Tab} tab @param {Locator} target */
async function workOf({ metrics }, target) {
  const before = await metrics();
  const changed = target.evaluate(async (/** @type {HTMLElement} */ element) => {
    const table = element.closest('section')?.querySelector('table');
    const shown = table?.textContent;
    element.click();
    while (table?.textContent === shown) await new Promise((done) => setTimeout(done));
    table?.getBoundingClientRect();
  });
  await within(changed, 'other results');
  const after = await metrics();
  const parts = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'];
  return 1000 * parts.reduce((sum, part) => sum + Number(after[part]) - Number(before[part]), 0);
}
