/** Formik's `setIn` copies each object on the way to a value. */
export default (value: object) => (Array.isArray(value) ? [...(value as unknown[])] : { ...value });
