import { orderParts } from './order-parts';
import { companyEntry, signup } from './signup-payloads';
import type { Payload, SubmissionInput } from './submission-traits';

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
