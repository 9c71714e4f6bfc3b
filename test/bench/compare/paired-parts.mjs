import { orderFormPath, orderVisit, unprinted } from '../forms/visit-plan.mjs';
import { measureForms } from '../harness/rounds.mjs';
import { threeStepPaths } from '../three-step/pages.mjs';
import { threeStepVisit } from '../three-step/visit-plan.mjs';
import { measureToggles } from '../toggles/measure.mjs';
import { toggleSites } from '../toggles/pages.mjs';

/** @typedef {import('../harness/boot.mjs').RunningBrowser} RunningBrowser */
/** @typedef {import('../bench-site.mjs').BenchSite} BenchSite */
/** @typedef {{base: BenchSite, ours: BenchSite}} Sites */
/** @typedef {{part: string, rows: import('../harness/samples.mjs').Rows}} MeasuredPart */

/** A short run: the slow network is left out, since what it adds is bytes. */
const extent = { slow: false, boots: 1, keyBlocks: 1 };

/** @param {Sites} sites @param {string} path @param {import('../harness/visit.mjs').VisitPlan} plan */
const both = ({ base, ours }, path, plan) => [
  { name: 'base', url: base.url + path, plan },
  { name: 'ours', url: ours.url + path, plan },
];

/** By the name of the part. @type {Record<string, (browser: RunningBrowser, sites: Sites, rounds: number) => Promise<MeasuredPart>>} */
export const pairedParts = {
  forms: async (browser, sites, rounds) => {
    const entrants = both(sites, orderFormPath + unprinted, orderVisit(sites.ours.words));
    return { part: 'forms', rows: (await measureForms({ browser, entrants, rounds, extent })).rows };
  },
  'three-step': async (browser, sites, rounds) => {
    const entrants = both(sites, threeStepPaths.ours, threeStepVisit(sites.ours.words.continue));
    return { part: 'three-step', rows: (await measureForms({ browser, entrants, rounds, extent })).rows };
  },
  toggles: async (browser, { base, ours }, rounds) => {
    const { path, ...page } = toggleSites.ours;
    const entrants = [
      { ...page, path, name: 'base', url: base.url + path },
      { ...page, path, name: 'ours', url: ours.url + path },
    ];
    return { part: 'toggles', rows: await measureToggles(browser, entrants, rounds) };
  },
};
