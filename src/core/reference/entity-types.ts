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

/** The named entity types, in the order of `entityTypes`; only LLC if none is named. */
export function entityTypesOffered(named: readonly EntityType[]): readonly EntityType[] {
  const offered = entityTypes.filter((type) => named.includes(type));
  return offered.length > 0 ? offered : ['LLC'];
}
