import jsonp from 'jsonp';
import { NetworkFault } from '../core/submission/faults';
import type { BrowserWindow } from './browser-window';
import { newKey } from './keys';
import { unreadable } from './read-reply';

/** How long a callback outlives its timeout, in ms, so that a late answer finds something to call. */
const lateness = 60_000;

/**
 * A JSON-P GET. Resolves with whatever the answer calls back with; rejects with NetworkFault. The callback has a
 * random name, so that no two calls of a page cross, and is gone afterwards.
 * @param timeout milliseconds
 */
export function requestJsonP(window: BrowserWindow, address: string, timeout: number): Promise<unknown> {
  const name = `charterform_${newKey(window.crypto).replaceAll('-', '')}`;
  const forget = (after: number) =>
    setTimeout(() => {
      delete (window as unknown as Record<string, unknown>)[name];
    }, after);

  return new Promise((resolve, reject) => {
    const cancel = jsonp(address, { name, timeout }, (fault, answer: unknown) => {
      forget(fault ? lateness : 0);
      if (fault) reject(new NetworkFault('timeout', `timeout of ${timeout}ms exceeded`));
      else resolve(answer);
    });
    // The package has no handler for a script that does not load, nor for one that never calls back.
    const script = Array.from(window.document.scripts).find(({ src }) => src.includes(name));
    const giveUp = (fault: NetworkFault) => () => {
      cancel();
      forget(0);
      reject(fault);
    };
    script?.addEventListener('error', giveUp(new NetworkFault('network', 'Network Error')));
    script?.addEventListener('load', giveUp(unreadable()));
  });
}
