/** @typedef {import('../harness/browser.mjs').Tab} Tab */
/** @typedef {import('./cpu-profile.mjs').CpuProfile} CpuProfile */
/** @typedef {import('./trace.mjs').TraceEvent} TraceEvent */
/** @typedef {{from: number, until: number}} TimeWindow  µs of the browser's clock */

const categories = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.stack',
  'v8',
  'blink.user_timing',
];
const samplingInterval = 250;

/**
 * Samples the script of the page meanwhile, at 4 kHz.
 * @param {Tab} tab
 * @param {() => Promise<unknown>} act
 * @returns {Promise<CpuProfile>}
 */
export async function profileOf({ devtools }, act) {
  await devtools.send('Profiler.enable');
  await devtools.send('Profiler.setSamplingInterval', { interval: samplingInterval });
  await devtools.send('Profiler.start');
  await act();
  const { profile } = await devtools.send('Profiler.stop');
  return /** @type {CpuProfile} */ (profile);
}

/**
 * What the browser says of its work meanwhile.
 * @param {Tab} tab
 * @param {() => Promise<unknown>} act
 * @returns {Promise<TraceEvent[]>}
 */
export async function traceOf({ devtools }, act) {
  /** @type {TraceEvent[]} */
  const events = [];
  const collect = (/** @type {{value: object[]}} */ { value }) => void events.push(.../** @type {TraceEvent[]} */ (value));
  devtools.on('Tracing.dataCollected', collect);
  await devtools.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: categories } });
  await act();
  const complete = new Promise((resolve) => {
    devtools.once('Tracing.tracingComplete', resolve);
  });
  await devtools.send('Tracing.end');
  await complete;
  devtools.off('Tracing.dataCollected', collect);
  return events;
}

/**
 * The time from the act's start to what a visitor waits for, by the clock of profile and trace.
 * @param {Tab} tab
 * @param {'press' | 'boot' | undefined} until
 * @param {unknown} result  of the act
 * @returns {Promise<TimeWindow>}
 */
export async function windowOf(tab, until, result) {
  if (until === undefined) return { from: 0, until: Infinity };
  const press = until === 'press' ? await tab.page.evaluate(() => window.bench.lastPress()) : /** @type {const} */ ([0, Number(result)]);
  if (!press) throw new Error('Nothing was pressed');
  const { NavigationStart = 0 } = await tab.metrics();
  return { from: NavigationStart * 1e6 + press[0] * 1000, until: NavigationStart * 1e6 + press[1] * 1000 };
}
