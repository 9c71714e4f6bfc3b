import type { Facts } from '../facts/facts';
import type { Payload, SubmissionInput } from './submission-traits';
import { orderParts } from './order-parts';

/** What every signup has, and its own parts. */
const signup = ({ config }: Facts, parts: object): Payload => ({
  data: {
    website: config.website,
    // Missing on cached pages, which would contain another visitor's address; then the host fills it in (HOST-06).
    ...(config.client_ip !== undefined && { client_ip: config.client_ip }),
    ...parts,
    formType: config.formType,
  },
  files: {},
});

/** The payload of an account without an order (SUBM-09, SUBM-16). */
export function freeAccount(input: SubmissionInput): Payload {
  const { account, contact } = orderParts(input);
  return signup(input.facts, { account, contact });
}

/** The payload of an affiliate's account: one company, which orders nothing (AFFIL-04). */
export function affiliateSignup(input: SubmissionInput): Payload {
  const { account, contact, phones, company, notes } = orderParts(input);
  return signup(input.facts, { companies: [companyEntry(company, [], notes)], account, contact, phones });
}

/** The payload of a paid order (SUBM-12). `test` is on in the tokenizer's test mode (SUBM-14). */
export function fullOrder(input: SubmissionInput): Payload {
  const { switches } = input.context;
  const { company, secondCompany, finalProducts, secondCompanyFinalProducts, notes, secondCompanyNotes, affiliate, nyop, ...others } =
    orderParts(input);
  return signup(input.facts, {
    companies: [
      companyEntry(company, finalProducts, notes),
      ...(secondCompany ? [companyEntry(secondCompany, secondCompanyFinalProducts, secondCompanyNotes)] : []),
    ],
    ...others,
    test: switches.tokenizerTestKey !== '',
    cancel_services: switches.cancelServices,
    ...(affiliate && { affiliate }),
    ...(nyop && { nyop }),
  });
}

/** One company of the order, with its products and, if there are any, notes. */
const companyEntry = (company: object, products: readonly object[], notes: readonly string[]) => ({
  products,
  company,
  ...(notes.length > 0 && { notes }),
});
