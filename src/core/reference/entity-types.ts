/** Every kind of company, by the name that is shown, kept and sent (PROD-31). */
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

/** The types that a form offers, in our order; with none it is the LLC. */
export function entityTypesOffered(named: readonly EntityType[]): readonly EntityType[] {
  const offered = entityTypes.filter((type) => named.includes(type));
  return offered.length > 0 ? offered : ['LLC'];
}
