import { clientProfilePayload } from '../submission/plain-payloads';
import type { FormDefinition } from './define-form';
import { messageForm, onlyStep } from './plain-form';

/** Tells the site owner who a client is. */
export const clientProfile = {
  ...messageForm,
  action: 'process_client_profile',
  payload: clientProfilePayload,
  submitVerb: 'button.sendProfile',
  sendingText: 'submission.sendingProfile',
  confirmation: { title: 'confirmation.profile', message: 'confirmation.profile.text', again: 'confirmation.again.profile' },
  steps: onlyStep('profile', { title: 'section.profile', modules: [{ id: 'ClientProfile' }, { id: 'Captcha' }] }),
} satisfies FormDefinition;
