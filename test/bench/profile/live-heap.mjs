import { boot, settle } from '../harness/boot.mjs';
import { orderFormPath, orderVisit, unprinted } from '../forms/visit-plan.mjs';
import { placeText } from './profile-report.mjs';

/** @typedef {import('./cpu-profile.mjs').CallFrame} CallFrame */
/** @typedef {{callFrame: CallFrame, selfSize: number, children: HeapNode[]}} HeapNode */
/** @typedef {{bytes: number, used: number, byFrame: Map<string, {frame: CallFrame, bytes: number}>}} LiveHeap  sampled; all that the page uses */

const samplingInterval = 1024;

/**
 * What is still in memory after boot, by the function that made it.
 * @param {import('../harness/boot.mjs').RunningBrowser} browser
 * @param {import('../bench-site.mjs').BenchSite} site
 * @returns {Promise<LiveHeap>}
 */
export async function liveHeap(browser, { url, words }) {
  const tab = await browser.open({ field: orderVisit(words).firstField });
  try {
    await tab.devtools.send('HeapProfiler.enable');
    await tab.devtools.send('HeapProfiler.startSampling', { samplingInterval });
    await boot(tab, url + orderFormPath + unprinted);
    await settle(tab);
    await tab.collectGarbage();
    const { JSHeapUsedSize: used = 0 } = await tab.metrics();
    const { profile } = await tab.devtools.send('HeapProfiler.stopSampling');
    return { used, ...sumHeap(/** @type {HeapNode} */ (profile.head)) };
  } finally {
    await tab.close();
  }
}

/** @param {HeapNode} head @returns {Omit<LiveHeap, 'used'>} */
export function sumHeap(head) {
  /** @type {LiveHeap['byFrame']} */
  const byFrame = new Map();
  let bytes = 0;
  const visit = (/** @type {HeapNode} */ { callFrame, selfSize, children }) => {
    const key = `${callFrame.url}:${callFrame.lineNumber}:${callFrame.columnNumber}:${callFrame.functionName}`;
    const sum = byFrame.get(key) ?? { frame: callFrame, bytes: 0 };
    byFrame.set(key, { ...sum, bytes: sum.bytes + selfSize });
    bytes += selfSize;
    children.forEach(visit);
  };
  visit(head);
  return { bytes, byFrame };
}

/** @param {LiveHeap} heap @param {number} most @param {ReturnType<typeof import('./source-places.mjs').sourcePlaces>} placeOf */
export function heapText({ used, bytes, byFrame }, most, placeOf) {
  const lines = [...byFrame.values()]
    .sort((one, other) => other.bytes - one.bytes)
    .slice(0, most)
    .map(
      ({ frame, bytes: own }) =>
        `${(own / 1000).toFixed(1).padStart(8)} kB  ${placeText(placeOf, frame.functionName, frame.url, frame.lineNumber, frame.columnNumber)}`,
    );
  return [
    `heap, ${(used / 1e6).toFixed(2)} MB used after boot, ${(bytes / 1e6).toFixed(2)} MB of it made by scripts meanwhile, by function:`,
    ...lines,
  ].join('\n');
}
