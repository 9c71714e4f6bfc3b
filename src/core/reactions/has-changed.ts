import type { Facts } from '../facts/facts';
import { getPath } from '../util/paths';

/** Whether an answer at one of the paths is another one now; cheap enough to be asked at every key. */
export const hasChanged = (before: Facts, after: Facts, paths: readonly string[]): boolean =>
  before.values !== after.values && paths.some((path) => getPath(before.values, path) !== getPath(after.values, path));

/** What decides where a company is filed, and as what. */
export const filingAnswers = [
  'companyInformation.state',
  'companyInformation.states',
  'companyInformation.entityType',
] as const;
