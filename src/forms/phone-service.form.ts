import { checkoutSteps, phoneSection } from './common-steps';
import type { FormDefinition } from './define-form';
import { paidOrder } from './paid-order';
import { itemsOnOffer } from './optional-items';

/** Sells a phone number. */
export const phoneService = {
  ...paidOrder,
  entityType: 'Individual',
  priceConditions: { emptyText: 'summary.missingService' },
  steps: [{ key: 'phone', title: 'step.phone', sections: [phoneSection] }, ...checkoutSteps({ asked: [phoneSection] })],
  primaryProducts: ['phoneService'],
  optionalProducts: [itemsOnOffer('callForwarding')],
} satisfies FormDefinition;
