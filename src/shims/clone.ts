import { copyObject } from './copy-object';

/**
 * Formik's `lodash-es/clone`: a shallow, writable copy of an array or object, prototype kept.
 * Whatever is not made of plain keys (a File, a function, a primitive) is returned as it is.
 */
export default function clone<T>(value: T): T {
  return copyObject(value, (child) => child);
}
