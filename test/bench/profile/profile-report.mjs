import { spread } from '../report/statistics.mjs';

/** @typedef {import('./cpu-profile.mjs').FunctionTime} FunctionTime */
/** @typedef {import('./trace.mjs').TraceSum} TraceSum */
/** @typedef {import('./trace.mjs').Kind} Kind */
/** @typedef {import('./trace.mjs').LongTask} LongTask */
/** @typedef {ReturnType<typeof import('./source-places.mjs').sourcePlaces>} PlaceOf */

const scriptFile = 'charterform.umd.js';

/**
 * @param {object} found
 * @param {string} found.row
 * @param {readonly number[]} found.lengths  ms of the window in each trace
 * @param {readonly FunctionTime[]} found.functions  means, the longest first
 * @param {readonly TraceSum[]} found.traces
 * @param {number} found.most  functions printed
 * @param {PlaceOf} found.placeOf
 * @returns {string}
 */
export function profileText({ row, lengths, functions, traces, most, placeOf }) {
  const isWindowed = lengths.every(Number.isFinite);
  const what = isWindowed ? `${spread(lengths, 1)} ms until painted` : 'all that was recorded';
  return [
    `${row}, means of ${traces.length} runs slowed down 4x; ${what}, each figure without what it calls`,
    '',
    kindTable(traces),
    '',
    ...longTaskLines(traces),
    ...forcedLines(traces, placeOf),
    functionTable(functions, most, placeOf),
    '',
    fileTable(functions, placeOf),
  ].join('\n');
}

/** @param {readonly number[]} values */
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** @param {number} ms */
const cell = (ms) => ms.toFixed(1).padStart(7);

/** @param {readonly TraceSum[]} traces */
function kindTable(traces) {
  const kinds = [...new Set(traces.flatMap(({ kinds }) => [...kinds.keys()]))];
  const rows = kinds.map((kind) => {
    const of = (/** @type {keyof import('./trace.mjs').KindTime} */ figure) =>
      mean(traces.map(({ kinds }) => kinds.get(kind)?.[figure] ?? 0));
    return {
      kind,
      ms: of('ms'),
      count: of('count'),
      forced: of('forced'),
      forcedMs: of('forcedMs'),
      msAfter: of('msAfter'),
      countAfter: of('countAfter'),
    };
  });
  const lines = rows
    .sort((one, other) => other.ms - one.ms)
    .map(({ kind, ms, count, forced, forcedMs, msAfter, countAfter }) => {
      const waited = forced > 0 ? `${forced.toFixed(1)} times forced by a script, ${forcedMs.toFixed(1)} ms` : '';
      return `${cell(ms)} ${cell(count)} ${cell(msAfter)} ${cell(countAfter)}  ${kind.padEnd(10)} ${waited}`.trimEnd();
    });
  const sum = (/** @type {'ms' | 'msAfter'} */ figure) => cell(rows.reduce((all, row) => all + row[figure], 0));
  return [' ms      times    after   times', ...lines, `${sum('ms')}         ${sum('msAfter')}          in all`].join('\n');
}

/** Of the first run: sums would not show what stands in one task. @param {readonly TraceSum[]} traces */
function longTaskLines([first]) {
  if (!first || first.longTasks.length === 0) return [];
  const lines = first.longTasks.map(({ at, ms, parts }) => {
    const inside = [...parts]
      .sort((one, other) => other[1] - one[1])
      .slice(0, 4)
      .map(([kind, time]) => `${kind} ${time.toFixed(0)}`);
    return `${cell(at)}: ${ms.toFixed(0)} ms (${inside.join(', ')})`;
  });
  return ['Tasks of 50 ms and more in the first run, by when they began:', ...lines, ''];
}

/** @param {readonly TraceSum[]} traces @param {PlaceOf} placeOf */
function forcedLines(traces, placeOf) {
  /** @type {Map<string, {ms: number, count: number}>} */
  const sums = new Map();
  for (const { forcedBy } of traces) {
    for (const [key, { ms, count, place }] of forcedBy) {
      const where = placeText(placeOf, place.functionName, place.url, place.lineNumber - 1, place.columnNumber - 1);
      const words = `${key.slice(0, key.indexOf(' '))} in ${where}`;
      const sum = sums.get(words) ?? { ms: 0, count: 0 };
      sums.set(words, { ms: sum.ms + ms / traces.length, count: sum.count + count / traces.length });
    }
  }
  if (sums.size === 0) return [];
  const lines = [...sums]
    .sort((one, other) => other[1].ms - one[1].ms)
    .map(([words, { ms, count }]) => `${cell(ms)} ms ${count.toFixed(1).padStart(7)} times  ${words}`);
  return ['Forced by a script:', ...lines, ''];
}

/** @param {readonly FunctionTime[]} functions @param {number} most @param {PlaceOf} placeOf */
function functionTable(functions, most, placeOf) {
  const lines = functions
    .filter(({ self, selfAfter }) => self + selfAfter > 0.05)
    .slice(0, most)
    .map(
      ({ frame, self, total, selfAfter }) =>
        `${cell(self)} ${cell(total)} ${cell(selfAfter)}  ${placeText(placeOf, frame.functionName, frame.url, frame.lineNumber, frame.columnNumber)}`,
    );
  const all = functions.reduce((sum, { self }) => sum + self, 0);
  return [`Script by function, ${all.toFixed(1)} ms in all:`, ' itself   +inner   after', ...lines].join('\n');
}

/** @param {readonly FunctionTime[]} functions @param {PlaceOf} placeOf */
function fileTable(functions, placeOf) {
  /** @type {Map<string, number>} */
  const files = new Map();
  for (const { frame, self } of functions) {
    const place = frame.url.endsWith(scriptFile) ? placeOf(frame.lineNumber, frame.columnNumber)?.place : undefined;
    const file = place?.replace(/:\d+$/, '') ?? (frame.url || frame.functionName);
    files.set(file, (files.get(file) ?? 0) + self);
  }
  const lines = [...files]
    .sort((one, other) => other[1] - one[1])
    .slice(0, 20)
    .map(([file, ms]) => `${cell(ms)}  ${file}`);
  return ['Script by file:', ...lines].join('\n');
}

/** @param {PlaceOf} placeOf @param {string} name @param {string} url @param {number} line @param {number} column */
export function placeText(placeOf, name, url, line, column) {
  const source = url.endsWith(scriptFile) ? placeOf(line, column) : undefined;
  if (source) return `${source.name}  ${source.place}`;
  return url ? `${name || '(anonymous)'}  ${url.replace(/^.*\//, '')}:${line + 1}:${column + 1}` : name;
}
