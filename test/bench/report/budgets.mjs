import budgets from '../../../scripts/budgets.json' with { type: 'json' };

/** @typedef {import('./verdict.mjs').Budget} Budget */

/** The budgets of the design, in its order; bytes have the target that `npm run check` holds now. */
export const designBudgets = /** @satisfies {Record<string, Budget>} */ ({
  bundle: { what: 'UMD, gzip -9', unit: 'kB', target: budgets.bundle.targetBytes / 1000, failsAt: budgets.bundle.gzipBytes / 1000 },
  styles: { what: 'CSS, gzip -9', unit: 'kB', target: budgets.styles.gzipBytes / 1000, failsAt: 14 },
  boot: { what: 'boot to first usable field', unit: 'ms', isRatio: true, isWallTime: true, target: 2, failsAt: 3 },
  key: { what: 'main-thread work per key, largest step', unit: 'ms', isRatio: true, target: 1.4, failsAt: 2 },
  refused: { what: 'refused Continue to errors shown', unit: 'ms', isRatio: true, isWallTime: true, target: 2, failsAt: 4 },
  nextStep: { what: 'Continue to next step', unit: 'ms', isRatio: true, isWallTime: true, target: 2, failsAt: 4 },
  heap: { what: 'heap after boot', unit: 'MB', target: 1.6, failsAt: 2.5 },
  shift: { what: 'layout shift on boot, fast network', unit: 'shift', target: 0, failsAt: 0.02 },
  slowShift: { what: 'layout shift on boot, slow network', unit: 'shift', target: 0, failsAt: 0.02 },
});

/** What no rule may take over the longest text of a field, whatever stands in it; measured without a page. @type {Budget} */
export const ruleBudget = { what: 'slowest rule over 524,288 characters', unit: 'ms', target: 50, failsAt: 50 };

/** What each item of the cart takes of a rebuild for 50 states, beside fewer: linear in items. @type {Budget} */
export const rebuildBudget = { what: 'cart rebuild, time an item', unit: 'ms', isRatio: true, target: 1.2, failsAt: 2 };

/** @typedef {keyof typeof designBudgets} BudgetName */
