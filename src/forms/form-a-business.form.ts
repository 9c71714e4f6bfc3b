import { entityType, filingJurisdiction } from '../core/summary/selections';
import { contactStep, paymentStep } from './common-steps';
import type { FormDefinition } from './define-form';
import { paidOrder } from './paid-order';

/** Forms a company. Only LLCs so far, because no module asks for the officials of other types yet. */
export const formABusiness = {
  ...paidOrder,
  priceConditions: { selections: [filingJurisdiction, entityType] },
  registersCompany: true,
  stepMode: true,
  steps: [
    {
      key: 'company',
      title: 'step.company',
      sections: [
        {
          title: 'section.company',
          text: 'section.company.text',
          modules: [
            { id: 'StateOfService' },
            { id: 'EntityType', entityTypes: ['LLC'] },
            { id: 'BillingType' },
            { id: 'CompanyName' },
            { id: 'FilingOptions' },
            { id: 'ExpediteOptIn' },
          ],
        },
        {
          title: 'section.registeredAgent',
          text: 'section.registeredAgent.text',
          modules: [{ id: 'RegisteredAgentDuration', withoutOptionalStep: true }],
        },
      ],
    },
    {
      key: 'members',
      title: 'step.members',
      sections: [{ title: 'section.members', text: 'section.members.text', modules: [{ id: 'LLCOfficials' }] }],
    },
    contactStep,
    {
      key: 'optional-items',
      title: 'step.optionalItems',
      sections: [
        { title: 'section.registeredAgent', text: 'section.registeredAgent.text', modules: [{ id: 'RegisteredAgentDuration' }] },
        { title: 'section.optionalItems', modules: [{ id: 'OptionalProducts' }] },
      ],
    },
    {
      key: 'business-identity',
      title: 'section.businessIdentity',
      sections: [{ title: 'section.businessIdentity', modules: [{ id: 'BusinessIdentity' }] }],
    },
    paymentStep,
  ],
  primaryProducts: ['businessFormation', 'registeredAgent'],
  optionalProducts: [{ type: 'simple', products: [{ role: 'businessEmail' }, { role: 'webHosting' }] }],
} satisfies FormDefinition;
