import { chosenMailPlan } from '../commerce/catalogue/mail-plans';
import { checkoutSteps, mailSections } from './common-steps';
import type { FormDefinition } from './define-form';
import { paidOrder } from './paid-order';

/** Sells mail forwarding or a virtual office to a person or a company. */
export const mfvoStandalone = {
  ...paidOrder,
  priceConditions: { emptyText: 'summary.missingService' },
  isEmpty: (facts) => chosenMailPlan(facts) === undefined,
  steps: [
    {
      key: 'mail',
      title: 'step.mail',
      sections: [
        {
          title: 'section.mailOwner',
          modules: [{ id: 'IndividualOrBusiness', name: 'mailForwarding' }, { id: 'EntityType', display: 'select' }, { id: 'CompanyName' }],
        },
        ...mailSections,
      ],
    },
    ...checkoutSteps({ asked: mailSections }),
  ],
  primaryProducts: ['mfParent'],
  optionalProducts: [],
} satisfies FormDefinition;
