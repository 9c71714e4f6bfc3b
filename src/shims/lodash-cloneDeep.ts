/** Replaces lodash/cloneDeep. Formik copies its initial values against mutation; we never mutate values, so no copy is needed. */
export default <Value>(value: Value): Value => value;
