/** @param {import('./scenarios.mjs').FormFacts} form */
const asksCoOwners = (form) => form.asksCoOwners;

/** What may become of the parts that others enter (PLUS-06). @type {import('./scenarios.mjs').Scenario[]} */
export const coOwnerScenarios = [
  {
    name: 'parts-fail',
    sentence: 'All that is asked about co-owners is answered with status 500. The visitor may try again, and enter the details.',
    concerns: asksCoOwners,
    parts: 'fails',
  },
  {
    name: 'slow-parts',
    sentence: 'All that is asked about co-owners is answered after 5 seconds.',
    concerns: asksCoOwners,
    parts: 'slow',
  },
  {
    name: 'wrong-parts',
    sentence: 'The answers about co-owners lie: what has arrived is for others, of other kinds, and nothing that a form can take.',
    concerns: asksCoOwners,
    parts: 'wrong',
  },
  {
    name: 'no-parts',
    sentence: 'The server asks nobody by email. The visitor reads so, and enters the details.',
    concerns: asksCoOwners,
    parts: 'none',
  },
  {
    name: 'expired-link',
    sentence: 'Every link of a co-owner has expired, and the form reads so.',
    concerns: asksCoOwners,
    parts: 'expired',
  },
];
