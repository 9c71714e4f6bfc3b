import { emptyChoice, choiceKey, type Choice } from './form-values';

export const roles = ['member', 'manager', 'director', 'officer'] as const;
export type Role = (typeof roles)[number];

/** The kind of company that has officials of this role (OFFI-01). */
export const companyKindOf = (role: Role): 'LLC' | 'Corporation' =>
  role === 'member' || role === 'manager' ? 'LLC' : 'Corporation';

export const managedTypes = ['Member Managed', 'Manager Managed'] as const;
export type ManagedType = (typeof managedTypes)[number];

/** The flag that derives from the managed type (OFFI-02), which may be kept as text or as a choice. */
export const isManagerManaged = (managedType: unknown): boolean => choiceKey(managedType) === 'Manager Managed';

/** An LLC has at least one member. */
export const minimumMembers = 1;

export interface Official {
  first_name: string;
  last_name: string;
  address: { country: Choice; line1: string; city: string; state: Choice | string; zip: string };
}

/** A new entry of a list of officials. */
export const blankOfficial = (): Official => ({
  first_name: '',
  last_name: '',
  address: { country: { key: 'US', value: 'United States' }, line1: '', city: '', state: emptyChoice, zip: '' },
});

/** What is collected of an LLC (OFFI-11). */
export interface Llc {
  managedType: ManagedType;
  /** Whether the state is to list them, Yes or No, where it asks; '' elsewhere. */
  listMembers: string;
  members: readonly Official[];
  managers: readonly Official[];
}

export const newLlc = (): Llc => ({
  managedType: 'Member Managed',
  listMembers: '',
  members: Array.from({ length: minimumMembers }, blankOfficial),
  managers: [],
});
