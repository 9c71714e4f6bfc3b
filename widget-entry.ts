import { mountWhenReady } from './src/app/boot/mount-when-ready';
import { sharePageGlobal, version } from './src/app/boot/page-global';

// Set here, because UMD sets no global under a module loader.
export const mount = sharePageGlobal(window);
export { version };

mountWhenReady(window, mount);
