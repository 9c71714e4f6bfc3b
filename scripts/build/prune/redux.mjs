import { prune } from './prune.mjs';

/**
 * The store's reducer is never replaced and the store never read as an observable. Checks that only throw on our own
 * mistakes run in the tests, which use the whole library.
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
