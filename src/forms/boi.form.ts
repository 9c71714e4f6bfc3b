import { checkoutSteps } from './common-steps';
import type { FormDefinition } from './define-form';
import { paidOrder } from './paid-order';

/** Reports who owns a company. Since 2025 only companies formed abroad owe that in the United States. */
export const boi = {
  ...paidOrder,
  priceConditions: { emptyText: 'summary.missingCompany' },
  steps: [
    {
      key: 'company-information',
      title: 'step.companyInformation',
      sections: [
        {
          title: 'section.boi',
          text: 'section.boi.text',
          modules: [{ id: 'CompanyName' }, { id: 'EntityType' }, { id: 'StateOfService', label: 'registered' }, { id: 'FormationDate' }],
        },
      ],
    },
    ...checkoutSteps(),
  ],
  primaryProducts: ['boiCompliance'],
  optionalProducts: [],
} satisfies FormDefinition;
