import type { Changes } from '../../kernel/answers/answer-path';
import { setAnswers } from '../../kernel/answers/get-answer';
import { nameDesignators } from '../../commerce/catalogue/name-designators';
import type { Facts } from '../../kernel/facts/facts';
import { designatorOf } from '../../kernel/reference/designators';
import { companyPart } from './company';
import { readText } from './read-text';

/** The second company of a double order (SUBM-13). */
export interface SecondCompanyPart {
  entity_type: string;
  name: string;
}

/** What is said of the first company alone. */
const ofFirstCompany: Changes = {
  'companyInformation.altCompanyName': '',
  'companyInformation.legalName': '',
  'companyInformation.nameReservation': '',
  'companyInformation.ubiNumberToggle': false,
};

/** The facts as the second company's: its name, with its own ending or else the chosen one. Undefined on other orders. */
export function secondCompanyFacts(facts: Facts): Facts | undefined {
  if (!facts.form.hasSecondCompany) return undefined;
  const name = readText(facts.values, 'companyInformation.secondCompanyName');
  const key = designatorOf(name, nameDesignators(facts));
  const changes: Changes = {
    ...ofFirstCompany,
    'companyInformation.companyName': name,
    ...(key && { 'companyInformation.companyNameDesignator': { key, value: key } }),
  };
  return { ...facts, values: setAnswers(facts.values, changes) };
}

/** @param facts those of the second company */
export function secondCompanyPart(facts: Facts): SecondCompanyPart {
  const { entity_type, name } = companyPart(facts);
  return { entity_type, name };
}
