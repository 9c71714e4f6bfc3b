import { pruneFormik } from './formik.mjs';
import { pruneRedux } from './redux.mjs';
import { pruneReduxPersist } from './redux-persist.mjs';
import { pruneReduxToolkit } from './redux-toolkit.mjs';
import { pruneYup } from './yup.mjs';

/** The libraries that are pruned in the bundle (docs/decisions/0002). */
export const pruneLibraries = [pruneFormik, pruneRedux, pruneReduxPersist, pruneReduxToolkit, pruneYup];
