import { stateRequirements as reference, type GivenRequirements } from '../reference/state-requirements';
import { list, named, record, text, withKeys, type ConfigKey } from './config-key';
import { states } from './known-names';

/** Replaces what we know of the states, one requirement at a time (COMP-43). */
export const stateRequirements = withKeys(record('name', record('kind', list(named(text(), states)))), Object.keys(reference)) as ConfigKey<
  GivenRequirements | undefined,
  GivenRequirements
>;
