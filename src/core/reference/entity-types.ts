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

/**
 * The types that a use of the module `EntityType` offers, by its param `entityTypes`. A name that is none of ours is
 * left out; with none left it is the LLC.
 */
export function entityTypesOffered(param: unknown): readonly EntityType[] {
  const offered = Array.isArray(param) ? entityTypes.filter((type) => param.includes(type)) : [];
  return offered.length > 0 ? offered : ['LLC'];
}
