import { boot, settle } from '../harness/boot.mjs';
import { fillFirstStep, goOn, goToKeyField, refuse, workPerKey } from '../harness/visit.mjs';
import { openToggles, toggle } from '../toggles/measure.mjs';
import { names, toggleEntrants } from '../toggles/pages.mjs';

/** @typedef {import('../harness/browser.mjs').Tab} Tab */
/** @typedef {import('../harness/visit.mjs').Words} Words */
/**
 * One row of the bench as a page that is got ready and something that is then done in it.
 * @typedef {object} Action
 * @property {string} path  of the page
 * @property {(tab: Tab, url: string, words: Words) => Promise<unknown>} prepare  what is not recorded
 * @property {(tab: Tab, url: string, words: Words) => Promise<unknown>} act  what is
 * @property {'press' | 'boot'} [until]  ends the window at what is painted after a press, or at the first usable field
 * @property {number} [times]  of what is summed in one act
 */

const orderForm = '/forms/FormABusinessForm';
const { ours } = toggleEntrants;

/** @param {Tab} tab @param {string} url */
async function open(tab, url) {
  await boot(tab, url);
  await settle(tab);
}

/** @param {Tab} tab @param {string} url @param {Words} words */
async function openFilled(tab, url, words) {
  await open(tab, url);
  await fillFirstStep(tab, words);
}

/** By the name of the row. @type {Record<string, Action>} */
export const actions = {
  boot: { path: orderForm, prepare: async () => {}, act: boot, until: 'boot' },
  refused: { path: orderForm, prepare: open, act: (tab, _url, words) => refuse(tab, words), until: 'press' },
  nextStep: { path: orderForm, prepare: openFilled, act: (tab, _url, words) => goOn(tab, words), until: 'press' },
  key: {
    path: orderForm,
    async prepare(tab, url, words) {
      await openFilled(tab, url, words);
      await goOn(tab, words);
      await goToKeyField(tab, words);
    },
    act: (tab) => workPerKey(tab),
  },
  toggle: {
    path: ours.path,
    prepare: (tab, url) => openToggles(tab, url, 'ours'),
    act: (tab) => toggle(tab, 'ours', names.state('WY'), '$125.00'),
    until: 'press',
  },
  toggleAll: {
    path: ours.path,
    prepare: (tab, url) => openToggles(tab, url, 'ours'),
    act: (tab) => toggle(tab, 'ours', names.all, ours.totalOfAll),
    until: 'press',
  },
};
