import type { EntityType } from './entity-types';

/** What a state asks of the end of a company's name (PROD-32, PROD-33). */
export interface DesignatorRule {
  /** The name must end in a designator. */
  required: boolean;
  /** It must be one of those offered for the type, not merely some designator. */
  requireSpecific: boolean;
}

/*
 * The matrix itself was not handed down, only its two flags. This one is ours: it follows what states commonly ask, is
 * good enough to work with, and is no legal advice. Each list is of codes; `all` stands for every state.
 */
const notNeeded: Readonly<Record<string, string>> = {
  // A corporation may go by a plain name here.
  Corp: 'NV WY',
  'Close Corp': 'NV WY',
};

const specific: Readonly<Record<string, string>> = {
  PLLC: 'all',
  PC: 'all',
  'DAO LLC': 'all',
  LLLP: 'all',
  'Close LLC': 'WY',
  'Series LLC': 'DE IL NV TX UT',
};

/** What may stand at the end of a name; a type that is not here needs nothing there. */
const designators: Readonly<Partial<Record<EntityType, string>>> = {
  LLC: 'LLC|L.L.C.|Limited Liability Company',
  'NP LLC': 'LLC|L.L.C.|Limited Liability Company',
  'Close LLC': 'Close LLC|Close Limited Liability Company',
  'Series LLC': 'Series LLC|LLC|L.L.C.|Limited Liability Company',
  'DAO LLC': 'DAO LLC|LAO|DAO',
  PLLC: 'PLLC|P.L.L.C.|Professional Limited Liability Company',
  Corp: 'Inc.|Corp.|Incorporated|Corporation|Company|Limited',
  'Close Corp': 'Inc.|Corp.|Incorporated|Corporation|Company|Limited',
  PC: 'PC|P.C.|Professional Corporation',
  LP: 'LP|L.P.|Limited Partnership',
  LLP: 'LLP|L.L.P.|Limited Liability Partnership',
  LLLP: 'LLLP|L.L.L.P.|Limited Liability Limited Partnership',
};

const holdsIn = (list: string | undefined, state: string) => list === 'all' || !!list?.split(' ').includes(state);

/** The designators offered for an entity type, the usual one first; none where a name needs none. */
export const designatorsFor = (entityType: string): readonly string[] =>
  Object.hasOwn(designators, entityType) ? designators[entityType as EntityType]!.split('|') : [];

/** The cell of the matrix for a state and an entity type (PROD-32). */
export function designatorRule(state: string, entityType: string): DesignatorRule {
  const required = designatorsFor(entityType).length > 0 && !holdsIn(notNeeded[entityType], state);
  return { required, requireSpecific: required && holdsIn(specific[entityType], state) };
}

/** Whether the form asks for a designator (PROD-33). */
export const isDesignatorAsked = (state: string, entityType: string): boolean =>
  designatorRule(state, entityType).required;

/** Case, dots and commas make no other designator: "pine llc" ends in one, "Pinellc" does not. */
const plain = (name: string) => name.toLowerCase().replace(/[.,]/g, '').replace(/\s+/g, ' ').trim();

/** Whether a company may bear a name in a state, as far as its end goes (PROD-33). */
export function isNameDesignated(name: string, state: string, entityType: string): boolean {
  const { required, requireSpecific } = designatorRule(state, entityType);
  if (!required) return true;
  const accepted = requireSpecific ? designatorsFor(entityType) : Object.keys(designators).flatMap(designatorsFor);
  return accepted.some((designator) => plain(name).endsWith(` ${plain(designator)}`));
}
