import { isFiledIn } from '../commerce/catalogue/jurisdictions-in-use';
import { chosenKey } from '../kernel/answers/get-answer';
import { chosenJurisdictions } from '../commerce/catalogue/chosen-jurisdictions';
import { entityType } from '../commerce/summary/selections';
import { checkoutSteps } from './common-steps';
import type { FormDefinition } from './define-form';
import { paidOrder } from './paid-order';
import { itemsOnOffer } from './optional-items';

/** Gets a tax ID (EIN) for a business that has been formed. */
export const taxID = {
  ...paidOrder,
  priceConditions: {
    selections: [
      {
        name: 'summary.part.jurisdiction',
        // A tax ID by itself is filed for the home state (TAX-06).
        isMissing: (facts) =>
          chosenJurisdictions(facts).length === 0 && !isFiledIn(chosenKey(facts.values, 'companyInformation.homeState')),
      },
      { name: 'summary.part.taxID', isMissing: ({ values }) => chosenKey(values, 'taxIDSelection') === '' },
      { ...entityType, name: 'summary.part.businessType' },
    ],
    listText: 'summary.missingTaxParts',
    emptyText: 'summary.missingOrder',
  },
  steps: [
    {
      key: 'order-information',
      title: 'step.orderInformation',
      sections: [
        {
          title: 'section.orderInformation',
          modules: [
            {
              id: 'EntityType',
              entityTypes: [
                'Sole Proprietorship',
                'GP',
                'LLC',
                'Corp',
                'NP Corp',
                'PLLC',
                'LP',
                'LLP',
                'LLLP',
                'Trust',
                'Close LLC',
                'Close Corp',
              ],
            },
            { id: 'BusinessFormed' },
            { id: 'CompanyName' },
            { id: 'HomeState' },
          ],
        },
        {
          title: 'section.taxID',
          text: 'section.taxID.text',
          modules: [{ id: 'TaxIDChoice' }, { id: 'OptIn', optIn: 'trademarkMonitoring' }],
        },
      ],
    },
    ...checkoutSteps(),
  ],
  primaryProducts: [],
  optionalProducts: [itemsOnOffer('bookAndSeal', 'businessEmail')],
} satisfies FormDefinition;
