import './src/plain-forms';
import { nameFullScript } from './src/shell/boot/full-script';
import { mountWhenReady } from './src/shell/boot/mount-when-ready';
import { sharePageGlobal, version } from './src/shell/boot/page-global';

nameFullScript('charterform.umd.js');

// Set here, because UMD sets no global under a module loader.
export const mount = sharePageGlobal(window);
export { version };

mountWhenReady(window, mount);
