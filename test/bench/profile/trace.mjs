/**
 * @typedef {{name: string, ph: string, ts: number, dur?: number, tdur?: number, pid: number, tid: number, args?: Record<string, any>}} TraceEvent  µs
 * @typedef {import('./recorder.mjs').TimeWindow} TimeWindow
 * @typedef {{at: number, ms: number, parts: Map<Kind, number>}} LongTask  at: ms since the window's start
 * @typedef {{kinds: Map<Kind, KindTime>, forcedBy: Map<string, ForcedTime>, longTasks: LongTask[]}} TraceSum
 * @typedef {{ms: number, count: number, forcedMs: number, forced: number, msAfter: number, countAfter: number}} KindTime  After: later than the window
 * @typedef {{ms: number, count: number, place: StackFrame}} ForcedTime
 * @typedef {{functionName: string, url: string, lineNumber: number, columnNumber: number}} StackFrame  counted from 1
 * @typedef {'script' | 'compile' | 'garbage' | 'parse HTML' | 'style' | 'layout' | 'pre-paint' | 'paint' | 'layers' | 'other'} Kind
 */

/** @type {Record<string, Kind>} */
const kindOf = {
  EvaluateScript: 'script',
  FunctionCall: 'script',
  EventDispatch: 'script',
  FireAnimationFrame: 'script',
  TimerFire: 'script',
  RunMicrotasks: 'script',
  'v8.run': 'script',
  'v8.callFunction': 'script',
  'v8.compile': 'compile',
  'V8.CompileCode': 'compile',
  MinorGC: 'garbage',
  MajorGC: 'garbage',
  ParseHTML: 'parse HTML',
  ParseAuthorStyleSheet: 'style',
  UpdateLayoutTree: 'style',
  RecalcStyle: 'style',
  ScheduleStyleRecalculation: 'other',
  Layout: 'layout',
  PrePaint: 'pre-paint',
  UpdateLayer: 'layers',
  Paint: 'paint',
  PaintImage: 'paint',
  Layerize: 'layers',
  Commit: 'layers',
  CompositeLayers: 'layers',
};

const longTaskMs = 50;

/** While other programs have the processor it stands. @param {TraceEvent} event */
const threadTime = ({ tdur, dur = 0 }) => tdur ?? dur;

/** The main thread that did most of the page's work. @param {readonly TraceEvent[]} events @returns {TraceEvent[]} whole events in order of time, callers first */
export function mainThread(events) {
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const ofThread = (/** @type {TraceEvent} */ main) =>
    events.filter(({ ph, pid, tid }) => ph === 'X' && pid === main.pid && tid === main.tid);
  const threads = mains.map(ofThread).sort((one, other) => worked(other) - worked(one));
  return (threads[0] ?? []).sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
}

/** @param {readonly TraceEvent[]} events */
const worked = (events) => events.reduce((sum, { name, dur = 0 }) => sum + (name in kindOf ? dur : 0), 0);

/**
 * The work of a main thread by kind: what each took without what it called, how often, and how much of style and layout
 * a script waited for.
 * @param {readonly TraceEvent[]} thread  as `mainThread` answers
 * @param {TimeWindow} window
 * @returns {TraceSum}
 */
export function sumTrace(thread, window) {
  /** @type {TraceSum} */
  const sum = { kinds: new Map(), forcedBy: new Map(), longTasks: [] };
  /** @type {{event: TraceEvent, end: number, kind: Kind, inner: number, task?: LongTask}[]} */
  const open = [];
  const start = window.from || (thread[0]?.ts ?? 0);
  const close = (/** @type {number} */ until) => {
    while (open.length > 0 && /** @type {{end: number}} */ (open.at(-1)).end <= until) {
      const { event, kind, inner, task } = /** @type {(typeof open)[number]} */ (open.pop());
      const self = (threadTime(event) - inner) / 1000;
      const outermost = open[0];
      const counts = open.at(-1)?.kind !== kind && event.name in kindOf;
      if (event.ts > window.until) {
        const time = kindTime(sum, kind);
        time.msAfter += self;
        if (counts) time.countAfter++;
      } else if (event.ts + (event.dur ?? 0) >= window.from) {
        addTo(sum, kind, self, event, counts);
        const owner = task ?? outermost?.task;
        if (owner) owner.parts.set(kind, (owner.parts.get(kind) ?? 0) + self);
        if (task && task.ms >= longTaskMs) sum.longTasks.push(task);
      }
    }
  };
  for (const event of thread) {
    const { name, ts, dur = 0 } = event;
    close(ts);
    const caller = open.at(-1);
    if (caller) caller.inner += threadTime(event);
    const kind = kindOf[name] ?? caller?.kind ?? 'other';
    open.push({
      event,
      end: ts + dur,
      kind,
      inner: 0,
      ...(!caller && { task: { at: (ts - start) / 1000, ms: dur / 1000, parts: new Map() } }),
    });
  }
  close(Infinity);
  return sum;
}

/** @param {TraceSum} sum @param {Kind} kind */
function kindTime({ kinds }, kind) {
  const time = kinds.get(kind) ?? { ms: 0, count: 0, forcedMs: 0, forced: 0, msAfter: 0, countAfter: 0 };
  kinds.set(kind, time);
  return time;
}

/** @param {TraceSum} sum @param {Kind} kind @param {number} ms @param {TraceEvent} event @param {boolean} counts  unlike one inside of another of its kind */
function addTo(sum, kind, ms, event, counts) {
  const time = kindTime(sum, kind);
  time.ms += ms;
  if (counts) time.count++;
  // Without a stack it was the browser itself that asked, as before it types a letter.
  const [place] = /** @type {StackFrame[]} */ (event.args?.beginData?.stackTrace ?? []);
  if (!place || (kind !== 'style' && kind !== 'layout')) return;
  time.forcedMs += ms;
  time.forced++;
  const key = `${kind} ${place.url}:${place.lineNumber}:${place.columnNumber}`;
  const forced = sum.forcedBy.get(key) ?? { ms: 0, count: 0, place };
  sum.forcedBy.set(key, { ...forced, ms: forced.ms + ms, count: forced.count + 1 });
}
