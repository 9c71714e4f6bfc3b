import { prune } from './prune.mjs';

/** Each file has its own helpers for browsers that lack object spread; all of today's have it. */
const native = { '_objectSpread({}': 'Object.assign({}' };

const storageKey = { '"".concat(config.keyPrefix !== undefined ? config.keyPrefix : KEY_PREFIX).concat(config.key)': 'config.key' };

/**
 * src/state/persistence.ts passes only a key, a storage that serializes by itself and never fails, a function that reads
 * it, a timeout and a throttle. So nothing is serialized, transformed, migrated, filtered or purged here, and no write fails.
 * Persistence starts once, with the store. A persisted state has the same keys all its life, and what is read has no others.
 */
export const pruneReduxPersist = prune('redux-persist', {
  'es/persistReducer.js': {
    statements: [
      'var reconciledRest =',
      'if (_persist) {',
      "if (typeof action.rehydrate !== 'function'",
      'if (action.type === PURGE)',
      'if (_purge)',
      'migrate(restoredState, version)',
    ],
    instead: {
      ...native,
      '_objectWithoutProperties(_ref, ["_persist"])': '(({ _persist, ...others }) => others)(_ref)',
      'config.version !== undefined ? config.version : DEFAULT_VERSION': 'DEFAULT_VERSION',
      'config.stateReconciler === undefined ? autoMergeLevel1 : config.stateReconciler': 'null',
      '_objectSpread({}, reconciledRest,': 'Object.assign({}, reducedState, inboundState,',
      'state._persist.rehydrated && _persistoid &&': 'state._persist.rehydrated &&',
      'if (!_persistoid) _persistoid =': '_persistoid =',
      'action.result(_persistoid && _persistoid.flush())': '_persistoid.flush()',
      'config.getStoredState || defaultGetStoredState': 'config.getStoredState',
      'config.timeout !== undefined ? config.timeout : DEFAULT_TIMEOUT': 'config.timeout',
      'var migrate = config.migrate || function (s, v) { return Promise.resolve(s); };': '_rehydrate(restoredState);',
      // Nobody reads why nothing was restored.
      [String.raw`timeout && setTimeout(function () { !_sealed && _rehydrate(undefined, new Error("redux-persist: persist timed out for persist key \"".concat(config.key, "\""))); }, timeout)`]:
        'setTimeout(_rehydrate, timeout)',
      '_rehydrate(undefined, err)': '_rehydrate()',
      'payload, err);': 'payload);',
    },
  },
  'es/createPersistoid.js': {
    statements: [
      'if (config.serialize === false)',
      "if (typeof config.serialize === 'function')",
      'serialize = defaultSerialize',
      'if (!passWhitelistBlacklist(key))',
      ...['Object.keys(lastState).forEach', 'Object.keys(stagedState).forEach', 'return writePromise ||'],
    ],
    instead: {
      ...storageKey,
      'transforms.reduce(function (subState, transformer) { return transformer.in(subState, key, lastState); }, lastState[key])':
        'lastState[key]',
      'config.throttle || 0': 'config.throttle',
      'if (timeIterator) clearInterval': 'clearInterval',
      'writePromise = storage': 'storage',
      'if (endState !== undefined) {': '{',
      "try { stagedState[key] = serialize(endState); } catch (err) { console.error('redux-persist/createPersistoid: error serializing state', err); }":
        'stagedState[key] = endState;',
      'else { //if the endState is undefined, no need to persist the existing serialized content delete stagedState[key]; }': '',
      'serialize(stagedState)).catch(onWriteFail)': 'stagedState)',
    },
  },
  'es/persistStore.js': {
    keep: { persistor: ['flush', 'pause', 'persist'] },
    statements: ['boostrappedCb = false'],
    instead: {
      // Its own store only knows which keys are still to be restored.
      'createStore(persistorReducer, initialState, options && options.enhancer ? options.enhancer : undefined)': '[]',
      '_pStore.dispatch({ type: REGISTER, key: key })': '_pStore.push(key)',
      '_pStore.dispatch(rehydrateAction)': '_pStore.splice(_pStore.indexOf(key), 1)',
      'boostrappedCb && persistor.getState().bootstrapped': '_pStore.length === 0',
      'cb || false': 'cb',
      '_objectSpread({}, _pStore, {': 'Object.assign({',
      // Nobody waits for what a flush writes.
      'var results = []; store.dispatch({ type: FLUSH, result: function result(flushResult) { results.push(flushResult); } }); return Promise.all(results);':
        'store.dispatch({ type: FLUSH });',
      'function rehydrate(key, payload, err)': 'function rehydrate(key, payload)',
      'err: err,': '',
      '!(options && options.manualPersist)': 'true',
    },
  },
});
