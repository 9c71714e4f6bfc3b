import { enteredAddress } from '../kernel/addresses/entered-address';
import { readText } from './payload/read-text';
import type { Payload, SubmissionInput } from './submission-traits';

/** What somebody has entered of themselves, and the link by which they do (PLUS-06). */
export function personPartPayload({ facts: { values } }: SubmissionInput): Payload {
  const isCompany = readText(values, 'personPart.kind') === 'company';
  const names = isCompany
    ? { company_name: readText(values, 'personPart.companyName') }
    : { first_name: readText(values, 'contactInformation.firstName'), last_name: readText(values, 'contactInformation.lastName') };
  const address = enteredAddress(values, 'contactInformation');
  return { data: { token: readText(values, 'personPart.token'), answers: { ...names, address } }, files: {} };
}
