import { copyObject } from './copy-object';

/**
 * Formik's `lodash-es/cloneDeep` for trees of form values: arrays, objects and dates are copied
 * at every depth, files and other host objects are shared. Cyclic values are not form values.
 */
export default function cloneDeep<T>(value: T): T {
  return copyObject(value, cloneDeep);
}
