import type { Payload, SubmissionInput } from './submission-traits';
import { orderParts } from './order-parts';

/** The payload of a paid order (SUBM-12). `test` is on in the tokenizer's test mode (SUBM-14). */
export function fullOrder(input: SubmissionInput): Payload {
  const { config } = input.facts;
  const { switches } = input.context;
  const parts = orderParts(input);
  const { company, secondCompany, affiliate, nyop, account, contact, phones, addresses, emails, payment } = parts;
  const data = {
    website: config.website,
    // Missing on cached pages, which would contain another visitor's address; then the host fills it in (HOST-06).
    ...(config.client_ip !== undefined && { client_ip: config.client_ip }),
    companies: [
      companyEntry(company, parts.finalProducts, parts.notes),
      ...(secondCompany ? [companyEntry(secondCompany, parts.secondCompanyFinalProducts, parts.secondCompanyNotes)] : []),
    ],
    account,
    contact,
    phones,
    addresses,
    emails,
    payment,
    test: switches.tokenizerTestKey !== '',
    cancel_services: switches.cancelServices,
    formType: config.formType,
    ...(affiliate && { affiliate }),
    ...(nyop && { nyop }),
  };
  return { data, files: {} };
}

/** One company of the order, with its products and, if there are any, notes. */
const companyEntry = (company: object, products: readonly object[], notes: readonly string[]) => ({
  products,
  company,
  ...(notes.length > 0 && { notes }),
});
