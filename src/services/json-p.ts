import type { NetworkFault } from '../core/submission/faults';
import type { BrowserWindow } from './browser-window';
import { newKey } from './keys';
import { runScript } from './own-scripts';
import { unreadable } from './read-reply';

/** How long the callback stays after a timeout, so that a late response does not throw. */
const lateResponseMs = 60_000;

/**
 * A JSONP GET by a script of the page itself. Resolves with the argument of the callback; rejects with NetworkFault. The
 * callback has a random name, so that concurrent requests do not collide, and is deleted afterwards.
 */
export async function requestJsonP(window: BrowserWindow, address: string): Promise<unknown> {
  const name = `charterform_${newKey(window.crypto).replaceAll('-', '')}`;
  const globals = window as unknown as Record<string, unknown>;
  let answer: unknown[] | undefined;
  let delayMs = 0;
  globals[name] = (...given: unknown[]) => (answer ??= given);
  try {
    await runScript(window.document, `${address}&callback=${name}`);
  } catch (fault) {
    if ((fault as NetworkFault).kind === 'timeout') delayMs = lateResponseMs;
    throw fault;
  } finally {
    setTimeout(() => delete globals[name], delayMs);
  }
  if (!answer) throw unreadable();
  return answer[0];
}
