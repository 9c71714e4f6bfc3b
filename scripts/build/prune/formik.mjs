import { prune } from './prune.mjs';

/**
 * src/form writes values, touched and errors to Formik's state in one update, and submits with it. So the hook keeps its
 * state, `validate` and submit; event handlers, resets and field-level validation go, with the packages they depend on.
 */
export const pruneFormik = prune('formik', {
  'dist/formik.esm.js': {
    keep: {
      useFormik: [
        ...['_ref$validateOnChange', 'props', 'initialValues', 'isMounted', '_React$useState', 'stateRef', 'state', 'dispatch'],
        ...['runValidateHandler', 'runAllValidations', 'validateFormWithHighPriority', 'setFormikState', 'submitForm', 'executeSubmit'],
        ...['dirty', 'ctx'],
      ],
      ctx: ['initialValues', 'setFormikState', 'submitForm', 'dirty'],
      formikReducer: [
        ...['SET_ERRORS', 'SET_ISVALIDATING', 'SET_FORMIK_STATE', 'SUBMIT_ATTEMPT', 'SUBMIT_FAILURE', 'SUBMIT_SUCCESS', 'default'],
      ],
    },
    statements: [
      ...['import deepmerge', 'import isPlainObject'],
      ...['useEffect(function () { if (validateOnMount', 'useEffect(function () { if (isMounted.current', 'useEffect(function () { if (enableReinitialize'],
    ],
    instead: {
      "import hoistNonReactStatics from 'hoist-non-react-statics';": 'var hoistNonReactStatics = (target) => target;',
      '[runFieldLevelValidations(values), props.validationSchema ? runValidationSchema(values) : {}, props.validate ? runValidateHandler(values) : {}]':
        '[{}, {}, runValidateHandler(values)]',
      '[props.validate, props.validationSchema, runFieldLevelValidations, runValidateHandler, runValidationSchema]':
        '[runValidateHandler]',
      'deepmerge.all([fieldErrors, schemaErrors, validateErrors], { arrayMerge: arrayMerge })': 'validateErrors',
      'onSubmit(state.values, imperativeMethods)': 'onSubmit(state.values)',
    },
  },
});
