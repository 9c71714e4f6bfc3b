import { loginAfterReset } from '../submission/choose-redirect';
import { resetPasswordPayload } from '../submission/plain-payloads';
import type { FormDefinition } from './define-form';
import { login } from './login.form';
import { loginPage, onlyStep } from './plain-form';

/** Asks for a link to a new password. */
export const resetPassword = {
  ...login,
  action: 'process_reset_password',
  payload: resetPasswordPayload,
  redirects: [...login.redirects, loginAfterReset],
  submitVerb: 'button.sendLink',
  otherPage: { text: 'login.back', address: loginPage },
  arrival: undefined,
  sendingText: 'submission.resettingPassword',
  confirmation: { title: 'confirmation.reset', message: 'confirmation.reset.text', again: 'confirmation.again.reset' },
  steps: onlyStep('reset', { title: 'section.reset', text: 'section.reset.text', modules: [{ id: 'ContactDetails', asks: ['email'] }] }),
} satisfies FormDefinition;
