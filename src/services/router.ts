import type { BrowserWindow } from './browser-window';
import type { Log, Router } from './services';

/** The path of the page's address, changed without loading a page. Where that is forbidden, as in some frames, it stays. */
export function createRouter(window: Pick<BrowserWindow, 'location' | 'history' | 'addEventListener'>, log: Log): Router {
  return {
    path: () => window.location.pathname,
    push(path) {
      try {
        window.history.pushState(null, '', path);
      } catch (error) {
        log.warn('Changing the address of the page failed.', error);
      }
    },
    subscribe: (listener, signal) => window.addEventListener('popstate', listener, { signal }),
  };
}
