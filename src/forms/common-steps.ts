import type { ProductRole } from '../kernel/reference/product-roles';
import { asksWay, chosenWay } from '../commerce/payment/chosen-way';
import { contactStep } from './contact-step';
import type { FormStep } from './define-form';

/** The answers once more: the same step in every order form. */
const reviewStep = {
  key: 'review',
  title: 'step.review',
  sections: [
    { title: 'section.review', text: 'section.review.text', modules: [{ id: 'Review' }] },
    { title: 'section.signature', modules: [{ id: 'Signature' }] },
  ],
} as const satisfies FormStep;

/** How the order is paid, and the card with its billing address where one is needed: the same step in every order form. */
const paymentStep = {
  key: 'payment',
  title: 'step.payment',
  sections: [
    {
      title: 'section.card',
      titleFor: (facts) => (asksWay(facts) ? 'section.card' : chosenWay(facts).title),
      modules: [{ id: 'PaymentWay' }],
    },
    {
      title: 'section.card',
      titleFor: (facts) => (asksWay(facts) ? 'section.cardChosen' : 'section.card'),
      text: 'section.card.text',
      modules: [{ id: 'Card' }],
    },
    { title: 'section.billing', modules: [{ id: 'BillingAddress' }] },
  ],
} as const satisfies FormStep;

/** How every order ends. */
export const lastSteps = [reviewStep, paymentStep] as const;

/** Which number of the phone service; a form that asks for it in a step of its own does not ask again. */
export const phoneSection = {
  title: 'section.phoneService',
  text: 'section.phoneService.text',
  modules: [{ id: 'PhoneNumber' }],
} as const satisfies Section;

/** Which mail service, and for whom; a form that asks for it in a step of its own does not ask again. */
export const mailSections = [
  { title: 'section.mail', text: 'section.mail.text', modules: [{ id: 'MailProduct' }] },
  { title: 'section.recipients', text: 'section.recipients.text', modules: [{ id: 'MailRecipients' }] },
] as const satisfies readonly Section[];

/** What single products need to know, each asked while it is in the cart. */
const productSections: readonly Section[] = [
  { title: 'section.tradeName', text: 'section.tradeName.text', modules: [{ id: 'TradeName' }] },
  { title: 'section.seal', modules: [{ id: 'SealCapitalization' }] },
  { title: 'section.notary', text: 'section.notary.text', modules: [{ id: 'NotaryStamp' }] },
  { title: 'section.processAgent', modules: [{ id: 'ProcessAgent' }] },
  { title: 'section.legalNeeds', modules: [{ id: 'LegalNeeds' }] },
  ...mailSections,
  phoneSection,
];

/** There is no such step without a product that needs to know something. @param asked sections that stand in a step of their own */
export const productDetailsStep = (asked: readonly Section[] = []): FormStep => ({
  key: 'product-details',
  title: 'step.productDetails',
  sections: productSections.filter((section) => !asked.includes(section)),
});

/** The section of the registered agent where a form has no step of optional items. */
export const agentSection = {
  title: 'section.registeredAgent',
  text: 'section.registeredAgent.text',
  modules: [{ id: 'RegisteredAgentDuration', withoutOptionalStep: true }],
} as const satisfies Section;

/** Where an order has a place for domains: search, exact result and domain cart (DOM-44). */
export const domainStep = {
  key: 'domain',
  title: 'step.domain',
  sections: [
    {
      title: 'section.domain',
      text: 'section.domain.text',
      modules: [{ id: 'DomainSearch' }, { id: 'DomainResult' }, { id: 'DomainCart' }],
    },
  ],
} as const satisfies FormStep;

/** Whose vehicles, and which; where they are sold. */
export const vehiclesStep = {
  key: 'vehicles',
  title: 'step.vehicles',
  sections: [
    { title: 'section.vehicleOwnership', text: 'section.vehicleOwnership.text', modules: [{ id: 'VehicleOwnership' }] },
    { title: 'section.vehicles', text: 'section.vehicles.text', modules: [{ id: 'Vehicles' }] },
  ],
} as const satisfies FormStep;

type Section = FormStep['sections'][number];

interface Extras {
  /** Whether the form sells a registered agent, whose years are then asked for. */
  sellsAgent?: boolean;
  /** The roles of products with a checkbox of their own. */
  optIns?: readonly ProductRole[];
  /** Sections about single products that stand in a step of their own. */
  asked?: readonly Section[];
}

/** What else can be ordered: the years of a registered agent, further products, and single ones with a checkbox of their own. */
const optionalItemsStep = ({ sellsAgent = false, optIns = [] }: Extras): FormStep => ({
  key: 'optional-items',
  title: 'step.optionalItems',
  sections: [
    ...(sellsAgent ? [{ ...agentSection, modules: [{ id: 'RegisteredAgentDuration' }] } as const] : []),
    {
      title: 'section.optionalItems',
      modules: [{ id: 'OptionalProducts' }, ...optIns.map((optIn) => ({ id: 'OptIn', optIn }) as const)],
    },
  ],
});

/** The products of the business identity package, where the page sells it. */
export const businessIdentityStep = {
  key: 'business-identity',
  title: 'section.businessIdentity',
  sections: [{ title: 'section.businessIdentity', modules: [{ id: 'BusinessIdentity' }] }],
} as const satisfies FormStep;

/** How an order ends once it is known what is filed: who orders, what else, and the payment. */
export const checkoutSteps = (extras: Extras = {}): readonly FormStep[] => [
  contactStep,
  optionalItemsStep(extras),
  businessIdentityStep,
  productDetailsStep(extras.asked),
  ...lastSteps,
];
