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
/** @typedef {{rows: Rows, notes?: string[]}} PartResult */

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
  'three-step': (run) => {
    const { url, words, peers } = run.site;
    const plan = threeStepVisit(words.continue);
    return inRounds(run, [
      { name: 'bare', url: url + threeStepPaths.bare, plan },
      { name: 'ours', url: url + threeStepPaths.ours, plan },
      ...peers.map(({ name, path }) => ({ name, url: url + path, plan })),
    ]);
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

/** @param {PartRun} run @param {readonly Entrant[]} entrants @returns {Promise<PartResult>} */
async function inRounds({ browser, site, rounds, calibration }, entrants) {
  const { rows, shifted } = await measureForms({
    browser,
    entrants,
    rounds,
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
