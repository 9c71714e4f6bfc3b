import { boot } from '../harness/boot.mjs';
import { orderFormPath, orderVisit, unprinted } from '../forms/visit-plan.mjs';
import {
  fillFirstStep,
  fillSecondStep,
  goToKeyField,
  goToSecondStep,
  goToThirdStep,
  open,
  refuse,
  tickBox,
  workPerKey,
} from '../harness/visit.mjs';
import { threeStepPaths } from '../three-step/pages.mjs';
import { threeStepVisit } from '../three-step/visit-plan.mjs';
import { openToggles, toggle } from '../toggles/measure.mjs';
import { names, toggleSites } from '../toggles/pages.mjs';

/** @typedef {import('../harness/browser.mjs').Tab} Tab */
/** @typedef {import('../harness/boot.mjs').RunningBrowser} RunningBrowser */
/** @typedef {import('../harness/visit.mjs').VisitPlan} VisitPlan */
/**
 * One row of the bench as a page that is got ready and something that is then done in it.
 * @typedef {object} Action
 * @property {(browser: RunningBrowser) => Promise<Tab>} prepare  what is not recorded
 * @property {(tab: Tab) => Promise<unknown>} act  what is
 * @property {'press' | 'boot'} [until]  ends the window at what is painted after a press, or at the first usable field
 */

/**
 * The rows that can be profiled, by name.
 * @param {import('../bench-site.mjs').BenchSite} site
 * @returns {Record<string, Action>}
 */
export function profiledRows({ url, words }) {
  const order = formActions(url + orderFormPath + unprinted, orderVisit(words));
  const steps = formActions(url + threeStepPaths.ours, threeStepVisit(words.continue));
  return { ...order, ...Object.fromEntries(Object.entries(steps).map(([row, action]) => [`3-${row}`, action])), ...toggleActions(url) };
}

/** @param {string} url @param {VisitPlan} plan @returns {Record<string, Action>} */
function formActions(url, plan) {
  const { firstField: field, third } = plan;
  const filled = async (/** @type {RunningBrowser} */ browser) => {
    const tab = await open(browser, url, plan);
    await fillFirstStep(tab, plan);
    return tab;
  };
  const atKeyField = async (/** @type {RunningBrowser} */ browser) => {
    const tab = await filled(browser);
    await goToSecondStep(tab, plan);
    await goToKeyField(tab, plan);
    return tab;
  };
  const secondFilled = async (/** @type {RunningBrowser} */ browser) => {
    const tab = await atKeyField(browser);
    await fillSecondStep(tab, plan);
    return tab;
  };
  const atBoxes = async (/** @type {RunningBrowser} */ browser) => {
    const tab = await secondFilled(browser);
    await goToThirdStep(tab, plan);
    return tab;
  };
  return {
    boot: { prepare: (browser) => browser.open({ field }), act: (tab) => boot(tab, url), until: 'boot' },
    refused: { prepare: (browser) => open(browser, url, plan), act: (tab) => refuse(tab, plan), until: 'press' },
    nextStep: { prepare: filled, act: (tab) => goToSecondStep(tab, plan), until: 'press' },
    key: { prepare: atKeyField, act: (tab) => workPerKey(tab, plan) },
    ...(third && {
      thirdStep: { prepare: secondFilled, act: (tab) => goToThirdStep(tab, plan), until: 'press' },
      box: { prepare: atBoxes, act: (tab) => tickBox(tab, third.boxes[0] ?? ''), until: 'press' },
    }),
  };
}

/** @param {string} site @returns {Record<string, Action>} */
function toggleActions(site) {
  const page = { name: 'ours', ...toggleSites.ours, url: site + toggleSites.ours.path };
  const prepare = async (/** @type {RunningBrowser} */ browser) => {
    const tab = await browser.open();
    await openToggles(tab, page);
    return tab;
  };
  return {
    toggle: { prepare, act: (tab) => toggle(tab, page, names.state('WY'), '$125.00'), until: 'press' },
    toggleAll: { prepare, act: (tab) => toggle(tab, page, names.all, page.totalOfAll), until: 'press' },
  };
}
