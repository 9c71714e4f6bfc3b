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
import type { SubmissionInput } from './submission-traits';
import { productData } from './product-data/product-data';

/** The parts of an order (SUBM-03). They contain the password, so they must never get into the store. */
export interface OrderParts {
  contact: ContactPart;
  account: AccountPart;
  emails: readonly EmailPart[];
  addresses: readonly AddressPart[];
  phones: readonly PhonePart[];
  company: CompanyPart;
  finalProducts: readonly ProductLine[];
  /** Notes on the company; those on the account are in `account`. */
  notes: readonly string[];
  /** Null unless the form asks for a price. */
  nyop: NyopPart | null;
  /** Null until the card is tokenized. */
  payment: PaymentPart | null;
}

/** Makes the parts of an order (SUBM-08). */
export function orderParts({ facts, cart, context }: SubmissionInput): OrderParts {
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
    payment: null,
  };
}
