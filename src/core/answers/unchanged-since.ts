import { getPath } from '../util/paths';
import type { Changes } from './answer-path';
import type { FormValues } from './form-values';

/**
 * What of a service's answer may be written: a path that was changed while the answer was awaited keeps what the
 * visitor, or anyone else, made of it.
 */
export const unchangedSince = (asked: FormValues, now: FormValues, changes: Changes): Changes =>
  Object.fromEntries(Object.entries(changes).filter(([path]) => getPath(asked, path) === getPath(now, path)));
