import { defineFamily } from '../../commerce/families/product-family';
import { genericPurposeIsUnchecked } from './business-purpose-reactions';
import { designatorFollowsName } from './company-name-reactions';
import { statesFollowType, typeFollowsOffer, typeFollowsSubject, upFrontIsAsked } from './entity-type-reactions';
import { formationData, registrationData } from './formation-data';
import { nonProfitTypeFitsStates } from './non-profit-type-reactions';
import { formationDateData, legalNeedsData, processAgentData, stateData, tradeNameData } from './single-products-data';

/** The company that is formed, registered or served: its type, names, purpose and dates. */
export const companyFamily = defineFamily({
  name: 'company',
  reactions: [
    typeFollowsSubject,
    typeFollowsOffer,
    upFrontIsAsked,
    { name: 'statesFollowType', react: statesFollowType, after: [] },
    designatorFollowsName,
    genericPurposeIsUnchecked,
    // A disabled state would be asked about only to be taken back.
    { name: 'nonProfitTypeFitsStates', react: nonProfitTypeFitsStates, after: ['disabledStatesAreUnchecked'] },
  ],
  data: {
    formation: formationData,
    formationDate: formationDateData,
    legalNeeds: legalNeedsData,
    processAgent: processAgentData,
    registration: registrationData,
    state: stateData,
    tradeName: tradeNameData,
  },
});
