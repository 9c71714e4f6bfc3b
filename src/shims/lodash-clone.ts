/** Replaces lodash/clone for Formik's `setIn`, which copies each object along a path. */
export default (value: object) => (Array.isArray(value) ? [...(value as unknown[])] : { ...value });
