import { checkoutSteps } from './common-steps';
import type { FormDefinition } from './define-form';
import { paidOrder } from './paid-order';

/** Registers a trademark for a person or a company. */
export const trademark = {
  ...paidOrder,
  priceConditions: { emptyText: 'summary.missingOrder' },
  steps: [
    {
      key: 'order-information',
      title: 'step.orderInformation',
      sections: [
        {
          title: 'section.trademarkOwner',
          modules: [
            { id: 'IndividualOrBusiness' },
            { id: 'EntityType', display: 'select' },
            { id: 'CompanyName', required: false },
            { id: 'StateOfService', label: 'name' },
          ],
        },
        {
          title: 'section.mark',
          text: 'section.mark.text',
          modules: [{ id: 'TrademarkMark' }, { id: 'OptIn', optIn: 'trademarkMonitoring' }],
        },
      ],
    },
    {
      key: 'agreement',
      title: 'step.agreement',
      sections: [{ title: 'section.agreement', text: 'section.agreement.text', modules: [{ id: 'TrademarkAgreement' }] }],
    },
    ...checkoutSteps(),
  ],
  primaryProducts: ['trademark'],
  optionalProducts: [],
} satisfies FormDefinition;
