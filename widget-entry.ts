import './src/built-in';
import { mountWhenReady } from './src/shell/boot/mount-when-ready';
import { sharedFace, sharePageGlobal, version } from './src/shell/boot/page-global';

// Set here, because UMD sets no global under a module loader.
export const mount = sharePageGlobal(window);
export const { register, kit, defineForm, defineModule, defineFamily, defineRule, defineLanguage } = sharedFace(window);
export { version };

mountWhenReady(window, mount);
