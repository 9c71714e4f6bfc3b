import { checkoutSteps, domainStep } from './common-steps';
import type { FormDefinition } from './define-form';
import { paidOrder } from './paid-order';
import { itemsOnOffer } from './optional-items';

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
  optionalProducts: [itemsOnOffer('webHosting', 'businessEmail', 'tls')],
} satisfies FormDefinition;
