import { checkoutError } from '../submission/error-catalogue';
import { loginPayload } from '../submission/plain-payloads';
import type { FormDefinition } from './define-form';
import { onlyStep, plainForm } from './plain-form';

/** Logs the visitor in to their account; after a reset they read what to do (REDIR-04). */
export const login = {
  ...plainForm,
  isRepeatable: true,
  action: 'process_login',
  failure: checkoutError,
  payload: loginPayload,
  sendsQuestions: false,
  submitVerb: 'button.logIn',
  otherPage: { text: 'login.forgot', address: ({ layout }) => layout.resetPasswordLink },
  arrival: { flag: 'passwordReset', text: 'login.afterReset' },
  sendingText: 'submission.loggingIn',
  confirmation: { title: 'confirmation.login', message: 'confirmation.login.text', again: 'confirmation.again.login' },
  steps: onlyStep('login', { title: 'section.login', modules: [{ id: 'Login' }] }),
} satisfies FormDefinition;
