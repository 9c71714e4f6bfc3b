import { chosenEntityType, chosenJurisdictions } from '../catalogue/chosen-jurisdictions';
import type { Selection } from '../../kernel/facts/facts';

/** At least one state. */
export const filingJurisdiction: Selection = {
  name: 'summary.part.jurisdiction',
  isMissing: (facts) => chosenJurisdictions(facts).length === 0,
  aloneText: 'summary.missingJurisdiction',
  paths: ['companyInformation.state', 'companyInformation.states'],
};

export const entityType: Selection = {
  name: 'summary.part.entityType',
  isMissing: (facts) => chosenEntityType(facts) === '',
  paths: ['companyInformation.entityType'],
};
