import './src/built-in';
import { face } from './src/kit/face';
import type { mount as mountForm } from './src/shell/boot/mount-widget';
import { sharedFace, sharePageGlobal, version } from './src/shell/boot/page-global';
import { setModuleScript } from './src/services/own-scripts';

setModuleScript(import.meta.url);

/** Mounts a form. To import the module does nothing until then, also where there is no window. */
export const mount: typeof mountForm = (target, config) => sharePageGlobal(window)(target, config);

/** Adds form types, modules, families, rules and languages to the forms of the app. */
export const register: typeof face.register = (added) => (typeof window === 'undefined' ? face : sharedFace(window)).register(added);

export const { kit, defineForm, defineModule, defineFamily, defineRule, defineLanguage } = face;
export { version };
