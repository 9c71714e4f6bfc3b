import { entityTypes } from '../reference/entity-types';
import { stateLists } from '../reference/state-lists';
import { stateCodes, stateName } from '../reference/states';
import { nearestName } from './nearest-name';

/** The names that a string of the page config may have. */
export interface KnownNames {
  /** Completes "should be …, but is …". */
  expected: string;
  names: readonly string[];
  /** Turns a name into the one that is probably meant. */
  correct?: (name: string) => string;
}

/** The code of a state that is written out ("Wyoming"); any other name as it is. */
const codeOf = (name: string): string => {
  const label = nearestName(name, stateCodes.map((code) => stateName(code)!));
  return stateCodes.find((code) => stateName(code) === label) ?? name;
};

export const states: KnownNames = { expected: 'the code of a state', names: stateCodes, correct: codeOf };

/** PROD-19, PROD-30. */
export const statesOrLists: KnownNames = {
  expected: 'the code of a state or the name of a list of them',
  names: [...stateCodes, ...Object.keys(stateLists)],
  correct: codeOf,
};

export const kindsOfCompany: KnownNames = { expected: 'a kind of company', names: entityTypes };

/** A server may print an empty string where there is none. */
export const orNone = (known: KnownNames): KnownNames => ({ ...known, names: ['', ...known.names] });
