import { prune } from './prune.mjs';

/**
 * The store's reducer is never replaced and the store never read as an observable. Checks that only throw on our own
 * mistakes run in the tests, which use the whole library.
 */
export const pruneRedux = prune('redux', {
  'dist/redux.mjs': {
    keep: { ActionTypes: ['INIT'], store: ['dispatch', 'subscribe', 'getState'] },
    statements: [
      // Every listener is unsubscribed once.
      ...['let isSubscribed', 'if (!isSubscribed)', 'isSubscribed = false', 'currentListeners = null'],
      // `combineReducers` gets reducers alone, and the state of each changes with the first action.
      ...['const reducerKeys =', 'for (let i = 0; i < reducerKeys.length', 'hasChanged = hasChanged || finalReducerKeys.length'],
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
    instead: {
      // No reducer of ours asks for it.
      '/* @__PURE__ */ randomString()': "''",
      'const finalReducers = {}': 'const finalReducers = reducers',
      'compose(...chain)(store.dispatch)': 'chain.reduceRight((next, middleware) => middleware(next), store.dispatch)',
      '(action, ...args) => dispatch(action, ...args)': '(action) => dispatch(action)',
    },
  },
});
