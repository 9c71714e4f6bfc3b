import { isSafeAddress } from '../kernel/util/safe-url';
import type { BrowserWindow } from './browser-window';
import type { Log, Redirector } from './services';

/** Redirects to http(s) and relative URLs only. Anything else, e.g. `javascript:`, is logged and ignored. */
export function createRedirector(window: Pick<BrowserWindow, 'location'>, log: Log): Redirector {
  return {
    go(address) {
      if (isSafeAddress(address)) window.location.assign(new URL(address, window.location.href));
      else log.error('A redirect was skipped because its address is neither http(s) nor relative.');
    },
    reload: () => window.location.reload(),
  };
}
