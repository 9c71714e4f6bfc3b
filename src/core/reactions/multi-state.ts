import { checkedStates } from '../catalogue/chosen-jurisdictions';
import { isStateDisabled, listedStates, statesPath } from '../catalogue/multi-state';
import { readObject } from '../util/read-wire';
import type { Facts } from '../facts/facts';
import { getPath, setPath } from '../util/paths';
import type { Reaction } from './reaction';

/** What else than the list of chosen states decides whether a state can be chosen. */
const deciding = ['companyInformation.entityType', 'companyInformation.registeredAgentServiceDuration'];

/**
 * A chosen state that cannot be chosen is unchecked: a product is not sold there, or the page does not list it
 * (PROD-39).
 */
export const disabledStatesAreUnchecked: Reaction = (before, after) => {
  if (!after.offer.multiState) return undefined;
  const states = checkedStates(after, statesPath);
  const known = isSameMarket(before, after) ? checkedStates(before, statesPath) : [];
  const listed = listedStates(after.config);
  const gone = states.filter((code) => !known.includes(code) && (!listed.includes(code) || isStateDisabled(after, code)));
  if (gone.length === 0) return undefined;
  return {
    values: setPath(after.values, statesPath, {
      ...readObject(getPath(after.values, statesPath)),
      ...Object.fromEntries(gone.map((code) => [code, false])),
    }),
    notices: [{ key: 'multiState.unchecked', states: gone }],
  };
};

/** At a key in any other field nothing is looked up. */
const isSameMarket = (before: Facts, after: Facts) =>
  before.catalogue === after.catalogue && deciding.every((path) => getPath(before.values, path) === getPath(after.values, path));
