/** Formik's `lodash-es/isPlainObject`: true for `{}` and null-prototype objects, of any window. */
export default function isPlainObject(value: unknown): boolean {
  if (Object.prototype.toString.call(value) !== '[object Object]') return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
