import { prune } from './prune.mjs';

/** One provider in a browser, over one store: no subscription below another, no server, no hooks with types of their own. */
export const pruneReactRedux = prune('react-redux', {
  'dist/react-redux.mjs': {
    keep: {
      createListenerCollection: ['clear', 'notify', 'subscribe'],
      nullListeners: ['notify'],
      subscription: ['addNestedSub', 'notifyNestedSubs', 'trySubscribe', 'tryUnsubscribe'],
    },
    statements: [
      'Object.assign(useStore, { withTypes',
      'Object.assign(useDispatch, { withTypes',
      'Object.assign(useSelector, { withTypes',
      'React.useDebugValue(',
      'const firstRun =',
    ],
    instead: {
      'parentSub ? parentSub.addNestedSub(handleChangeWrapper) : store.subscribe(': 'store.subscribe(',
      'getServerState: serverState != null ? () => serverState : void 0': '',
      'getServerState || store.getState': 'undefined',
      'const Context = context || ReactReduxContext;': 'const Context = ReactReduxContext;',
      'if (!React.createContext) return {};': '',
      'isDOM || isReactNative ? React.useLayoutEffect : React.useEffect': 'React.useLayoutEffect',
      'typeof equalityFnOrOptions === "function" ? { equalityFn: equalityFnOrOptions } : equalityFnOrOptions': '{}',
    },
  },
});
