import { prune } from './prune.mjs';

/**
 * src/state creates slices from an object of reducers and extra cases, and one store without devtools, thunks or
 * batching. Checks that only throw on our own mistakes go too: the tests also run on the whole library.
 */
export const pruneReduxToolkit = prune('@reduxjs/toolkit', {
  'dist/redux-toolkit.modern.mjs': {
    keep: {
      Tuple: [],
      builder: ['addCase'],
      contextMethods: ['addCase', 'exposeAction'],
      slice: ['actions', 'reducer'],
    },
    statements: [
      // createAction
      'if (!prepared)',
      'actionCreator.toString =',
      // configureStore and its defaults
      'const { thunk: thunk$1 = true',
      'if (thunk$1)',
      'if (process.env.NODE_ENV !== "production") { if (immutableCheck)',
      'const { autoBatch = true }',
      'if (autoBatch)',
      'if (typeof reducer === "function")',
      'if (isPlainObject(reducer))',
      'throw new Error(process.env.NODE_ENV === "production" ? formatProdErrorMessage(1)',
      'if (devTools)',
      // createReducer
      'if (!type)',
      'if (type in',
      'for (const { matcher, reducer } of finalActionMatchers)',
      'if (matchedReducers)',
      'if (result === void 0) { if (previousState === null)',
      'if (isStateFunction(initialState))',
      'reducer.getInitialState =',
      // createSlice
      'const cAT =',
      'if (!name) throw',
      'if (isAsyncThunkSliceReducerDefinition(',
      'if (createNotation &&',
      'for (let sM of',
      'for (let m of',
      'if (defaultCaseReducer) builder',
    ],
    instead: {
      '..."meta" in prepared && { meta: prepared.meta },': '',
      '..."error" in prepared && { error: prepared.error }': '',
      'action != null && action.type === type && isAction(action)': 'action.type === type',
      'let rootReducer;': 'let rootReducer = reducer;',
      'new Tuple()': '[]',
      'new Tuple(middlewareEnhancer)': '[middlewareEnhancer]',
      'typeof enhancers === "function" ? enhancers(getDefaultEnhancers) : getDefaultEnhancers()': 'getDefaultEnhancers()',
      'finalDefaultCaseReducer ? applyCaseReducer(state, finalDefaultCaseReducer, action) : state': 'state',
      '(typeof options.reducers === "function" ? options.reducers(buildReducerCreators()) : options.reducers) || {}': 'options.reducers',
      'const { name, reducerPath = name } = options': 'const { name } = options',
      'createNotation: typeof options.reducers === "function"': '',
      '.exposeCaseReducer(reducerName, caseReducer)': '',
    },
  },
});
