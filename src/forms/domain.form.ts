import { checkoutSteps, domainStep } from './common-steps';
import type { FormDefinition } from './define-form';
import { paidOrder } from './paid-order';

/** Sells domains by the year. */
export const domain = {
  ...paidOrder,
  priceConditions: { emptyText: 'summary.missingDomain' },
  isEmpty: ({ domains }) => domains.length === 0,
  steps: [
    {
      ...domainStep,
      sections: [
        {
          ...domainStep.sections[0],
          modules: [{ id: 'DomainSearch' }, { id: 'DomainResult' }, { id: 'DomainResults' }, { id: 'DomainCart' }],
        },
      ],
    },
    ...checkoutSteps(),
  ],
  primaryProducts: ['domain'],
  optionalProducts: [{ type: 'simple', products: [{ role: 'webHosting' }, { role: 'businessEmail' }, { role: 'tls' }] }],
} satisfies FormDefinition;
