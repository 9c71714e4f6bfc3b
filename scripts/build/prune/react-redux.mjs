import { prune } from './prune.mjs';

/**
 * One store for the life of a form, read by `useSelector` with an equality function and `useStore`. So the context, the
 * store and the snapshot of a server are never given, and there is no option and no nested subscription. The provider
 * listens to the store before any selector does, and each selector looks at the state again when it subscribes.
 */
export const pruneReactRedux = prune('react-redux', {
  'dist/react-redux.mjs': {
    keep: {
      createListenerCollection: ['first', 'last', 'notify', 'subscribe'],
      subscription: ['addNestedSub', 'notifyNestedSubs', 'trySubscribe', 'tryUnsubscribe'],
      baseContextValue: ['store', 'subscription'],
    },
    statements: [
      ...['Object.assign(useStore, {', 'Object.assign(useDispatch, {', 'Object.assign(useSelector, {'],
      ...['const Context = context || ReactReduxContext', 'const { equalityFn = refEquality }'],
      ...['const firstRun', 'const wrappedSelector', 'React.useDebugValue(selectedState)'],
      ...['let isSubscribed', 'if (!isSubscribed || first', 'isSubscribed = false', 'const refEquality'],
      ...['let listeners = nullListeners', 'let subscriptionsAmount', 'let selfSubscribed', 'const nullListeners'],
      ...['const previousState =', 'if (previousState !==', 'subscription.onStateChange ='],
    ],
    instead: {
      'let unsubscribe;': 'let unsubscribe; const listeners = createListenerCollection();',
      'trySubscribe(); const cleanupListener = listeners.subscribe(listener); let removed = false; return () => { if (!removed) { removed = true; cleanupListener(); tryUnsubscribe(); } };':
        'return listeners.subscribe(listener);',
      'subscriptionsAmount++; if (!unsubscribe) { unsubscribe = parentSub ? parentSub.addNestedSub(handleChangeWrapper) : store.subscribe(handleChangeWrapper); listeners = createListenerCollection(); }':
        'unsubscribe = store.subscribe(notifyNestedSubs);',
      'subscriptionsAmount--; if (unsubscribe && subscriptionsAmount === 0) { unsubscribe(); unsubscribe = void 0; listeners.clear(); listeners = nullListeners; }':
        'unsubscribe();',
      'trySubscribe: trySubscribeSelf': 'trySubscribe',
      'tryUnsubscribe: tryUnsubscribeSelf': 'tryUnsubscribe',
      '[contextValue, previousState]': '[contextValue]',
      '/*#__PURE__*/ getContext()': '/* @__PURE__ */ React.createContext(null)',
      'React.createElement(Context.Provider': 'React.createElement(ReactReduxContext.Provider',
      'const { children, context, serverState, store } = providerProps': 'const { children, store } = providerProps',
      '[store, serverState]': '[store]',
      'equalityFnOrOptions = {}': 'equalityFn',
      'const { store, subscription, getServerState } = reduxContext': 'const { store, subscription } = reduxContext',
      'getServerState || store.getState, wrappedSelector': 'null, selector',
      'context === ReactReduxContext ? useReduxContext : createReduxContextHook(context)': 'useReduxContext',
      'context === ReactReduxContext ? useStore : createStoreHook(context)': 'useStore',
    },
  },
});
