import { businessIdentityStep, domainStep, lastSteps, productDetailsStep } from './common-steps';
import { contactStep } from './contact-step';
import type { FormDefinition } from './define-form';
import { paidOrder } from './paid-order';

/** Sells what makes a business visible: a website, its certificate, an address for its email. */
export const businessIdentity = {
  ...paidOrder,
  priceConditions: { emptyText: 'summary.missingIdentity' },
  isIdentityOptional: true,
  steps: [
    {
      ...businessIdentityStep,
      sections: [
        { title: 'section.identity', text: 'section.identity.text', modules: [{ id: 'BusinessIdentity' }] },
        ...domainStep.sections,
      ],
    },
    {
      key: 'company',
      title: 'step.company',
      sections: [{ title: 'section.identityCompany', modules: [{ id: 'CompanyName' }] }],
    },
    contactStep,
    productDetailsStep(),
    ...lastSteps,
  ],
  primaryProducts: [],
  optionalProducts: [
    {
      type: 'simple',
      saveAs: 'businessIdentity',
      products: [{ role: 'domain' }, { role: 'webHosting' }, { role: 'businessEmail' }, { role: 'tls' }],
    },
  ],
} satisfies FormDefinition;
