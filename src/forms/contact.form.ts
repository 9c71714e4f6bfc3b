import type { FormDefinition } from './define-form';

/** Sends a message to the site owner. */
export const contact = {
  kind: 'plain',
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
