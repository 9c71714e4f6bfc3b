import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { inProject } from '../../scripts/project-files.mjs';
import { cartPart } from './cart/cart-part.mjs';
import { measureDomains } from './domains/measure.mjs';
import { measureFieldStep } from './field-step/measure.mjs';
import { orderVisit } from './forms/visit-plan.mjs';
import { orderEntrants } from './forms/printed.mjs';
import { calibrate } from './harness/calibration.mjs';
import { measureForms } from './harness/rounds.mjs';
import { addSample } from './harness/samples.mjs';
import { paidFormEntrants } from './paid-form/entrants.mjs';
import { measureInteractions } from './interactions/measure.mjs';
import { inspectPages } from './peers/inspect.mjs';
import { peersTable } from './peers/table.mjs';
import { rulesPart } from './rules/rules-part.mjs';
import { threeStepPaths } from './three-step/pages.mjs';
import { threeStepVisit } from './three-step/visit-plan.mjs';
import { measureToggles } from './toggles/measure.mjs';
import { toggleSites } from './toggles/pages.mjs';

/** @typedef {import('./options.mjs').PartName} PartName */
/** @typedef {import('./harness/samples.mjs').Rows} Rows */
/** @typedef {import('./harness/rounds.mjs').Entrant} Entrant */
/** @typedef {import('./bench-site.mjs').BenchSite} BenchSite */
/**
 * @typedef {object} PartRun
 * @property {import('./harness/boot.mjs').RunningBrowser} browser
 * @property {BenchSite} site
 * @property {number} rounds
 * @property {number[]} calibration  of each round that is measured; added to
 */
/** @typedef {{rows: Rows, notes?: string[], table?: string}} PartResult  table: instead of that of the bars */

/** Those that need no page. @type {Readonly<Partial<Record<PartName, () => Promise<PartResult>>>>} */
export const nodeParts = { rules: rulesPart, cart: cartPart };

/** Those of a browser. @type {Readonly<Partial<Record<PartName, (run: PartRun) => Promise<PartResult>>>>} */
export const browserParts = {
  fields: async ({ browser, site, rounds }) => ({ rows: await measureFieldStep(browser, site.url, rounds) }),
  toggles: async ({ browser, site, rounds }) => ({
    rows: await measureToggles(
      browser,
      [
        { name: 'bare', ...toggleSites.bare, url: site.url + toggleSites.bare.path },
        { name: 'ours', ...toggleSites.ours, url: site.url + toggleSites.ours.path },
      ],
      rounds,
    ),
  }),
  domains: async ({ browser, rounds }) => ({ rows: await measureDomains(browser, rounds) }),
  interactions: ({ browser, rounds }) => measureInteractions(browser, Math.min(rounds, 3)),
  'three-step': (run) => inRounds(run, threeStepEntrants(run.site, run.site.peers)),
  peers: async (run) => {
    const entrants = threeStepEntrants(run.site, run.site.libraries);
    const { rows, notes = [] } = await inRounds(run, entrants, { slow: false, keyBlocks: 1 });
    const broken = await inspectPages(run.browser, entrants, rows);
    return {
      rows,
      notes: [...notes, ...broken],
      table: peersTable(
        rows,
        entrants.map(({ name }) => name),
      ),
    };
  },
  paid: async (run) => {
    const { entrants, note } = await paidFormEntrants(run.site);
    const result = await inRounds(run, entrants);
    return { ...result, notes: [note, ...(result.notes ?? [])] };
  },
  forms: async (run) => {
    const { url, words } = run.site;
    const plan = orderVisit(words);
    const result = await inRounds(run, [{ name: 'bare', url: `${url}/bare`, plan }, ...(await orderEntrants(url, plan))]);
    for (const [entrant, bundle, styles] of /** @type {const} */ ([
      ['bare', 'test/bench/bare.js', 'test/bench/bare.css'],
      ['ours', 'dist/charterform.umd.js', 'dist/charterform.css'],
    ])) {
      addSample(result.rows, 'bundle', entrant, packedSize(bundle));
      addSample(result.rows, 'styles', entrant, packedSize(styles));
    }
    return result;
  },
};

/** @param {BenchSite} site @param {readonly {name: string, path: string}[]} others @returns {Entrant[]} */
function threeStepEntrants({ url, words }, others) {
  const plan = threeStepVisit(words.continue);
  const { bare, ours } = threeStepPaths;
  return [{ name: 'bare', path: bare }, { name: 'ours', path: ours }, ...others].map(({ name, path }) => ({ name, url: url + path, plan }));
}

/** @param {PartRun} run @param {readonly Entrant[]} entrants @param {Partial<import('./harness/rounds.mjs').Extent>} [extent] @returns {Promise<PartResult>} */
async function inRounds({ browser, site, rounds, calibration }, entrants, extent) {
  const { rows, shifted } = await measureForms({
    browser,
    entrants,
    rounds,
    extent,
    async onRound(round) {
      process.stderr.write(`Round ${round} of ${rounds}\n`);
      calibration.push(await calibrate(browser, `${site.url}/blank`));
    },
  });
  const notes = Object.entries(shifted)
    .filter(([, parts]) => parts.length > 0)
    .map(([name, parts]) => `moved on boot: ${name} ${parts.join(', ')}`);
  return { rows, notes };
}

/** @param {string} path  relative to the repository @returns {number} kB */
function packedSize(path) {
  return gzipSync(readFileSync(inProject(path)), { level: 9 }).length / 1000;
}
