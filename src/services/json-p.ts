import jsonp from 'jsonp';
import { networkFault, timeoutFault, type NetworkFault } from '../core/submission/faults';
import type { BrowserWindow } from './browser-window';
import { newKey } from './keys';
import { unreadable } from './read-reply';

/** How long the callback stays after a timeout, so that a late response does not throw. */
const lateResponseMs = 60_000;

/**
 * A JSONP GET. Resolves with the argument of the callback; rejects with NetworkFault. The callback has a random name, so
 * that concurrent requests do not collide, and is deleted afterwards.
 * @param timeout in ms
 */
export function requestJsonP(window: BrowserWindow, address: string, timeout: number): Promise<unknown> {
  const name = `charterform_${newKey(window.crypto).replaceAll('-', '')}`;
  const deleteCallback = (delayMs: number) =>
    setTimeout(() => {
      delete (window as unknown as Record<string, unknown>)[name];
    }, delayMs);

  return new Promise((resolve, reject) => {
    const cancel = jsonp(address, { name, timeout }, (fault, answer: unknown) => {
      deleteCallback(fault ? lateResponseMs : 0);
      if (fault) reject(timeoutFault(timeout));
      else resolve(answer);
    });
    // jsonp does not notice a script that fails to load, or one that loads without calling back.
    const script = Array.from(window.document.scripts).find(({ src }) => src.includes(name));
    const rejectWith = (fault: NetworkFault) => () => {
      cancel();
      deleteCallback(0);
      reject(fault);
    };
    script?.addEventListener('error', rejectWith(networkFault()));
    script?.addEventListener('load', rejectWith(unreadable()));
  });
}
