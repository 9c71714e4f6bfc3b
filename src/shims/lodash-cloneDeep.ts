/** Formik copies what it starts with, in case somebody writes into it; nobody does, every change makes new values. */
export default <Value>(value: Value): Value => value;
