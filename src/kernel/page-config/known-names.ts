import { entityTypes } from '../reference/entity-types';
import { stateLists } from '../reference/state-lists';
import { stateCodes, stateName } from '../reference/states';
import type { KnownNames } from './config-problem';
import { nearestName } from './nearest-name';

/** The code of a state that is written out ("Wyoming"); any other name as it is. */
const codeOf = (name: string): string => {
  const label = nearestName(
    name,
    stateCodes.map((code) => stateName(code)!),
  );
  return stateCodes.find((code) => stateName(code) === label) ?? name;
};

export const states: KnownNames = { expected: 'the code of a state', names: stateCodes, correct: codeOf };

/** PROD-19, PROD-30. */
export const statesOrLists: KnownNames = {
  expected: 'the code of a state or a list of states',
  names: [...stateCodes, ...Object.keys(stateLists)],
  correct: codeOf,
};

export const kindsOfCompany: KnownNames = { expected: 'an entity type', names: entityTypes };

/** A server may print an empty string where there is none. */
export const orNone = (known: KnownNames): KnownNames => ({ ...known, names: ['', ...known.names] });
