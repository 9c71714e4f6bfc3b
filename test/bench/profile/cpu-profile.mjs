/**
 * @typedef {{functionName: string, url: string, lineNumber: number, columnNumber: number}} CallFrame  counted from 0
 * @typedef {{nodes: {id: number, callFrame: CallFrame, children?: number[]}[], startTime: number, samples: number[], timeDeltas: number[]}} CpuProfile
 * @typedef {{frame: CallFrame, self: number, total: number, selfAfter: number}} FunctionTime  ms; `After`: later than the window
 * @typedef {import('./recorder.mjs').TimeWindow} TimeWindow
 */

/** What the sampler writes of time that no function has. */
const noFunction = new Set(['(root)', '(program)', '(idle)']);

/** @param {CallFrame} frame */
export const keyOf = ({ functionName, url, lineNumber, columnNumber }) => `${url}:${lineNumber}:${columnNumber}:${functionName}`;

/**
 * What each function took by itself and with those it called, in a window of time and by itself after it.
 * @param {CpuProfile} profile
 * @param {TimeWindow} window
 * @returns {Map<string, FunctionTime>} by `keyOf`
 */
export function functionTimes({ nodes, samples, timeDeltas, startTime }, window) {
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
  /** @type {Map<string, FunctionTime>} */
  const times = new Map();
  const timeOf = (/** @type {CallFrame} */ frame) => {
    const key = keyOf(frame);
    const time = times.get(key) ?? { frame, self: 0, total: 0, selfAfter: 0 };
    times.set(key, time);
    return time;
  };
  let at = startTime + (timeDeltas[0] ?? 0);
  samples.forEach((id, index) => {
    // A sample stands for the time until the next one.
    const ms = Math.max(0, timeDeltas[index + 1] ?? 0) / 1000;
    const start = at;
    at += ms * 1000;
    const frame = frames.get(id);
    if (!frame || noFunction.has(frame.functionName) || start < window.from) return;
    if (start > window.until) {
      timeOf(frame).selfAfter += ms;
      return;
    }
    timeOf(frame).self += ms;
    const counted = new Set();
    for (let node = /** @type {number | undefined} */ (id); node !== undefined; node = parents.get(node)) {
      const caller = frames.get(node);
      // A recursive function has its time once.
      if (!caller || counted.has(keyOf(caller))) continue;
      counted.add(keyOf(caller));
      timeOf(caller).total += ms;
    }
  });
  return times;
}

/**
 * The times of several profiles, divided by their number.
 * @param {readonly Map<string, FunctionTime>[]} all
 * @returns {FunctionTime[]} the longest by itself first
 */
export function meanTimes(all) {
  /** @type {Map<string, FunctionTime>} */
  const sums = new Map();
  for (const times of all) {
    for (const [key, { frame, self, total, selfAfter }] of times) {
      const sum = sums.get(key) ?? { frame, self: 0, total: 0, selfAfter: 0 };
      sum.self += self / all.length;
      sum.total += total / all.length;
      sum.selfAfter += selfAfter / all.length;
      sums.set(key, sum);
    }
  }
  return [...sums.values()].sort((one, other) => other.self - one.self);
}
