import { pruneFormik } from './formik.mjs';
import { pruneJsonp } from './jsonp.mjs';
import { pruneReactRedux } from './react-redux.mjs';
import { pruneRedux } from './redux.mjs';
import { pruneReduxPersist } from './redux-persist.mjs';
import { pruneReduxToolkit } from './redux-toolkit.mjs';
import { pruneYup } from './yup.mjs';

/** The libraries that the bundle holds in parts (docs/decisions/0002). */
export const pruneLibraries = [
  pruneFormik,
  pruneJsonp,
  pruneReactRedux,
  pruneRedux,
  pruneReduxPersist,
  pruneReduxToolkit,
  pruneYup,
];
