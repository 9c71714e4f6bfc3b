/** Formik's merging of the errors of its own validation, which never runs here: our engine validates. */
export default { all: (parts: readonly object[]): object => Object.assign({}, ...parts) };
