import type { FormDefinition } from './define-form';

/** A registered agent in any number of states, at a price of the visitor's own where the page asks for one. */
export const raSignup = {
  kind: 'order',
  stepMode: true,
  steps: [
    {
      key: 'states',
      title: 'step.states',
      sections: [
        { title: 'section.states', modules: [{ id: 'MultiState' }] },
        {
          title: 'section.agentCompany',
          modules: [{ id: 'CompanyName' }, { id: 'EntityType', entityTypes: ['LLC', 'Corp', 'NP Corp'] }],
        },
      ],
    },
    {
      key: 'price',
      title: 'step.price',
      sections: [{ title: 'section.price', text: 'section.price.text', modules: [{ id: 'NamedPrice' }] }],
    },
    {
      key: 'contact',
      title: 'step.contact',
      sections: [
        { title: 'section.contact', modules: [{ id: 'ContactDetails' }] },
        { title: 'section.mailingAddress', text: 'section.mailingAddress.text', modules: [{ id: 'MailingAddress' }] },
        { title: 'section.account', text: 'section.account.text', modules: [{ id: 'Password' }] },
      ],
    },
    {
      key: 'optional-items',
      title: 'step.optionalItems',
      sections: [{ title: 'section.optionalItems', modules: [{ id: 'OptionalProducts' }] }],
      isShown: ({ offer }) => offer.groups.length > 0,
    },
    {
      key: 'payment',
      title: 'step.payment',
      sections: [
        { title: 'section.card', text: 'section.card.text', modules: [{ id: 'Card' }] },
        { title: 'section.billing', modules: [{ id: 'BillingAddress' }] },
      ],
    },
  ],
  primaryProducts: ['registeredAgent'],
  optionalProducts: [{ type: 'simple', products: [{ role: 'businessEmail' }, { role: 'webHosting' }] }],
} satisfies FormDefinition;
