import { stateRequirements as reference, type GivenRequirements } from '../reference/state-requirements';
import { list, named, record, text, withKeys, type ConfigKey } from './config-key';
import { nonProfitTypes } from '../answers/officials';
import { entityTypes } from '../reference/entity-types';
import { states } from './known-names';

/** Those that a requirement may be for, or `any` for all. */
const kinds = ['any', ...entityTypes, ...nonProfitTypes];

/** Replaces what we know of the states, one requirement at a time (COMP-43). */
export const stateRequirements = withKeys(
  record('name', withKeys(record('kind', list(named(text(), states))), kinds)),
  Object.keys(reference),
) as ConfigKey<GivenRequirements | undefined, GivenRequirements>;
