import { checkKeysAtOnce, sampleBoot, settle } from './boot.mjs';
import { addSample } from './samples.mjs';
import {
  fillFirstStep,
  fillSecondStep,
  goToKeyField,
  goToSecondStep,
  goToThirdStep,
  idleWork,
  open,
  refuse,
  tickBox,
  workPerKey,
} from './visit.mjs';

/**
 * @typedef {import('./boot.mjs').RunningBrowser} RunningBrowser
 * @typedef {import('./browser.mjs').Tab} Tab
 * @typedef {import('./samples.mjs').Rows} Rows
 * @typedef {import('./visit.mjs').VisitPlan} VisitPlan
 * @typedef {{name: string, url: string, plan: VisitPlan, bootOnly?: boolean}} Entrant
 * @typedef {{slow: boolean, boots: number, keyBlocks: number}} Extent  whether on the slow network too; how many a round
 */

/** @type {Extent} */
const whole = { slow: true, boots: 2, keyBlocks: 2 };

/**
 * Measures forms side by side, each sample of one next to the same sample of the others, so that what else the machine
 * does falls on all.
 *
 * @param {object} run
 * @param {RunningBrowser} run.browser
 * @param {readonly Entrant[]} run.entrants
 * @param {number} run.rounds
 * @param {Partial<Extent>} [run.extent]
 * @param {(round: number) => Promise<void> | void} [run.onRound]
 * @returns {Promise<{rows: Rows, shifted: Record<string, string[]>}>} times in ms, heap in MB, shifts as scores; what moved on boot
 */
export async function measureForms({ browser, entrants, rounds, extent, onRound }) {
  const { slow, boots, keyBlocks } = { ...whole, ...extent };
  /** @type {Rows} */
  const rows = {};
  /** @type {Map<string, Set<string>>} */
  const shifted = new Map(entrants.map(({ name }) => [name, new Set()]));
  // These first starts also fill the server's and the disk's caches.
  for (const { url, plan } of entrants) await checkKeysAtOnce(browser, url, plan.firstField);
  for (let round = 1; round <= rounds; round++) {
    await onRound?.(round);
    // Who comes first changes, so that nobody always follows the same one.
    const inTurn = round % 2 === 0 ? entrants : [...entrants].reverse();
    for (let boot = 0; boot < boots; boot++) {
      for (const one of inTurn) await takeBoot(browser, one, rows, shifted.get(one.name));
    }
    if (slow) for (const one of inTurn) await takeSlowBoot(browser, one, rows, shifted.get(one.name));
    await takeVisits(
      browser,
      inTurn.filter(({ bootOnly }) => !bootOnly),
      { rows, keyBlocks, isFirst: round === 1 },
    );
  }
  return { rows, shifted: Object.fromEntries([...shifted].map(([name, parts]) => [name, [...parts]])) };
}

/** @param {RunningBrowser} browser @param {Entrant} entrant @param {Rows} rows @param {Set<string>} [shifted] */
async function takeBoot(browser, { name, url, plan }, rows, shifted) {
  const { usable, busy, blocking, shift, heap, ...boot } = await sampleBoot(browser, url, { field: plan.firstField });
  for (const [row, value] of Object.entries({ boot: usable, busy, blocking, shift, heap: heap / 1e6 })) addSample(rows, row, name, value);
  for (const part of boot.shifted) shifted?.add(part);
}

/** @param {RunningBrowser} browser @param {Entrant} entrant @param {Rows} rows @param {Set<string>} [shifted] */
async function takeSlowBoot(browser, { name, url, plan }, rows, shifted) {
  const { usable, shift, ...boot } = await sampleBoot(browser, url, { slow: true, field: plan.firstField });
  addSample(rows, 'slowBoot', name, usable);
  addSample(rows, 'slowShift', name, shift);
  for (const part of boot.shifted) shifted?.add(part);
}

/**
 * What is pressed is pressed in a tab that has been in front for a while: the first frames of one that comes to the front
 * are late.
 * @param {RunningBrowser} browser
 * @param {readonly Entrant[]} entrants
 * @param {{rows: Rows, keyBlocks: number, isFirst: boolean}} taking
 */
async function takeVisits(browser, entrants, { rows, keyBlocks, isFirst }) {
  /** @type {[Entrant, Tab][]} */
  const visits = [];
  const each = async (/** @type {(tab: Tab, entrant: Entrant, add: (row: string, value: number) => void) => Promise<void>} */ take) => {
    for (const [entrant, tab] of visits) await take(tab, entrant, (row, value) => addSample(rows, row, entrant.name, value));
  };
  try {
    for (const entrant of entrants) {
      const { name, url, plan } = entrant;
      const tab = await open(browser, url, plan);
      visits.push([entrant, tab]);
      addSample(rows, 'refused', name, await refuse(tab, plan));
      await fillFirstStep(tab, plan);
      addSample(rows, 'nextStep', name, await goToSecondStep(tab, plan));
      await goToKeyField(tab, plan);
    }
    if (isFirst) await each(async (tab, _entrant, add) => add('idle', await idleWork(tab)));
    for (let block = 0; block < keyBlocks; block++) await each(async (tab, { plan }, add) => add('key', await workPerKey(tab, plan)));
    if (!entrants.every(({ plan }) => plan.third)) return;
    await each(async (tab, { plan }, add) => {
      await tab.page.bringToFront();
      await fillSecondStep(tab, plan);
      add('thirdStep', await goToThirdStep(tab, plan));
    });
    await each(async (tab, entrant, add) => {
      await tab.page.bringToFront();
      await settle(tab);
      await takeBoxes(tab, entrant, add);
    });
  } finally {
    for (const [, tab] of visits) await tab.close();
  }
}

/** @param {Tab} tab @param {Entrant} entrant @param {(row: string, value: number) => void} add */
async function takeBoxes(tab, { plan }, add) {
  for (const box of plan.third?.boxes ?? []) {
    const { paint, work } = await tickBox(tab, box);
    add('box', paint);
    add('boxWork', work);
  }
}
