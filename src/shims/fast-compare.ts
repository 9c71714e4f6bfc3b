import { isEqual } from '../core/util/is-equal';

/** Replaces react-fast-compare, which Formik uses, by the comparison the product has anyway. */
export default isEqual;
