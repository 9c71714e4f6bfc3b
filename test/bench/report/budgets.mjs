import budgets from '../../../scripts/budgets.json' with { type: 'json' };

/** @typedef {import('./verdict.mjs').Budget} Budget */

const ms = /** @type {const} */ ({ unit: 'ms', isRatio: true });
/** What a visitor waits for: a difference that nobody feels is told apart. */
const wait = /** @type {const} */ ({ ...ms, isWallTime: true });
const besideLLC = /** @type {const} */ ({ entrant: 'most', beside: { entrant: 'llc' }, target: 1.2, failsAt: 1.5 });

/**
 * Every bar of the bench, by part and row. The targets are the bar; past the limit `npm run bench` fails.
 * @type {Readonly<Record<string, Readonly<Record<string, Budget>>>>}
 */
export const benchBudgets = {
  forms: {
    bundle: { what: 'UMD, gzip -9', unit: 'kB', target: budgets.bundle.targetBytes / 1000, failsAt: budgets.bundle.gzipBytes / 1000 },
    styles: { what: 'CSS, gzip -9', unit: 'kB', target: budgets.styles.targetBytes / 1000, failsAt: budgets.styles.gzipBytes / 1000 },
    boot: { what: 'boot to first usable field', ...wait, target: 1.8, failsAt: 3 },
    slowBoot: { what: 'boot, slow network', ...wait, target: 1.8, failsAt: 3 },
    printedBoot: { what: 'boot, first step printed', ...wait, row: 'boot', entrant: 'printed', target: 1.1, failsAt: 1.5 },
    printedSlowBoot: {
      what: 'boot, first step printed, slow network',
      ...wait,
      row: 'slowBoot',
      entrant: 'printed',
      target: 1.1,
      failsAt: 1.5,
    },
    // 60 ms where the bare form boots in 100.
    blocking: { what: 'blocking over 50 ms at boot, of bare boot', ...ms, beside: { row: 'boot' }, target: 0.6, failsAt: 4 },
    key: { what: 'main-thread work per key, largest step', ...ms, target: 1.3, failsAt: 2 },
    refused: { what: 'refused Continue to errors shown', ...wait, target: 2, failsAt: 4 },
    nextStep: { what: 'Continue to next step', ...wait, target: 1.5, failsAt: 4 },
    heap: { what: 'heap after boot', unit: 'MB', target: 1.6, failsAt: 2.5 },
    shift: { what: 'layout shift on boot, fast network', unit: 'shift', target: 0, failsAt: 0.02 },
    slowShift: { what: 'layout shift on boot, slow network', unit: 'shift', target: 0, failsAt: 0.02 },
    printedShift: { what: 'layout shift, first step printed', unit: 'shift', row: 'shift', entrant: 'printed', target: 0, failsAt: 0.02 },
    printedSlowShift: {
      what: 'layout shift, printed, slow network',
      unit: 'shift',
      row: 'slowShift',
      entrant: 'printed',
      target: 0,
      failsAt: 0.02,
    },
  },
  toggles: {
    one: { what: 'one of 51 states toggled, to paint', ...wait, target: 1.4, failsAt: 2.5 },
    // 60 ms where the bare form takes 13.
    all: { what: 'all 51 states toggled with the cart rebuild, to paint', ...ms, target: 4.6, failsAt: 12 },
  },
  'three-step': {
    boot: { what: 'boot to first usable field', ...wait, target: 1.6, failsAt: 2.5 },
    key: { what: 'main-thread work per key', ...ms, target: 1.1, failsAt: 2 },
    refused: { what: 'Next on the empty step 1 to errors', ...wait, target: 1.6, failsAt: 4 },
    nextStep: { what: 'Next to step 2', ...wait, target: 2, failsAt: 5 },
    thirdStep: { what: 'Next to the step of 51 boxes', ...wait, target: 1.3, failsAt: 3 },
    box: { what: 'one of 51 boxes, to paint', ...wait, target: 1.4, failsAt: 3.5 },
    heap: { what: 'heap after boot', unit: 'MB', target: 1.4, failsAt: 2 },
  },
  paid: {
    boot: { what: 'boot to first usable field', ...wait, ...besideLLC },
    slowBoot: { what: 'boot, slow network', ...wait, ...besideLLC },
    blocking: { what: 'blocking over 50 ms at boot', ...ms, ...besideLLC },
    key: { what: 'main-thread work per key', ...ms, ...besideLLC },
    refused: { what: 'refused Continue to errors shown', ...wait, ...besideLLC },
    nextStep: { what: 'Continue to next step', ...wait, ...besideLLC },
    heap: { what: 'heap after boot', unit: 'MB', isRatio: true, ...besideLLC },
  },
  domains: {
    page: { what: 'another page of 500 domains, work', unit: 'ms', target: 50, failsAt: 50 },
    filter: { what: '500 domains filtered by an extension, work', unit: 'ms', target: 50, failsAt: 50 },
  },
  // What a visitor takes for at once; web.dev calls an INP of more than 200 ms poor on a device that is not slowed down.
  interactions: {
    usual: { what: 'key or click to its frame, 75th percentile of an order', unit: 'ms', target: 100, failsAt: 200 },
    late: { what: 'key or click to its frame, 98th percentile of an order', unit: 'ms', target: 200, failsAt: 500 },
  },
  fields: {
    work: { what: 'main-thread work per key, step of 60 fields', ...ms, target: 1.4, failsAt: 2 },
  },
  // What no rule may take over the longest text of a field, whatever stands in it; measured without a page.
  rules: {
    slowest: { what: 'slowest rule over 524,288 characters', unit: 'ms', target: 50, failsAt: 50 },
  },
  // What an item takes of a rebuild for 50 states, beside fewer: linear in items.
  cart: {
    item: { what: 'cart rebuild, time an item', unit: 'µs', isRatio: true, beside: { entrant: 'fewer states' }, target: 1.2, failsAt: 2 },
  },
};
