import { contactPayload } from '../submission/plain-payloads';
import type { FormDefinition } from './define-form';
import { messageForm } from './plain-form';

/** Sends a message to the site owner. */
export const contact = {
  ...messageForm,
  action: 'process_contact',
  payload: contactPayload,
  sendingText: 'submission.sendingMessage',
  confirmation: { title: 'confirmation.message', message: 'confirmation.message.text', again: 'confirmation.again.message' },
  steps: [
    {
      key: 'contact',
      title: 'step.message',
      sections: [{ title: 'section.message', text: 'section.message.text', modules: [{ id: 'Message' }, { id: 'Captcha' }] }],
    },
  ],
} satisfies FormDefinition;
