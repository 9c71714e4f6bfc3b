import { prune } from './prune.mjs';

const unusedHooks = [
  ...['initialValues', 'initialErrors', 'initialTouched', 'initialStatus', 'isMounted', 'fieldRegistry'],
  ...['runValidateHandler', 'runValidationSchema', 'runSingleFieldLevelValidation', 'runFieldLevelValidations'],
  ...['runAllValidations', 'validateFormWithHighPriority', 'validateField', 'registerField', 'unregisterField'],
  ...['setTouched', 'setErrors', 'setFieldError', 'setFieldValue', 'setFieldTouched', 'setFormikState', 'setStatus'],
  ...['setSubmitting', 'submitForm', 'executeSubmit', 'resetForm', 'executeChange', 'executeBlur', 'handleChange'],
  ...['handleBlur', 'handleSubmit', 'handleReset', 'getFieldMeta', 'getFieldHelpers', 'getFieldProps', 'dirty', 'isValid'],
];

/**
 * Formik is given the form's values and keeps them; our engine validates, and each field follows its value by itself
 * (src/form). So all that stays is the values and `setValues(values, false)`, and no package that Formik brings along.
 */
export const pruneFormik = prune('formik', {
  'dist/formik.esm.js': {
    keep: {
      formikReducer: ['SET_VALUES', 'default'],
      stateRef: ['values'],
    },
    statements: [
      ...['import deepmerge', 'import isPlainObject', 'import cloneDeep', 'import isEqual', 'import clone ', 'import toPath'],
      ...['import invariant', 'import hoistNonReactStatics'],
      ...unusedHooks.map((name) => `var ${name} = use`),
      ...['useEffect(', 'var _ref$validateOnChange =', 'var props = _extends(', 'var imperativeMethods =', 'var willValidate ='],
      ...['var ctx =', 'FormikContext.displayName =', 'Form.displayName ='],
    ],
    instead: {
      'return ctx;': 'return { values: state.values, setValues: setValues };',
      // Nobody writes into the values: every change makes new ones.
      'cloneDeep(props.initialValues)': '_ref.initialValues',
      'isFunction(values) ? values(state.values) : values': 'values',
      'willValidate ? validateFormWithHighPriority(resolvedValues) : Promise.resolve()': 'Promise.resolve()',
      '/*#__PURE__*/connect(FieldArrayInner)': 'FieldArrayInner',
      '/*#__PURE__*/connect(ErrorMessageImpl)': 'ErrorMessageImpl',
      '/*#__PURE__*/connect(FastFieldInner)': 'FastFieldInner',
      'var FormikProvider = FormikContext.Provider': 'var FormikProvider',
      'var FormikConsumer = FormikContext.Consumer': 'var FormikConsumer',
      "typeof window !== 'undefined' && typeof window.document !== 'undefined' && typeof window.document.createElement !== 'undefined' ? useLayoutEffect : useEffect":
        'useLayoutEffect',
      '_extends({}, state, {': 'Object.assign({}, state, {',
    },
  },
});
