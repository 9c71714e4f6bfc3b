import { serverFailure } from '../submission/error-catalogue';
import { personPartPayload } from '../submission/person-part-payload';
import type { FormDefinition } from './define-form';
import { plainForm } from './plain-form';

/**
 * Asks one person of the company for their own details, behind the link that they were mailed (PLUS-06). It is in no list of form
 * types: no page config names it.
 */
export const personPart = {
  ...plainForm,
  isRepeatable: true,
  action: 'send_part',
  failure: serverFailure,
  payload: personPartPayload,
  redirects: [],
  submitVerb: 'coOwner.submit',
  sendingText: 'coOwner.submitting',
  confirmation: { title: 'coOwner.thanks', message: 'coOwner.thanks.text', again: 'coOwner.thanks.again' },
  steps: [
    {
      key: 'part',
      title: 'coOwner.title',
      sections: [
        { title: 'coOwner.title', text: 'coOwner.title.text', modules: [{ id: 'PersonPart' }] },
        { title: 'coOwner.address', text: 'coOwner.address.text', modules: [{ id: 'MailingAddress' }] },
      ],
    },
  ],
} satisfies FormDefinition;
