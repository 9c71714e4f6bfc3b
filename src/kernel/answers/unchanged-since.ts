import { getPath } from '../util/paths';
import type { Changes } from './answer-path';
import type { FormValues } from './form-values';

/**
 * The changes of a service's reply that may be written: none to an answer that has changed since the request was sent.
 */
export const unchangedSince = (atRequest: FormValues, now: FormValues, changes: Changes): Changes =>
  Object.fromEntries(Object.entries(changes).filter(([path]) => getPath(atRequest, path) === getPath(now, path)));
