import { affiliateSignup as payload } from '../submission/signup-payloads';
import type { FormDefinition } from './define-form';
import { onlyStep, signupForm } from './plain-form';

/** Signs an affiliate up (AFFIL-04, REDIR-02). */
export const affiliateSignup = {
  ...signupForm,
  account: 'affiliate',
  entityType: 'Other',
  payload,
  submitVerb: 'button.join',
  redirects: ['affiliateThankYou', ...signupForm.redirects],
  confirmation: { title: 'confirmation.affiliate', message: 'confirmation.affiliate.text', again: 'confirmation.again.account' },
  steps: onlyStep('affiliate', {
    title: 'section.affiliate',
    modules: [{ id: 'ContactDetails' }, { id: 'AffiliateDetails' }, { id: 'Password' }, { id: 'Captcha' }],
  }),
} satisfies FormDefinition;
