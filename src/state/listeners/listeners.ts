import { createListenerMiddleware, type Dispatch, type TypedStartListening } from '@reduxjs/toolkit';
import type { RootState } from '../root-state';

export type StartListening = TypedStartListening<RootState, Dispatch>;

/**
 * The middleware that runs listeners after the reducers, in the order in which they were started.
 * @param onError what becomes of an error in a listener; the listeners after it run all the same
 */
export function createListeners(onError: (error: unknown) => void) {
  const { middleware, startListening } = createListenerMiddleware({ onError });
  return { middleware, startListening: startListening.withTypes<RootState, Dispatch>() };
}

/** Starts listeners that end once `signal` aborts, with all that they have begun. */
export const listenUntil = (signal: AbortSignal, startListening: StartListening): StartListening =>
  ((options: Parameters<StartListening>[0]) => {
    const stop = startListening(options);
    if (signal.aborted) stop();
    signal.addEventListener('abort', () => stop({ cancelActive: true }));
    return stop;
  }) as StartListening;
