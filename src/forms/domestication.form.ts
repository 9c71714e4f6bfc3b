import { contactStep, paymentStep, productDetailsStep } from './common-steps';
import { agentSection, businessIdentityStep, companyFiling, formedElsewhere, optionalItemsStep, peopleStep } from './company-steps';
import type { FormDefinition } from './define-form';
import { companyOrder } from './paid-order';

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
    contactStep,
    optionalItemsStep({ sellsAgent: true }),
    businessIdentityStep,
    productDetailsStep,
    paymentStep,
  ],
  primaryProducts: ['domestication', 'registeredAgent'],
  optionalProducts: [
    { type: 'simple', products: [{ role: 'businessEmail' }, { role: 'webHosting' }, { role: 'bookAndSeal' }] },
  ],
} satisfies FormDefinition;
