import { chosenPackage, offeredPackages, packagePath } from '../../commerce/bundles/bundles';
import { getAnswer } from '../../kernel/answers/get-answer';
import type { Reaction } from '../../kernel/reactions/reaction';

/**
 * Takes back a chosen package that is not on offer any more, and says so; the only one on offer is chosen by itself (PLUS-01).
 * Does nothing in a form without packages.
 */
export const packageFollowsOffer: Reaction = (before, after) => {
  if (!after.offer.asksPackage) return undefined;
  const kept = getAnswer(after.values, packagePath);
  const [first, second] = offeredPackages(after);
  const next = first && !second ? first.product_id : '';
  if (chosenPackage(after) || next === kept) return undefined;
  const isGone = offeredPackages(before).some(({ product_id }) => product_id === kept);
  return { changes: { [packagePath]: next }, notices: isGone && second ? [{ key: 'packages.gone' }] : [] };
};
