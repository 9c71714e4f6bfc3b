import { getAnswer } from '../answers/get-answer';
import { dataPath } from '../catalogue/product-lookup';
import { phoneRole } from '../reference/product-roles';
import { hasChanged } from './has-changed';
import type { Reaction } from './reaction';

const path = 'phoneService.phoneAreaCode';

/** The product of the phone service has the same area code (PHONE-09). */
export const productFollowsAreaCode: Reaction = (before, after) =>
  hasChanged(before, after, [path])
    ? { changes: { [dataPath(after.config, phoneRole, 'phoneAreaCode')]: getAnswer(after.values, path) } }
    : undefined;
