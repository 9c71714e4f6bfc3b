import { agentSection, checkoutSteps } from './common-steps';
import { companyFiling, formedElsewhere, peopleAndMailStep } from './company-steps';
import type { FormDefinition } from './define-form';
import { companyOrder } from './paid-order';
import { itemsOnOffer } from './optional-items';

/** Registers a company in a state other than the one where it was formed. */
export const foreignRegistration = {
  ...companyOrder,
  registersCompany: true,
  steps: [
    {
      key: 'company',
      title: 'step.company',
      sections: [
        formedElsewhere,
        { title: 'section.foreignRegistration', text: 'section.foreignRegistration.text', modules: companyFiling },
        agentSection,
      ],
    },
    peopleAndMailStep,
    ...checkoutSteps({ sellsAgent: true, optIns: ['nyPublication'] }),
  ],
  primaryProducts: ['foreignRegistration', 'registeredAgent'],
  optionalProducts: [itemsOnOffer('tradeName', 'businessEmail', 'webHosting', 'lawOnCall')],
} satisfies FormDefinition;
