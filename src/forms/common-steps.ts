import type { FormStep } from './define-form';

/** Contact details, mailing address and account password: the same step in every order form. */
export const contactStep = {
  key: 'contact',
  title: 'step.contact',
  sections: [
    { title: 'section.contact', modules: [{ id: 'ContactDetails' }] },
    { title: 'section.mailingAddress', text: 'section.mailingAddress.text', modules: [{ id: 'MailingAddress' }] },
    { title: 'section.account', text: 'section.account.text', modules: [{ id: 'Password' }] },
  ],
} as const satisfies FormStep;

/** Card and billing address: the same step in every order form. */
export const paymentStep = {
  key: 'payment',
  title: 'step.payment',
  sections: [
    { title: 'section.card', text: 'section.card.text', modules: [{ id: 'Card' }] },
    { title: 'section.billing', modules: [{ id: 'BillingAddress' }] },
  ],
} as const satisfies FormStep;

/** What single products need to know, each asked while it is in the cart; without one there is no such step. */
export const productDetailsStep = {
  key: 'product-details',
  title: 'step.productDetails',
  sections: [
    { title: 'section.tradeName', text: 'section.tradeName.text', modules: [{ id: 'TradeName' }] },
    { title: 'section.seal', modules: [{ id: 'SealCapitalization' }] },
    { title: 'section.notary', text: 'section.notary.text', modules: [{ id: 'NotaryStamp' }] },
    { title: 'section.processAgent', modules: [{ id: 'ProcessAgent' }] },
    { title: 'section.legalNeeds', modules: [{ id: 'LegalNeeds' }] },
  ],
} as const satisfies FormStep;
