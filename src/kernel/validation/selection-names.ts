import type { TextKey } from '../text/en';

/** The names of selections in messages such as "State selection is required" (VALID-17). */
export const selectionNames = {
  state: 'company.state.name',
  domain: 'selection.domain',
  billingType: 'selection.billingType',
  residency: 'selection.residency',
  mailDestination: 'selection.mailDestination',
  /** The question "individual or business" has one name in mail forwarding and another in a step of its own (VALID-18). */
  companyOrIndividual: { mailForwarding: 'selection.companyOrIndividual', ownStep: 'selection.individualOrBusiness' },
} as const satisfies Record<string, TextKey | Record<string, TextKey>>;
