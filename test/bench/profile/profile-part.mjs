import { inProject } from '../../../scripts/project-files.mjs';
import { boot } from '../harness/boot.mjs';
import { actions } from './actions.mjs';
import { functionTimes, meanTimes } from './cpu-profile.mjs';
import { profileText } from './profile-report.mjs';
import { aftermath, profileOf, traceOf, windowOf } from './recorder.mjs';
import { sourcePlaces } from './source-places.mjs';
import { mainThread, sumTrace } from './trace.mjs';

/** @typedef {import('../harness/boot.mjs').RunningBrowser} RunningBrowser */
/** @typedef {import('../harness/browser.mjs').Tab} Tab */
/** @typedef {import('../harness/visit.mjs').Words} Words */
/** @typedef {import('./actions.mjs').Action} Action */

/**
 * Where the time of one row goes: by function, and by what the browser does. Script is sampled in runs of its own, since
 * either record makes the other slower.
 * @param {object} asked
 * @param {RunningBrowser} asked.browser
 * @param {string} asked.url  of the bench server
 * @param {Words} asked.words
 * @param {string} asked.row
 * @param {number} asked.repeats
 * @param {number} asked.functions  how many are printed
 * @param {string} [asked.distDir]  absolute
 * @returns {Promise<string>}
 */
export async function profilePart({ browser, url, words, row, repeats, functions, distDir = inProject('dist') }) {
  const action = actions[row];
  if (!action) throw new Error(`--profile must be one of ${Object.keys(actions).join(', ')}`);
  const target = `${url}${action.path}`;
  // The first start fills the caches of server and disk.
  await withTab(browser, (tab) => boot(tab, target));
  const profiles = [];
  const traces = [];
  for (let repeat = 0; repeat < repeats; repeat++) {
    profiles.push(await record(browser, action, target, words, profileOf));
    traces.push(await record(browser, action, target, words, traceOf));
  }
  return profileText({
    row,
    lengths: traces.map(({ window }) => (window.until - window.from) / 1000),
    functions: meanTimes(profiles.map(({ record, window }) => functionTimes(record, window))),
    traces: traces.map(({ record, window }) => sumTrace(mainThread(record), window)),
    most: functions,
    placeOf: sourcePlaces(`${distDir}/charterform.umd.js`),
  });
}

/**
 * @template Record
 * @param {RunningBrowser} browser
 * @param {Action} action
 * @param {string} target
 * @param {Words} words
 * @param {(tab: Tab, act: () => Promise<unknown>) => Promise<Record>} recordOf
 */
function record(browser, { prepare, act, until }, target, words, recordOf) {
  return withTab(browser, async (tab) => {
    await prepare(tab, target, words);
    /** @type {unknown} */
    let result;
    const record = await recordOf(tab, async () => {
      result = await act(tab, target, words);
      await aftermath(tab);
    });
    return { record, window: await windowOf(tab, until, result) };
  });
}

/**
 * @template Result
 * @param {RunningBrowser} browser
 * @param {(tab: Tab) => Promise<Result>} work
 */
async function withTab(browser, work) {
  const tab = await browser.open();
  try {
    return await work(tab);
  } finally {
    await tab.close();
  }
}
