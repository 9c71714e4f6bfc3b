import { checkoutSteps } from './common-steps';
import type { FormDefinition } from './define-form';
import { companyOrder } from './paid-order';
import { itemsOnOffer } from './optional-items';

/** Files the yearly report of a company in each state where it owes one. */
export const compliance = {
  ...companyOrder,
  steps: [
    {
      key: 'company',
      title: 'step.companyAndStates',
      sections: [
        {
          title: 'section.compliance',
          text: 'section.compliance.text',
          modules: [{ id: 'EntityType' }, { id: 'CompanyName' }, { id: 'FormationDate' }],
        },
        { title: 'section.reportStates', modules: [{ id: 'MultiState', product: 'renewal' }] },
      ],
    },
    ...checkoutSteps(),
  ],
  primaryProducts: ['renewal'],
  // A compliance filing costs the fee of the same report once more, so a page offers it in place of the renewal.
  optionalProducts: [itemsOnOffer('notaryStamp')],
} satisfies FormDefinition;
