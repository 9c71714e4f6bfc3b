import type { mount as mountForm } from './src/app/boot/mount-widget';
import { sharePageGlobal, version } from './src/app/boot/page-global';
import { setModuleScript } from './src/services/own-scripts';

setModuleScript(import.meta.url);

/** Mounts a form. To import the module does nothing until then, also where there is no window. */
export const mount: typeof mountForm = (target, config) => sharePageGlobal(window)(target, config);
export { version };
