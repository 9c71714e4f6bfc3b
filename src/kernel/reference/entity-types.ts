/** The entity types, by the name that is shown, stored and sent (PROD-31). */
export const entityTypes = [
  'Sole Proprietorship',
  'GP',
  'LLC',
  'Corp',
  'NP Corp',
  'NP LLC',
  'PLLC',
  'PC',
  'LP',
  'LLP',
  'LLLP',
  'Trust',
  'Individual',
  'Attorney for Bar',
  'DAO LLC',
  'Series LLC',
  'DBA',
  'Close LLC',
  'Close Corp',
] as const;

export type EntityType = (typeof entityTypes)[number];

/** Entity types whose people are asked for in the same way (COMP-40). */
export type EntityFamily = 'llc' | 'corporation' | 'nonProfit';

/** The family of an entity type; undefined for those of whose people nothing is asked. */
export function familyOf(type: string): EntityFamily | undefined {
  if (type.endsWith('LLC')) return 'llc';
  if (type === 'NP Corp') return 'nonProfit';
  return type.endsWith('Corp') || type === 'PC' ? 'corporation' : undefined;
}

/** Offered where nothing says otherwise (COMP-12). */
export const commonEntityTypes = ['LLC', 'Corp', 'NP Corp'] as const satisfies readonly EntityType[];

/** Those of the first list that names any entity type, in the order of `entityTypes`; the common ones if none does. */
export const entityTypesOffered = (...lists: readonly (readonly string[] | undefined)[]): readonly EntityType[] =>
  lists.map((list) => entityTypes.filter((type) => list?.includes(type))).find(({ length }) => length > 0) ?? commonEntityTypes;

/** The entity type of a visitor who orders for themselves (COMP-34). */
export const individual = 'Individual' satisfies EntityType;
