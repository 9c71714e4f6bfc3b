import { isSafeAddress } from '../core/util/safe-url';
import type { BrowserWindow } from './browser-window';
import type { Log, Redirector } from './services';

/** Leads to http(s) and relative addresses only; anything else is logged, and the visitor stays. */
export function createRedirector(window: Pick<BrowserWindow, 'location'>, log: Log): Redirector {
  return {
    go(address) {
      if (isSafeAddress(address)) window.location.assign(new URL(address, window.location.href));
      else log.error('A redirect to an address that is neither http(s) nor relative was refused.');
    },
    reload: () => window.location.reload(),
  };
}
