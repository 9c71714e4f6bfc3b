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

/** The named entity types, in the order of `entityTypes`; only LLC if none is named. */
export function entityTypesOffered(named: readonly EntityType[]): readonly EntityType[] {
  const offered = entityTypes.filter((type) => named.includes(type));
  return offered.length > 0 ? offered : ['LLC'];
}
