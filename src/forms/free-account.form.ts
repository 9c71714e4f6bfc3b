import { freeAccount as payload } from '../submission/signup-payloads';
import type { FormDefinition } from './define-form';
import { onlyStep, signupForm } from './plain-form';

/** Creates an account without an order. */
export const freeAccount = {
  ...signupForm,
  account: 'customer',
  payload,
  confirmation: { title: 'confirmation.account', message: 'confirmation.account.text', again: 'confirmation.again.account' },
  steps: onlyStep('account', {
    title: 'section.freeAccount',
    modules: [{ id: 'ContactDetails', asks: ['firstName', 'lastName', 'email'] }, { id: 'Password' }, { id: 'Captcha' }],
  }),
} satisfies FormDefinition;
