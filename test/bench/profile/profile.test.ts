import { describe, expect, it } from 'vitest';
import { functionTimes, meanTimes, type CpuProfile } from './cpu-profile.mjs';
import { mainThread, sumTrace, type TraceEvent } from './trace.mjs';

const frame = (functionName: string) => ({ functionName, url: 'script.js', lineNumber: 0, columnNumber: functionName.length });
const always = { from: 0, until: Infinity };

/** root → draw → diff → diff, sampled every millisecond from 10 ms on; the last sample ends nothing. */
const profile: CpuProfile = {
  nodes: [
    { id: 1, callFrame: frame('(root)'), children: [2, 5] },
    { id: 2, callFrame: frame('draw'), children: [3] },
    { id: 3, callFrame: frame('diff'), children: [4] },
    { id: 4, callFrame: frame('diff') },
    { id: 5, callFrame: frame('(idle)') },
  ],
  startTime: 10_000,
  samples: [2, 3, 4, 5, 4, 1],
  timeDeltas: [0, 1000, 1000, 1000, 1000, 1000],
};

const timesIn = (window: { from: number; until: number }) =>
  Object.fromEntries([...functionTimes(profile, window).values()].map((time) => [time.frame.functionName, time]));

describe('functionTimes', () => {
  it('has what a function took by itself and with what it called, a recursive one once', () => {
    expect(timesIn(always)).toMatchObject({ draw: { self: 1, total: 4 }, diff: { self: 3, total: 3 } });
    expect(timesIn(always)).not.toHaveProperty('(idle)');
  });

  it('tells apart what came before the window and after it', () => {
    expect(timesIn({ from: 11_000, until: 13_500 })).toMatchObject({
      draw: { self: 0, total: 2 },
      diff: { self: 2, total: 2, selfAfter: 1 },
    });
  });
});

describe('meanTimes', () => {
  it('divides by all runs, those without the function too', () => {
    const [first] = meanTimes([functionTimes(profile, always), new Map()]);
    expect(first).toMatchObject({ frame: { functionName: 'diff' }, self: 1.5 });
  });
});

const event = (name: string, ts: number, dur: number, more: Partial<TraceEvent> = {}): TraceEvent => ({
  name,
  ph: 'X',
  ts,
  dur,
  pid: 1,
  tid: 1,
  ...more,
});
const stack = { beginData: { stackTrace: [{ functionName: 'focusFirst', url: 'script.js', lineNumber: 1, columnNumber: 20 }] } };

const events: readonly TraceEvent[] = [
  { ...event('thread_name', 0, 0), ph: 'M', args: { name: 'CrRendererMain' } },
  { ...event('thread_name', 0, 0), ph: 'M', pid: 2, args: { name: 'CrRendererMain' } },
  event('Layout', 1000, 5000, { pid: 2 }),
  event('Layout', 12_000, 4000, { args: stack }),
  event('RunTask', 10_000, 60_000),
  event('FunctionCall', 10_000, 50_000),
  event('UpdateLayoutTree', 61_000, 3000),
  event('Paint', 65_000, 1000),
  event('RunTask', 80_000, 2000),
  event('Paint', 80_500, 1000),
];

describe('sumTrace', () => {
  const thread = mainThread(events);

  it('takes the renderer that worked most', () => {
    expect(thread.map(({ name }) => name)).toEqual(['RunTask', 'FunctionCall', 'Layout', 'UpdateLayoutTree', 'Paint', 'RunTask', 'Paint']);
  });

  it('has the time of each kind without what it calls', () => {
    const { kinds } = sumTrace(thread, always);
    expect(kinds.get('script')).toMatchObject({ ms: 46, count: 1 });
    expect(kinds.get('style')).toMatchObject({ ms: 3, count: 1, forced: 0 });
    expect(kinds.get('paint')).toMatchObject({ ms: 2, count: 2 });
    expect(kinds.get('other')).toMatchObject({ ms: 7 });
  });

  it('knows which layout a script forced, and where', () => {
    const { kinds, forcedBy } = sumTrace(thread, always);
    expect(kinds.get('layout')).toMatchObject({ ms: 4, forced: 1, forcedMs: 4 });
    expect([...forcedBy.values()]).toMatchObject([{ ms: 4, count: 1, place: { functionName: 'focusFirst' } }]);
  });

  it('lists long tasks with what is in them', () => {
    const { longTasks } = sumTrace(thread, { from: 10_000, until: Infinity });
    expect(longTasks).toMatchObject([{ at: 0, ms: 60 }]);
    expect(longTasks[0]?.parts.get('script')).toBe(46);
  });

  it('tells apart what came after the window', () => {
    const { kinds } = sumTrace(thread, { from: 0, until: 72_000 });
    expect(kinds.get('paint')).toMatchObject({ ms: 1, count: 1, msAfter: 1, countAfter: 1 });
  });

  it('counts the time of the thread where other programs had the processor', () => {
    const { kinds } = sumTrace([event('Paint', 0, 9000, { tdur: 2000 })], always);
    expect(kinds.get('paint')).toMatchObject({ ms: 2 });
  });
});
