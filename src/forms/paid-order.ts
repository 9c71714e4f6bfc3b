import { entityType, filingJurisdiction } from '../commerce/summary/selections';
import { serverLogin } from '../submission/choose-redirect';
import { signupFailure } from '../submission/error-catalogue';
import { fullOrder } from '../submission/full-order';
import type { FormDefinition } from './define-form';

/** The defaults of every paid order form (FORM-02). */
export const paidOrder = {
  kind: 'order',
  stepMode: true,
  action: 'process_signup',
  captcha: 'none',
  payload: fullOrder,
  failure: signupFailure,
  redirects: [serverLogin],
  submitVerb: 'button.submitOrder',
  sendingText: 'submission.sending',
  repeatingText: 'submission.unknown',
  confirmation: { title: 'confirmation.order', message: 'confirmation.order.text', again: 'confirmation.again.order' },
} as const satisfies Partial<FormDefinition>;

/** Those of an order about a company, whose price depends on its state and kind. */
export const companyOrder = {
  ...paidOrder,
  priceConditions: { selections: [filingJurisdiction, entityType] },
} as const satisfies Partial<FormDefinition>;
