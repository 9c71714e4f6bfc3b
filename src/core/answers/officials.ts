import type { YesNo } from '../reference/yes-no';
import type { Address } from './address';
import { choiceKey } from './form-values';

export const managedTypes = ['Member Managed', 'Manager Managed'] as const;
export type ManagedType = (typeof managedTypes)[number];

/** The flag that derives from the managed type (OFFI-02), which may be kept as text or as a choice. */
export const isManagerManaged = (managedType: unknown): boolean => choiceKey(managedType) === 'Manager Managed';

export interface Official {
  first_name: string;
  last_name: string;
  address: Address;
}

/** What is collected of an LLC (OFFI-11). */
export interface Llc {
  managedType: ManagedType;
  /** Whether the state is to list them, Yes or No, where it asks; '' elsewhere. */
  listMembers: string;
  members: readonly Official[];
  managers: readonly Official[];
}

/** An officer of a corporation whose office is named (OFFI-10). */
export interface NamedOfficer {
  firstName: string;
  lastName: string;
  address: Address;
}

/** What is collected of a corporation (OFFI-10). */
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

/** What is collected of a non-profit corporation (OFFI-13). */
export interface NonProfit {
  type: string;
  taxExempt: YesNo;
  hasMembers: YesNo;
  assetDistribution: string;
  directors: readonly Official[];
}
