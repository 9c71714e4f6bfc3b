import { filingJurisdiction } from '../commerce/summary/selections';
import { checkoutSteps } from './common-steps';
import type { FormDefinition } from './define-form';
import { paidOrder } from './paid-order';
import { itemsOnOffer } from './optional-items';

/** Sells a registered agent in one or more states, with "name your own price" if the page config enables it. */
export const raSignup = {
  ...paidOrder,
  // A registered agent costs the same for every type of company.
  priceConditions: { selections: [filingJurisdiction] },
  steps: [
    {
      key: 'states',
      title: 'step.states',
      sections: [
        { title: 'section.states', modules: [{ id: 'MultiState' }] },
        {
          title: 'section.identityCompany',
          modules: [{ id: 'CompanyName' }, { id: 'EntityType' }],
        },
      ],
    },
    {
      key: 'price',
      title: 'step.price',
      sections: [{ title: 'section.price', text: 'section.price.text', modules: [{ id: 'NamedPrice' }] }],
    },
    ...checkoutSteps(),
  ],
  primaryProducts: ['registeredAgent'],
  optionalProducts: [itemsOnOffer('businessEmail', 'webHosting')],
} satisfies FormDefinition;
