import { prune } from './prune.mjs';

/**
 * src/form writes values, touched and errors to Formik's state in one update, and submits with it. So the hook keeps its
 * state, `validate` and submit; event handlers, resets and field-level validation go, with the packages they depend on.
 * `validate` and `onSubmit` take nothing, and `validate` writes what a submit touches. `setIn` is only given true or a text.
 */
export const pruneFormik = prune('formik', {
  'dist/formik.esm.js': {
    keep: {
      useFormik: [
        ...['initialValues', 'isMounted', '_React$useState', 'stateRef', 'state', 'dispatch', 'runValidateHandler'],
        ...['validateFormWithHighPriority', 'setFormikState', 'submitForm', 'executeSubmit', 'dirty', 'ctx'],
      ],
      ctx: ['initialValues', 'setFormikState', 'submitForm', 'dirty'],
      formikReducer: [...['SET_ERRORS', 'SET_FORMIK_STATE', 'SUBMIT_ATTEMPT', 'SUBMIT_SUCCESS', 'default']],
    },
    statements: [
      ...['import deepmerge', 'import isPlainObject'],
      ...[
        'useEffect(function () { if (validateOnMount',
        'useEffect(function () { if (isMounted.current',
        'useEffect(function () { if (enableReinitialize',
      ],
      // `validate` returns the errors themselves, `onSubmit` a promise.
      ...['if (maybePromisedErrors == null)', 'if (isPromise(maybePromisedErrors))', 'if (isInstanceOfError)'],
      ...['var isInstanceOfError', 'if (promiseOrUndefined === undefined)'],
      ...["dispatch({ type: 'SET_ISVALIDATING'", 'if (values === void 0)', 'FormikContext.displayName ='],
      ...['for (var _len = arguments.length, args'],
      // setIn
      ...['if (value === undefined)', 'if (i === 0 && value'],
    ],
    instead: {
      "import hoistNonReactStatics from 'hoist-non-react-statics';": 'var hoistNonReactStatics = (target) => target;',
      '_extends({}': 'Object.assign({}',
      'function useFormik(_ref)': 'function useFormik(props)',
      'cloneDeep(props.initialErrors) ||': '',
      'cloneDeep(props.initialTouched) ||': '',
      'status: cloneDeep(props.initialStatus),': '',
      'runAllValidations(values)': 'runValidateHandler()',
      'props.validate(values, field)': 'props.validate()',
      'touched: setNestedObjectValues(state.values, true),': '',
      'ref.current.apply(void 0, args)': 'ref.current()',
      '(i === 0 ? obj : resVal)': 'resVal',
      'currentObj && (isObject(currentObj) || Array.isArray(currentObj))': 'isObject(currentObj)',
      // The same: what is on the way has been copied.
      'getIn(obj, pathArray.slice(0, i + 1))': 'resVal[currentPath]',
      // The two do the same.
      "dispatch({ type: 'SUBMIT_FAILURE' })": "dispatch({ type: 'SUBMIT_SUCCESS' })",
      'isFunction(stateOrCb)': 'true',
      '!isInstanceOfError &&': '',
      'try { promiseOrUndefined': '{ promiseOrUndefined',
      'catch (error) { throw error; }': '',
      'onSubmit(state.values, imperativeMethods)': 'props.onSubmit()',
    },
  },
});
