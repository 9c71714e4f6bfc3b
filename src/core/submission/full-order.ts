import type { Payload, SubmissionInput } from './submission-traits';
import { orderParts } from './order-parts';

/** The payload of a paid order (SUBM-12). `test` is on in the tokenizer's test mode (SUBM-14). */
export function fullOrder(input: SubmissionInput): Payload {
  const { config } = input.facts;
  const { switches } = input.context;
  const { company, secondCompany, finalProducts, secondCompanyFinalProducts, notes, secondCompanyNotes, affiliate, nyop, ...others } =
    orderParts(input);
  const data = {
    website: config.website,
    // Missing on cached pages, which would contain another visitor's address; then the host fills it in (HOST-06).
    ...(config.client_ip !== undefined && { client_ip: config.client_ip }),
    companies: [
      companyEntry(company, finalProducts, notes),
      ...(secondCompany ? [companyEntry(secondCompany, secondCompanyFinalProducts, secondCompanyNotes)] : []),
    ],
    ...others,
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
