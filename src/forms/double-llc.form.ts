import { agentSection, checkoutSteps } from './common-steps';
import { peopleStep } from './company-steps';
import type { FormDefinition } from './define-form';
import { companyOrder } from './paid-order';
import { itemsOnOffer } from './optional-items';

/** Forms two LLCs in one order; companies own and manage them. */
export const doubleLLC = {
  ...companyOrder,
  registersCompany: true,
  hasSecondCompany: true,
  inBothCompanies: ['businessFormation', 'registeredAgent'],
  steps: [
    {
      key: 'company',
      title: 'step.companies',
      sections: [
        {
          title: 'section.companies',
          text: 'section.company.text',
          modules: [
            { id: 'StateOfService' },
            { id: 'EntityType', entityTypes: ['LLC'], fixed: true },
            { id: 'BillingType' },
            { id: 'CompanyName' },
            { id: 'SecondCompanyName' },
            { id: 'NameDesignator' },
            { id: 'NAICSNumber' },
            { id: 'BusinessPurpose' },
            { id: 'FilingOptions' },
            { id: 'ExpediteOptIn' },
          ],
        },
        agentSection,
      ],
    },
    {
      ...peopleStep,
      sections: [
        { ...peopleStep.sections[0], title: 'section.addresses.both' },
        {
          title: 'section.managers',
          text: 'section.managers.text',
          modules: [{ id: 'LLCOfficials', parties: 'company', managerManaged: true }],
        },
      ],
    },
    ...checkoutSteps({ sellsAgent: true }),
  ],
  primaryProducts: ['businessFormation', 'registeredAgent'],
  optionalProducts: [itemsOnOffer('businessEmail', 'webHosting', 'bookAndSeal')],
} satisfies FormDefinition;
