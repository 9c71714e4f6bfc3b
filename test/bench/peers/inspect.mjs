import { createRequire } from 'node:module';
import { settle } from '../harness/boot.mjs';
import { addSample } from '../harness/samples.mjs';
import { fillFirstStep, fillSecondStep, goToSecondStep, goToThirdStep, open, refuse } from '../harness/visit.mjs';

/** @typedef {import('../harness/browser.mjs').Tab} Tab */
/** @typedef {import('../harness/rounds.mjs').Entrant} Entrant */

const axeScript = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** The stylesheet of the page around the form, the same for all. */
const ofTheHost = '/assets/theme.css';

/**
 * Walks through each form once, unmeasured: what its page has loaded by the end, and which rules of axe it has broken.
 * @param {import('../harness/boot.mjs').RunningBrowser} browser
 * @param {readonly Entrant[]} entrants
 * @param {import('../harness/samples.mjs').Rows} rows  `script`, `styles` in kB and `axe` are added
 * @returns {Promise<string[]>} the rules that each has broken
 */
export async function inspectPages(browser, entrants, rows) {
  const notes = [];
  for (const { name, url, plan } of entrants) {
    const tab = await open(browser, url, plan);
    try {
      await tab.devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      const broken = await brokenRules(tab, plan);
      const { script, styles } = await loadedBytes(tab);
      for (const [row, value] of Object.entries({ script: script / 1000, styles: styles / 1000, axe: broken.length })) {
        addSample(rows, row, name, value);
      }
      if (broken.length > 0) notes.push(`axe: ${name} ${broken.join(', ')}`);
    } finally {
      await tab.close();
    }
  }
  return notes;
}

/** @param {Tab} tab @param {import('../harness/visit.mjs').VisitPlan} plan @returns {Promise<string[]>} by name, each once */
async function brokenRules(tab, plan) {
  await tab.page.addScriptTag({ path: axeScript });
  const broken = new Set(await runAxe(tab));
  for (const walk of [
    () => refuse(tab, plan),
    async () => {
      await fillFirstStep(tab, plan);
      await goToSecondStep(tab, plan);
    },
    async () => {
      await fillSecondStep(tab, plan);
      await goToThirdStep(tab, plan);
    },
  ]) {
    await walk();
    await settle(tab);
    for (const rule of await runAxe(tab)) broken.add(rule);
  }
  return [...broken].sort();
}

/** @param {Tab} tab @returns {Promise<string[]>} */
const runAxe = ({ page }) =>
  page.evaluate(async () => {
    /** @typedef {{run: (root: string, options: object) => Promise<{violations: {id: string}[]}>}} Axe */
    const { axe } = /** @type {{axe: Axe}} */ (/** @type {unknown} */ (window));
    const { violations } = await axe.run('main', { resultTypes: ['violations'] });
    return violations.map(({ id }) => id);
  });

/** @param {Tab} tab @returns {Promise<{script: number, styles: number}>} bytes as they travelled */
const loadedBytes = ({ page }) =>
  page.evaluate((host) => {
    const loads = /** @type {PerformanceResourceTiming[]} */ (performance.getEntriesByType('resource'));
    const sum = (/** @type {string} */ ending) =>
      loads
        .filter(({ name }) => new URL(name).pathname.endsWith(ending) && !name.endsWith(host))
        .reduce((total, { encodedBodySize }) => total + encodedBodySize, 0);
    return { script: sum('js'), styles: sum('.css') };
  }, ofTheHost);
