import './src/plain-forms';
import { setModuleScript } from './src/services/own-scripts';
import { nameFullScript } from './src/shell/boot/full-script';
import type { mount as mountForm } from './src/shell/boot/mount-widget';
import { sharePageGlobal, version } from './src/shell/boot/page-global';

nameFullScript('"charterform" in place of "charterform/forms", or charterform.umd.js');
setModuleScript(import.meta.url);

/** Mounts a plain form. To import the module does nothing until then, also where there is no window. */
export const mount: typeof mountForm = (target, config) => sharePageGlobal(window)(target, config);
export { version };
