import { ownValue } from '../util/own-value';

/**
 * The states that ask for something (COMP-43): codes, by a kind of company or of non-profit, or under `any` for all kinds.
 * What a page config gives under the same name replaces the whole entry.
 */
export type StateRequirement = Readonly<Record<string, readonly string[]>>;

/**
 * Sources: the statutes and forms named beside each entry. None of them is legal advice; a state that changes its form is
 * overruled by the page config (`stateRequirements`).
 */
export const stateRequirements = {
  /** A NAICS number is required (COMP-22): Alaska's forms 08-400 and 08-430. */
  naics: { LLC: ['AK'], Corp: ['AK'] },
  /**
   * A business purpose is required (COMP-25): Alaska's forms 08-400 and 08-430; Massachusetts General Laws, chapter 156C,
   * section 12; New Hampshire RSA 304-C:31.
   */
  businessPurpose: { LLC: ['AK', 'MA', 'NH'], Corp: ['AK'] },
  /** A foreign corporation states its assets and liabilities (SUBM-34): Delaware Code, title 8, section 371(b). */
  liabilities: { Corp: ['DE'] },
  /** The filer decides whether members, managers or officers are on the record (SUBM-36): Florida's forms call them optional. */
  listMembers: { any: ['FL'] },
  /** A company may be formed as a close one (SUBM-21): Wyoming Statutes 17-25; the close corporation acts of the others. */
  closeCompany: { LLC: ['WY'], Corp: ['AZ', 'DE', 'GA', 'IL', 'KS', 'MD', 'MO', 'NV', 'PA', 'SC', 'TX', 'VT', 'WI', 'WY'] },
  /** A kind of non-profit that is not filed there (OFFI-15 to OFFI-17): neither state's non-profit act knows a religious class. */
  unsupportedNonProfit: { Religious: ['AZ', 'NV'] },
  /** The articles say where the assets go (OFFI-13): states that took section 2.02(a)(7) of the model act of 1987. */
  assetDistribution: { any: ['AR', 'IN', 'MT', 'NC', 'OR', 'SC', 'TN', 'VT', 'WY'] },
} as const satisfies Readonly<Record<string, StateRequirement>>;

export type RequirementName = keyof typeof stateRequirements;

/** The requirements of a page config, by name. */
export type GivenRequirements = Readonly<Record<string, StateRequirement>>;

/** Whether a state asks for it of a kind of company or non-profit; of a close company also where it asks all of its type. */
export function isAskedIn(given: GivenRequirements, name: RequirementName, state: string, kind: string): boolean {
  const requirement: StateRequirement = given[name] ?? stateRequirements[name];
  return ['any', kind, kind.replace(/^Close /, '')].some((key) => ownValue(requirement, key)?.includes(state));
}
