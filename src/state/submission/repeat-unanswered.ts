import { NetworkFault } from '../../submission/faults';
import type { FormStore } from '../create-store';
import { statusChanged } from './submission-slice';

/** Delays before the automatic repeats of a post with unknown outcome, in ms (SUBM-56). */
export const repeatDelaysMs: readonly number[] = [1000, 3000];

/**
 * Asks the server, and asks again after each NetworkFault as long as there are delays; the form says meanwhile that nobody knows
 * (SUBM-56). Rejects with the last fault.
 * @param ask told how often it was asked before, and whether this is the last time
 */
export async function repeatUnanswered<Reply>(
  store: FormStore,
  delaysMs: readonly number[],
  ask: (tries: number, isLast: boolean) => Promise<Reply>,
): Promise<Reply> {
  for (let tries = 0; ; tries++) {
    const delayMs = delaysMs[tries];
    try {
      return await ask(tries, delayMs === undefined);
    } catch (fault) {
      if (delayMs === undefined || !(fault instanceof NetworkFault)) throw fault;
      store.dispatch(statusChanged('unknown'));
      await new Promise((resolve) => setTimeout(resolve, delayMs));
    }
  }
}
