import { agentSection, checkoutSteps } from './common-steps';
import { companyFiling, formedElsewhere, peopleStep } from './company-steps';
import type { FormDefinition } from './define-form';
import { companyOrder } from './paid-order';
import { itemsOnOffer } from './optional-items';

/** Moves a company from its home state to another one, where it goes on under the law of that state. */
export const domestication = {
  ...companyOrder,
  steps: [
    {
      key: 'company',
      title: 'step.company',
      sections: [
        formedElsewhere,
        { title: 'section.domestication', text: 'section.domestication.text', modules: companyFiling },
        agentSection,
      ],
    },
    peopleStep,
    ...checkoutSteps({ sellsAgent: true }),
  ],
  primaryProducts: ['domestication', 'registeredAgent'],
  optionalProducts: [itemsOnOffer('businessEmail', 'webHosting', 'bookAndSeal')],
} satisfies FormDefinition;
