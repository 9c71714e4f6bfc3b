import { accountPart, type AccountPart } from './payload/account';
import { addressesPart, type AddressPart } from './payload/addresses';
import type { PaymentPart } from './payload/card';
import { companyPart, type CompanyPart } from './payload/company';
import { contactPart, type ContactPart } from './payload/contact';
import { emailsPart, type EmailPart } from './payload/emails';
import { accountNotes, companyNotes } from './payload/notes';
import { nyopPart, type NyopPart } from './payload/nyop';
import { phonesPart, type PhonePart } from './payload/phones';
import { productLines, type ProductLine } from './payload/products';
import type { SubmissionInput } from './form-submission';
import { productData } from './product-data/product-data';

/**
 * What an order is made of (SUBM-03). It holds the password: it lives for the length of the submission, in memory alone,
 * and never in the store.
 */
export interface OrderParts {
  contact: ContactPart;
  account: AccountPart;
  emails: readonly EmailPart[];
  addresses: readonly AddressPart[];
  phones: readonly PhonePart[];
  company: CompanyPart;
  finalProducts: readonly ProductLine[];
  /** The company's; the account has its own. */
  notes: readonly string[];
  /** Only of a form that asks for a price. */
  nyop: NyopPart | null;
  /** There once the card is tokenized. */
  payment: PaymentPart | null;
}

/** The parts of an order, built in their order (SUBM-08). */
export function orderParts({ facts, cart, context, payment }: SubmissionInput): OrderParts {
  const { config, offer, values } = facts;
  return {
    contact: contactPart(values),
    account: accountPart(facts, accountNotes(config.abTestRolledVariants, context.hadChat)),
    emails: emailsPart(values),
    addresses: addressesPart(values),
    phones: phonesPart(values),
    company: companyPart(facts),
    finalProducts: productLines(cart, (item) => productData(item, facts)),
    notes: companyNotes(facts),
    nyop: offer.asksNyop ? nyopPart(values) : null,
    payment,
  };
}
