import { prune } from './prune.mjs';

/**
 * One store for the life of a form, read by `useSelector` with an equality function and `useStore`. So the context, the
 * store and the snapshot of a server are never given, and there is no option. No component has a subscription that others
 * must wait for, so each selector listens to the store itself, and looks at the state again when it subscribes.
 */
export const pruneReactRedux = prune('react-redux', {
  'dist/react-redux.mjs': {
    keep: { baseContextValue: ['store'] },
    statements: [
      ...['Object.assign(useStore, {', 'Object.assign(useDispatch, {', 'Object.assign(useSelector, {'],
      ...['const Context = context || ReactReduxContext', 'const { equalityFn = refEquality }'],
      ...['const firstRun', 'const wrappedSelector', 'React.useDebugValue(selectedState)', 'const refEquality'],
      ...['const subscription = createSubscription(store);', 'const previousState ='],
      'useIsomorphicLayoutEffect(() => { const { subscription } = contextValue;',
    ],
    instead: {
      '/*#__PURE__*/ getContext()': '/* @__PURE__ */ React.createContext(null)',
      'React.createElement(Context.Provider': 'React.createElement(ReactReduxContext.Provider',
      'const { children, context, serverState, store } = providerProps': 'const { children, store } = providerProps',
      '[store, serverState]': '[store]',
      'equalityFnOrOptions = {}': 'equalityFn',
      'const { store, subscription, getServerState } = reduxContext': 'const { store } = reduxContext',
      'subscription.addNestedSub, store.getState, getServerState || store.getState, wrappedSelector':
        'store.subscribe, store.getState, null, selector',
      'context === ReactReduxContext ? useReduxContext : createReduxContextHook(context)': 'useReduxContext',
      'context === ReactReduxContext ? useStore : createStoreHook(context)': 'useStore',
    },
  },
});
