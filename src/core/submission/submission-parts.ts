import type { Cart } from '../cart-items/cart-item';
import type { Facts } from '../facts/facts';
import { choiceKey, type FormValues } from '../answers/form-values';
import { getPath } from '../util/paths';
import { accountPart, type AccountPart } from './payload/account';
import { addressesPart, type AddressPart } from './payload/addresses';
import { cardPart, type PaymentPart } from './payload/card';
import { companyPart, type CompanyPart } from './payload/company';
import { contactPart, type ContactPart } from './payload/contact';
import { emailsPart, type EmailPart } from './payload/emails';
import { nyopPart, type NyopPart } from './payload/nyop';
import { accountNotes, companyNotes } from './payload/notes';
import { phonesPart, type PhonePart } from './payload/phones';
import { productData, productLines, type ProductLine } from './payload/products';
import type { CardForm, SignupResult } from './submission';

/**
 * What one submission is made of (SUBM-03). It holds the password and the card: it lives for the length of the
 * submission, in memory alone, and never in the store.
 */
export interface SubmissionParts {
  company: CompanyPart | null;
  secondCompany: { entity_type: string; name: string } | null;
  accountNotes: readonly string[];
  account: AccountPart | null;
  contact: ContactPart | null;
  phones: readonly PhonePart[];
  addresses: readonly AddressPart[];
  emails: readonly EmailPart[];
  /** There once the card is tokenized. */
  payment: PaymentPart | null;
  card: CardForm | null;
  affiliate: object | null;
  /** Only of a form that asks for a price. */
  nyop: NyopPart | null;
  finalProducts: readonly ProductLine[];
  secondCompanyFinalProducts: readonly ProductLine[];
  /** The company's; the account has its own. */
  notes: readonly string[];
  response: SignupResult | null;
}

export const emptyParts: SubmissionParts = {
  company: null,
  secondCompany: null,
  accountNotes: [],
  account: null,
  contact: null,
  phones: [],
  addresses: [],
  emails: [],
  payment: null,
  card: null,
  affiliate: null,
  nyop: null,
  finalProducts: [],
  secondCompanyFinalProducts: [],
  notes: [],
  response: null,
};

/** What only the mounted form holds. */
export interface Secrets {
  password: string;
  card: CardForm;
}

/** The secrets among the form's current values; the store's mirror has none. */
export const readSecrets = (current: FormValues): Secrets => ({
  // As typed: a space may be part of it.
  password: choiceKey(getPath(current, 'accountInformation.password')),
  card: cardPart(current),
});

export interface SubmissionInput {
  facts: Facts;
  cart: Cart;
  secrets: Secrets;
  /** Whether the visitor had a live chat (SUBM-47). */
  hadChat: boolean;
}

type PartBuilder = (input: SubmissionInput, soFar: SubmissionParts) => Partial<SubmissionParts>;

/** Of forms that there are not yet, or a call. */
const nothing: PartBuilder = () => ({});

/** What each step adds, in the order of a full order (SUBM-08). */
const builders = {
  contact: ({ facts }) => ({ contact: contactPart(facts.values) }),
  accountNotes: ({ facts, hadChat }) => ({ accountNotes: accountNotes(facts.config.abTestRolledVariants, hadChat) }),
  account: ({ facts, secrets }, soFar) => ({ account: accountPart(facts, secrets.password, soFar.accountNotes) }),
  emails: ({ facts }) => ({ emails: emailsPart(facts.values) }),
  addresses: ({ facts }) => ({ addresses: addressesPart(facts.values) }),
  phones: ({ facts }) => ({ phones: phonesPart(facts.values) }),
  company: ({ facts }) => ({ company: companyPart(facts) }),
  secondCompany: nothing,
  card: ({ secrets }) => ({ card: secrets.card }),
  affiliate: nothing,
  finalProducts: ({ cart }) => ({ finalProducts: productLines(cart) }),
  productData: ({ facts, cart }) => ({ finalProducts: productLines(cart, (item) => productData(item, facts)) }),
  companyNotes: ({ facts }) => ({ notes: companyNotes(facts.values) }),
  nyop: ({ facts }) => ({ nyop: facts.offer.asksNyop ? nyopPart(facts.values) : null }),
  tokenizing: nothing,
  signup: nothing,
} satisfies Record<string, PartBuilder>;

export type FlowStep = keyof typeof builders | 'captcha';

/** The steps of a full order (SUBM-08): all are parts but the last two, which are calls. */
export const orderFlow = Object.keys(builders) as readonly FlowStep[];

/** The steps of a free account (SUBM-09). */
export const freeAccountFlow = ['account', 'contact', 'captcha', 'signup'] as const;

/** The parts of a submission, built in the order of its flow. */
export const buildParts = (flow: readonly FlowStep[], input: SubmissionInput): SubmissionParts =>
  flow.reduce<SubmissionParts>((soFar, step) => ({ ...soFar, ...(builders as Partial<Record<FlowStep, PartBuilder>>)[step]?.(input, soFar) }), emptyParts);
