import { prune } from './prune.mjs';

/** Each file has its own helpers for browsers that lack object spread; all of today's have it. */
const native = { '_objectSpread({}': 'Object.assign({}' };

const storageKey = { '"".concat(config.keyPrefix !== undefined ? config.keyPrefix : KEY_PREFIX).concat(config.key)': 'config.key' };

/**
 * src/state/persistence.ts passes only a key, a storage that serializes by itself and never fails, a function that reads
 * it, a timeout and a throttle. So nothing is serialized, transformed, migrated, filtered or purged here, and no write fails.
 */
export const pruneReduxPersist = prune('redux-persist', {
  'es/persistReducer.js': {
    statements: [
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
      'config.stateReconciler === undefined ? autoMergeLevel1 : config.stateReconciler': 'autoMergeLevel1',
      'stateReconciler !== false && inboundState': 'inboundState',
      'config.getStoredState || defaultGetStoredState': 'config.getStoredState',
      'config.timeout !== undefined ? config.timeout : DEFAULT_TIMEOUT': 'config.timeout',
      'var migrate = config.migrate || function (s, v) { return Promise.resolve(s); };': '_rehydrate(restoredState);',
      // Nobody reads why nothing was restored.
      [String.raw`, new Error("redux-persist: persist timed out for persist key \"".concat(config.key, "\""))`]: '',
    },
  },
  'es/stateReconciler/autoMergeLevel1.js': {
    instead: { ...native, "inboundState && _typeof(inboundState) === 'object'": 'inboundState' },
  },
  'es/createPersistoid.js': {
    statements: [
      'if (config.serialize === false)',
      "if (typeof config.serialize === 'function')",
      'serialize = defaultSerialize',
      'if (!passWhitelistBlacklist(key))',
    ],
    instead: {
      ...storageKey,
      'transforms.reduce(function (subState, transformer) { return transformer.in(subState, key, lastState); }, lastState[key])':
        'lastState[key]',
      'passWhitelistBlacklist(key) &&': '',
      "try { stagedState[key] = serialize(endState); } catch (err) { console.error('redux-persist/createPersistoid: error serializing state', err); }":
        'stagedState[key] = endState;',
      'serialize(stagedState)).catch(onWriteFail)': 'stagedState)',
    },
  },
  'es/persistStore.js': {
    keep: { persistor: ['flush', 'pause', 'persist'] },
    statements: ['var boostrappedCb', 'if (boostrappedCb'],
    instead: {
      ...native,
      '_toConsumableArray(state.registry)': '[...state.registry]',
      'options && options.enhancer ? options.enhancer : undefined': 'undefined',
      '!(options && options.manualPersist)': 'true',
    },
  },
});
