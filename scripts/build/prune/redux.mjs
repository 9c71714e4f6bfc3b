import { prune } from './prune.mjs';

/**
 * The store is never given another reducer nor read as an observable. What only throws at a mistake of ours has done
 * its work once the tests have run, which they do on the whole library.
 */
export const pruneRedux = prune('redux', {
  'dist/redux.mjs': {
    keep: { ActionTypes: ['INIT'], store: ['dispatch', 'subscribe', 'getState'] },
    statements: [
      'if (typeof reducer !== "function")',
      'if (typeof preloadedState === "function"',
      'if (typeof enhancer !== "function")',
      'if (typeof listener !== "function")',
      'if (isDispatching)',
      'if (!isPlainObject(action))',
      'if (typeof action.type',
      'try { assertReducerShape(',
      'if (shapeAssertionError)',
      'if (typeof nextStateForKey === "undefined")',
      'throw new Error(process.env.NODE_ENV === "production" ? formatProdErrorMessage(15)',
    ],
  },
});
