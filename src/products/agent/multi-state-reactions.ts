import { checkedStates } from '../../commerce/catalogue/chosen-jurisdictions';
import { isStateDisabled, listedStates, statesPath, unchecking } from '../../commerce/catalogue/multi-state';
import type { Facts } from '../../kernel/facts/facts';
import { hasChanged } from '../../kernel/reactions/has-changed';
import type { Reaction } from '../../kernel/reactions/reaction';
import type { AnswerPath } from '../../kernel/answers/answer-path';

/** The answers that decide whether a state is available, apart from the chosen states themselves. */
const deciding: readonly AnswerPath[] = ['companyInformation.entityType', 'companyInformation.registeredAgentServiceDuration'];

/**
 * Unchecks a chosen state that is not available: a product is not sold there, or the page does not list it (PROD-39).
 */
export const disabledStatesAreUnchecked: Reaction = (before, after) => {
  if (!after.offer.multiState) return undefined;
  const states = checkedStates(after, statesPath);
  const known = isSameMarket(before, after) ? checkedStates(before, statesPath) : [];
  const listed = listedStates(after.config);
  const gone = states.filter((code) => !known.includes(code) && (!listed.includes(code) || isStateDisabled(after, code)));
  if (gone.length === 0) return undefined;
  return {
    changes: unchecking(gone),
    notices: [{ key: 'multiState.unchecked', states: gone }],
  };
};

/** Whether the states' availability is unchanged; then only newly checked states are looked up. */
const isSameMarket = (before: Facts, after: Facts) => before.catalogue === after.catalogue && !hasChanged(before, after, deciding);
