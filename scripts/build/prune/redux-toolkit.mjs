import { prune } from './prune.mjs';

/**
 * src/state creates slices from an object of plain reducers, and one store with its own middleware, without devtools or
 * batching. Checks that only throw on our own mistakes go too: the tests also run on the whole library.
 */
export const pruneReduxToolkit = prune('@reduxjs/toolkit', {
  'dist/redux-toolkit.modern.mjs': {
    keep: {
      Tuple: [],
      contextMethods: ['addCase', 'exposeAction'],
      slice: ['actions', 'reducer'],
    },
    statements: [
      // createAction
      'if (prepareAction)',
      'actionCreator.toString =',
      // configureStore
      ...['const getDefaultMiddleware = buildGet', 'if (typeof middleware === "function")', 'finalMiddleware = getDefaultMiddleware()'],
      ...['let finalCompose', 'if (devTools)', 'const getDefaultEnhancers', 'let storeEnhancers'],
      'if (typeof reducer === "function")',
      'if (isPlainObject(reducer))',
      'throw new Error(process.env.NODE_ENV === "production" ? formatProdErrorMessage(1)',
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
      'if ("reducer" in maybeReducerWithPrepare)',
      'const [extraReducers = {}',
      'const finalCaseReducers =',
    ],
    instead: {
      'action != null && action.type === type && isAction(action)': 'action.type === type',
      'let rootReducer;': 'let rootReducer = reducer;',
      'let finalMiddleware;': 'const finalMiddleware = middleware();',
      'finalCompose(...storeEnhancers)': 'middlewareEnhancer',
      'let [actionsMap, finalActionMatchers, finalDefaultCaseReducer] = executeReducerBuilderCallback(mapOrBuilderCallback)':
        'const actionsMap = mapOrBuilderCallback',
      'finalDefaultCaseReducer ? applyCaseReducer(state, finalDefaultCaseReducer, action) : state': 'state',
      '(builder) => { for (let key in finalCaseReducers) builder.addCase(key, finalCaseReducers[key]); for (let sM of context.sliceMatchers) builder.addMatcher(sM.matcher, sM.reducer); for (let m of actionMatchers) builder.addMatcher(m.matcher, m.reducer); if (defaultCaseReducer) builder.addDefaultCase(defaultCaseReducer); }':
        'context.sliceCaseReducersByType',
      'typeof typeOrActionCreator === "string" ? typeOrActionCreator : typeOrActionCreator.type': 'typeOrActionCreator',
      '(typeof options.reducers === "function" ? options.reducers(buildReducerCreators()) : options.reducers) || {}': 'options.reducers',
      'const { name, reducerPath = name } = options': 'const { name } = options',
      'createNotation: typeof options.reducers === "function"': '',
      'prepareCallback ? createAction(type, prepareCallback) : createAction(type)': 'createAction(type, prepareCallback)',
      '.exposeCaseReducer(reducerName, caseReducer)': '',
    },
  },
});
