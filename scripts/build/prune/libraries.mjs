import { pruneFormik } from './formik.mjs';
import { pruneJsonP } from './jsonp.mjs';
import { prunePreact } from './preact.mjs';
import { pruneReactRedux } from './react-redux.mjs';
import { pruneRedux } from './redux.mjs';
import { pruneReduxPersist } from './redux-persist.mjs';
import { pruneReduxToolkit } from './redux-toolkit.mjs';
import { pruneYup } from './yup.mjs';

/** Those that are not Preact. */
export const pruneOthers = [...[pruneFormik, pruneYup], ...[pruneReactRedux, pruneRedux, pruneReduxToolkit, pruneReduxPersist], pruneJsonP];

/** The libraries that are pruned in the bundle (docs/decisions/0002). */
export const pruneLibraries = [prunePreact, ...pruneOthers];
