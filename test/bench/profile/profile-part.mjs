import { inProject } from '../../../scripts/project-files.mjs';
import { settle } from '../harness/boot.mjs';
import { profiledRows } from './actions.mjs';
import { functionTimes, meanTimes } from './cpu-profile.mjs';
import { heapText, liveHeap } from './live-heap.mjs';
import { profileText } from './profile-report.mjs';
import { profileOf, traceOf, windowOf } from './recorder.mjs';
import { sourcePlaces } from './source-places.mjs';
import { mainThread, sumTrace } from './trace.mjs';

/** @typedef {import('../harness/boot.mjs').RunningBrowser} RunningBrowser */
/** @typedef {import('../harness/browser.mjs').Tab} Tab */
/** @typedef {import('./actions.mjs').Action} Action */

/**
 * Where the time of one row goes: by function, and by what the browser does. Script is sampled in runs of its own, since
 * either record makes the other slower.
 * @param {object} asked
 * @param {RunningBrowser} asked.browser
 * @param {import('../bench-site.mjs').BenchSite} asked.site
 * @param {string} asked.row
 * @param {number} asked.repeats
 * @param {number} asked.functions  how many are printed
 * @param {string} [asked.distDir]  absolute
 * @returns {Promise<string>}
 */
export async function profilePart({ browser, site, row, repeats, functions, distDir = inProject('dist') }) {
  const placeOf = sourcePlaces(`${distDir}/charterform.umd.js`);
  const rows = profiledRows(site);
  if (row === 'heap') return heapText(await liveHeap(browser, site), functions, placeOf);
  const action = rows[row];
  if (!action) throw new Error(`--profile must be one of ${[...Object.keys(rows), 'heap'].join(', ')}`);
  const profiles = [];
  const traces = [];
  // The first time fills the caches of server and disk.
  await record(browser, action, profileOf);
  for (let repeat = 0; repeat < repeats; repeat++) {
    profiles.push(await record(browser, action, profileOf));
    traces.push(await record(browser, action, traceOf));
  }
  return profileText({
    row,
    lengths: traces.map(({ window }) => (window.until - window.from) / 1000),
    functions: meanTimes(profiles.map(({ record, window }) => functionTimes(record, window))),
    traces: traces.map(({ record, window }) => sumTrace(mainThread(record), window)),
    most: functions,
    placeOf,
  });
}

/**
 * @template Record
 * @param {RunningBrowser} browser
 * @param {Action} action
 * @param {(tab: Tab, act: () => Promise<unknown>) => Promise<Record>} recordOf
 */
async function record(browser, { prepare, act, until }, recordOf) {
  const tab = await prepare(browser);
  try {
    /** @type {unknown} */
    let result;
    const record = await recordOf(tab, async () => {
      result = await act(tab);
      await settle(tab);
    });
    return { record, window: await windowOf(tab, until, result) };
  } finally {
    await tab.close();
  }
}
