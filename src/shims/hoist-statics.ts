/** Formik's `hoist-non-react-statics`: its own wrapped components have no statics to carry over. */
export default function hoistStatics<T>(wrapper: T): T {
  return wrapper;
}
