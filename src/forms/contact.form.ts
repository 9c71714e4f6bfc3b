import { serverLogin } from '../core/submission/choose-redirect';
import { contactPayload } from '../core/submission/contact-payload';
import { serverFailure } from '../core/submission/error-catalogue';
import type { FormDefinition } from './define-form';

/** Sends a message to the site owner. */
export const contact = {
  kind: 'plain',
  action: 'process_contact',
  captcha: 'sent',
  payload: contactPayload,
  failure: serverFailure,
  redirects: [serverLogin, 'contact', 'contactThankYou'],
  waiting: { sending: 'submission.sendingMessage', unknown: 'submission.unknownMessage' },
  confirmation: { title: 'confirmation.message', message: 'confirmation.message.text', again: 'confirmation.again.message' },
  stepMode: false,
  steps: [
    {
      key: 'contact',
      title: 'step.message',
      sections: [{ title: 'section.message', text: 'section.message.text', modules: [{ id: 'Message' }, { id: 'Captcha' }] }],
    },
  ],
  primaryProducts: [],
  optionalProducts: [],
} satisfies FormDefinition;
