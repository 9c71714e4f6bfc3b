import type { Changes } from '../../answers/answer-path';
import { emptyChoice } from '../../answers/form-values';
import { setAnswers } from '../../answers/get-answer';
import type { Facts } from '../../facts/facts';
import { companyPart } from './company';
import { readText } from './read-text';

/** The second company of a double order (SUBM-13). */
export interface SecondCompanyPart {
  entity_type: string;
  name: string;
}

/** What is said of the first company alone. */
const ofFirstCompany: Changes = {
  'companyInformation.companyNameDesignator': emptyChoice,
  'companyInformation.altCompanyName': '',
  'companyInformation.legalName': '',
  'companyInformation.nameReservation': '',
  'companyInformation.ubiNumberToggle': false,
};

/** The facts as the second company's: its name in place of the first one's. Undefined on other orders. */
export const secondCompanyFacts = (facts: Facts): Facts | undefined =>
  facts.form.hasSecondCompany
    ? {
        ...facts,
        values: setAnswers(facts.values, {
          ...ofFirstCompany,
          'companyInformation.companyName': readText(facts.values, 'companyInformation.secondCompanyName'),
        }),
      }
    : undefined;

/** @param facts those of the second company */
export function secondCompanyPart(facts: Facts): SecondCompanyPart {
  const { entity_type, name } = companyPart(facts);
  return { entity_type, name };
}
