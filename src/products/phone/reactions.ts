import { getAnswer } from '../../kernel/answers/get-answer';
import { dataPath } from '../../commerce/catalogue/product-lookup';
import { phoneRole } from '../../kernel/reference/product-roles';
import { hasChanged } from '../../kernel/reactions/has-changed';
import type { Reaction } from '../../kernel/reactions/reaction';

const path = 'phoneService.phoneAreaCode';

/** The product of the phone service has the same area code (PHONE-09). */
export const productFollowsAreaCode: Reaction = (before, after) =>
  hasChanged(before, after, [path])
    ? { changes: { [dataPath(after.config, phoneRole, 'phoneAreaCode')]: getAnswer(after.values, path) } }
    : undefined;
