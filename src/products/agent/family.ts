import { defineFamily } from '../../commerce/families/product-family';
import { disabledStatesAreUnchecked } from './multi-state-reactions';
import { multiStateProblems } from './multi-state-problems';
import { durationFollowsOptions } from './reactions';

/** The registered agent, in one state or several. */
export const agentFamily = defineFamily({
  name: 'agent',
  reactions: [
    // The notice of `statesFollowType` names the entity type, this one does not.
    { name: 'disabledStatesAreUnchecked', react: disabledStatesAreUnchecked, after: ['statesFollowType'] },
    durationFollowsOptions,
  ],
  problems: multiStateProblems,
});
