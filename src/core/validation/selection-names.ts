import type { TextKey } from '../text/en';

/** What the message of a required selection calls it, e.g. "State selection is required" (VALID-17). */
export const selectionNames = {
  state: 'company.state.name',
  domain: 'selection.domain',
  billingType: 'selection.billingType',
  residency: 'selection.residency',
  mailDestination: 'selection.mailDestination',
  /** Individual or business: one question in two places, each with its own words (VALID-18). */
  companyOrIndividual: { mailForwarding: 'selection.companyOrIndividual', ownStep: 'selection.individualOrBusiness' },
} as const satisfies Record<string, TextKey | Record<string, TextKey>>;
