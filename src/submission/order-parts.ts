import { accountNotes, accountPart, type AccountPart } from './payload/account';
import { affiliatePart, type AffiliatePart } from './payload/affiliate';
import { addressesPart, type AddressPart } from './payload/addresses';
import type { PaymentPart, WayPart } from './payload/card';
import { companyPart } from './payload/company';
import type { CompanyPart } from './payload/company-part';
import { contactPart, type ContactPart } from './payload/contact';
import { emailsPart, type EmailPart } from './payload/emails';
import { companyNotes } from './payload/notes';
import { nyopPart, type NyopPart } from './payload/nyop';
import { phonesPart, type PhonePart } from './payload/phones';
import { productLines, type ProductLine } from './payload/products';
import { secondCompanyFacts, secondCompanyPart, type SecondCompanyPart } from './payload/second-company';
import type { SubmissionInput } from './submission-traits';
import { productData } from './payload/product-data';

/** The parts of an order (SUBM-03). They contain the password, so they must never get into the store. */
export interface OrderParts {
  contact: ContactPart;
  account: AccountPart;
  emails: readonly EmailPart[];
  addresses: readonly AddressPart[];
  phones: readonly PhonePart[];
  company: CompanyPart;
  /** Null unless the order is for two companies (SUBM-13). */
  secondCompany: SecondCompanyPart | null;
  /** Null without an affiliate. */
  affiliate: AffiliatePart | null;
  finalProducts: readonly ProductLine[];
  /** What is ordered for both companies, with the data of the second one. */
  secondCompanyFinalProducts: readonly ProductLine[];
  /** Notes on the company; those on the account are in `account`. */
  notes: readonly string[];
  secondCompanyNotes: readonly string[];
  /** Null unless the form asks for a price. */
  nyop: NyopPart | null;
  /** Null until the card is tokenized, or needs not be. */
  payment: PaymentPart | WayPart | null;
}

/** Makes the parts of an order (SUBM-08). */
export function orderParts({ facts, cart, context }: SubmissionInput): OrderParts {
  const { config, offer, values } = facts;
  const second = secondCompanyFacts(facts);
  const ofBoth = cart.filter(({ includedInBothCompanies }) => includedInBothCompanies);
  return {
    contact: contactPart(values),
    account: accountPart(facts, accountNotes(config.abTestRolledVariants, context.hadChat)),
    emails: emailsPart(values),
    addresses: addressesPart(values),
    phones: phonesPart(values),
    company: companyPart(facts, cart),
    secondCompany: second ? secondCompanyPart(second) : null,
    affiliate: affiliatePart(facts, cart, context.readKey),
    finalProducts: productLines(cart, (item) => productData(item, facts)),
    secondCompanyFinalProducts: second ? productLines(ofBoth, (item) => productData(item, second)) : [],
    notes: companyNotes(facts, cart),
    secondCompanyNotes: second ? companyNotes(second, ofBoth) : [],
    nyop: offer.asksNyop ? nyopPart(values) : null,
    payment: null,
  };
}
