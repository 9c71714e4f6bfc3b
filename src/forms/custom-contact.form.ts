import { contact } from './contact.form';
import type { FormDefinition } from './define-form';

/** Sends a message with the answers to the page's own questions (CONTACT-02). */
export const customContact = {
  ...contact,
  steps: [
    {
      key: 'contact',
      title: 'step.message',
      sections: [
        {
          title: 'section.message',
          text: 'section.message.text',
          modules: [{ id: 'Message' }, { id: 'Questions' }, { id: 'Captcha' }],
        },
      ],
    },
  ],
} satisfies FormDefinition;
