import { agentSection, checkoutSteps, domainStep, vehiclesStep } from './common-steps';
import { companyFiling, packagesSection, peopleAndMailStep } from './company-steps';
import type { FormDefinition } from './define-form';
import { companyOrder } from './paid-order';
import { itemsOnOffer } from './optional-items';

/** Forms a company of any kind, with a registered agent. */
export const formABusiness = {
  ...companyOrder,
  registersCompany: true,
  steps: [
    {
      key: 'company',
      title: 'step.company',
      sections: [{ title: 'section.company', text: 'section.company.text', modules: companyFiling }, packagesSection, agentSection],
    },
    peopleAndMailStep,
    vehiclesStep,
    domainStep,
    ...checkoutSteps({ sellsAgent: true, optIns: ['nyPublication'] }),
  ],
  primaryProducts: ['businessFormation', 'registeredAgent'],
  optionalProducts: [itemsOnOffer('businessEmail', 'webHosting', 'bookAndSeal', 'notaryStamp', 'tradeName', 'lawOnCall')],
} satisfies FormDefinition;
