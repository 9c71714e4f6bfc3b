import { prune } from './prune.mjs';

/**
 * One store for the life of a form, read by `useSelector` with an equality function and `useStore`. So the context, the
 * store and the snapshot of a server are never given, and there is no option and no nested subscription.
 */
export const pruneReactRedux = prune('react-redux', {
  'dist/react-redux.mjs': {
    keep: {
      createListenerCollection: ['first', 'last', 'clear', 'notify', 'subscribe'],
      nullListeners: ['notify'],
      subscription: ['addNestedSub', 'notifyNestedSubs', 'trySubscribe', 'tryUnsubscribe'],
      baseContextValue: ['store', 'subscription'],
    },
    statements: [
      ...['Object.assign(useStore, {', 'Object.assign(useDispatch, {', 'Object.assign(useSelector, {'],
      ...['const Context = context || ReactReduxContext', 'const { equalityFn = refEquality }'],
      ...['const firstRun', 'const wrappedSelector', 'React.useDebugValue(selectedState)'],
    ],
    instead: {
      '/*#__PURE__*/ getContext()': '/* @__PURE__ */ React.createContext(null)',
      'React.createElement(Context.Provider': 'React.createElement(ReactReduxContext.Provider',
      'const { children, context, serverState, store } = providerProps': 'const { children, store } = providerProps',
      '[store, serverState]': '[store]',
      'equalityFnOrOptions = {}': 'equalityFn = refEquality',
      'const { store, subscription, getServerState } = reduxContext': 'const { store, subscription } = reduxContext',
      'getServerState || store.getState, wrappedSelector': 'null, selector',
      'context === ReactReduxContext ? useReduxContext : createReduxContextHook(context)': 'useReduxContext',
      'context === ReactReduxContext ? useStore : createStoreHook(context)': 'useStore',
    },
  },
});
