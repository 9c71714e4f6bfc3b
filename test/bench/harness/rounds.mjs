import { checkKeysAtOnce, sampleBoot } from './boot.mjs';
import { calibrate } from './calibration.mjs';
import { visit, workPerKey } from './visit.mjs';

/**
 * @typedef {import('./boot.mjs').RunningBrowser} RunningBrowser
 * @typedef {import('./visit.mjs').Words} Words
 * @typedef {Record<'boot' | 'busy' | 'blocking' | 'shift' | 'heap' | 'slowBoot' | 'slowShift' | 'refused' | 'nextStep' | 'key', number[]>} Samples
 *   ms, but heap in MB and shifts as scores
 * @typedef {{name: string, url: string, samples: Samples, shifted: Set<string>}} Entrant  shifted: what moved on boot
 */

const bootsPerRound = 2;
const keyBlocksPerRound = 2;

/** @param {string} name @param {string} url @returns {Entrant} */
export const entrant = (name, url) => ({
  name,
  url,
  samples: { boot: [], busy: [], blocking: [], shift: [], heap: [], slowBoot: [], slowShift: [], refused: [], nextStep: [], key: [] },
  shifted: new Set(),
});

/**
 * Measures the entrants side by side, each sample of one next to the same sample of the other, so that what else the
 * machine does falls on both.
 *
 * @param {object} run
 * @param {RunningBrowser} run.browser
 * @param {readonly Entrant[]} run.entrants  their samples are filled
 * @param {Words} run.words
 * @param {string} run.blankUrl
 * @param {number} run.rounds
 * @param {(round: number) => void} run.onRound
 * @returns {Promise<number[]>} the calibration loop of each round, ms
 */
export async function runRounds({ browser, entrants, words, blankUrl, rounds, onRound }) {
  // These first starts also fill the server's and the disk's caches.
  for (const { url } of entrants) await checkKeysAtOnce(browser, url);
  const calibration = [];
  for (let round = 1; round <= rounds; round++) {
    onRound(round);
    calibration.push(await calibrate(browser, blankUrl));
    for (let boot = 0; boot < bootsPerRound; boot++) {
      for (const one of entrants) await takeBoot(browser, one);
    }
    for (const one of entrants) await takeSlowBoot(browser, one);
    await takeVisits(browser, entrants, words);
  }
  return calibration;
}

/** @param {RunningBrowser} browser @param {Entrant} entrant */
async function takeBoot(browser, { url, samples, shifted }) {
  const { usable, busy, blocking, shift, heap, ...boot } = await sampleBoot(browser, url);
  samples.boot.push(usable);
  samples.busy.push(busy);
  samples.blocking.push(blocking);
  samples.shift.push(shift);
  samples.heap.push(heap / 1e6);
  for (const part of boot.shifted) shifted.add(part);
}

/** @param {RunningBrowser} browser @param {Entrant} entrant */
async function takeSlowBoot(browser, { url, samples, shifted }) {
  const { usable, shift, ...boot } = await sampleBoot(browser, url, { slow: true });
  samples.slowBoot.push(usable);
  samples.slowShift.push(shift);
  for (const part of boot.shifted) shifted.add(part);
}

/** @param {RunningBrowser} browser @param {readonly Entrant[]} entrants @param {Words} words */
async function takeVisits(browser, entrants, words) {
  const visits = [];
  try {
    for (const { url, samples } of entrants) {
      const { tab, refused, nextStep } = await visit(browser, url, words);
      visits.push({ tab, samples });
      samples.refused.push(refused);
      samples.nextStep.push(nextStep);
    }
    for (let block = 0; block < keyBlocksPerRound; block++) {
      for (const { tab, samples } of visits) samples.key.push(await workPerKey(tab));
    }
  } finally {
    for (const { tab } of visits) await tab.close();
  }
}
