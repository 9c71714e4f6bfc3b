import type { YesNo } from '../reference/yes-no';
import { addressShapes, type Address } from './address';
import type { ShapeOf } from './answer-shape';
import { askedPartShapes, type AskedPart } from './asked-part';
import { choiceKey } from './form-values';

export const managedTypes = ['Member Managed', 'Manager Managed'] as const;
export type ManagedType = (typeof managedTypes)[number];

/** Whether managers run the LLC (OFFI-02). The stored managed type may be text or a choice. */
export const isManagerManaged = (managedType: unknown): boolean => choiceKey(managedType) === 'Manager Managed';

/** What an official can be (OFFI-01); sent with a capital. */
export type OfficialRole = 'member' | 'manager' | 'director' | 'officer';

/** The lists of officials. */
export const partyLists = ['llc.members', 'llc.managers', 'corporation.officers', 'corporation.directors', 'nonProfit.directors'] as const;
export type PartyList = (typeof partyLists)[number];

/** A person; or a company, on orders for two companies (OFFI-03). */
export interface Official {
  first_name: string;
  last_name: string;
  company_name?: string;
  address: Address;
  /** Set once the person was asked for their own details. */
  part?: AskedPart;
}

/** The officers that a corporation has one of each (OFFI-10), in the order in which they are asked for and sent. */
export const namedOffices = ['president', 'secretary', 'treasurer'] as const;

/** The types of a non-profit (OFFI-14), as they are sent. */
export const nonProfitTypes = ['Public Benefit', 'Mutual Benefit', 'Religious'] as const;
export type NonProfitType = (typeof nonProfitTypes)[number];

/** What is collected of an LLC (OFFI-11). */
export interface Llc {
  managedType: ManagedType;
  /** Whether the state shall list the members, Yes or No; '' where the state does not ask. */
  listMembers: string;
  members: readonly Official[];
  managers: readonly Official[];
}

/** The president, secretary or treasurer of a corporation (OFFI-10). */
export interface NamedOfficer {
  firstName: string;
  lastName: string;
  address: Address;
  part?: AskedPart;
}

/** The answers about a corporation (OFFI-10). */
export interface Corporation {
  president: NamedOfficer;
  secretary: NamedOfficer;
  treasurer: NamedOfficer;
  listOfficers: YesNo;
  officers: readonly Official[];
  allOfficersAreDirectors: YesNo;
  directors: readonly Official[];
  authorizedShares: string;
  parValue: string;
  issuedShares: string;
  commonShares: string;
  totalLiabilities: string;
  totalAssets: string;
}

/** The answers about a non-profit corporation (OFFI-13). */
export interface NonProfit {
  type: string;
  taxExempt: YesNo;
  hasMembers: YesNo;
  assetDistribution: string;
  directors: readonly Official[];
}

export const officialShapes = {
  list: {
    first_name: 'text',
    last_name: 'text',
    company_name: 'text',
    address: addressShapes,
    part: askedPartShapes,
  } satisfies ShapeOf<Official>,
};

export const namedOfficerShapes: ShapeOf<NamedOfficer> = {
  firstName: 'text',
  lastName: 'text',
  address: addressShapes,
  part: askedPartShapes,
};

export const llcShapes: ShapeOf<Llc> = { managedType: 'choice', listMembers: 'choice', members: officialShapes, managers: officialShapes };

export const corporationShapes: ShapeOf<Corporation> = {
  president: namedOfficerShapes,
  secretary: namedOfficerShapes,
  treasurer: namedOfficerShapes,
  listOfficers: 'choice',
  officers: officialShapes,
  allOfficersAreDirectors: 'choice',
  directors: officialShapes,
  authorizedShares: 'text',
  parValue: 'text',
  issuedShares: 'text',
  commonShares: 'text',
  totalLiabilities: 'text',
  totalAssets: 'text',
};

export const nonProfitShapes: ShapeOf<NonProfit> = {
  type: 'choice',
  taxExempt: 'choice',
  hasMembers: 'choice',
  assetDistribution: 'text',
  directors: officialShapes,
};
