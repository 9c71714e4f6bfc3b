import { familyOf, type EntityFamily } from '../reference/entity-types';
import { choiceKey, type FormValues } from './form-values';
import { getAnswer } from './get-answer';

/** The family of the company that is ordered: that of an LLC where the form does not ask for its type (COMP-10). */
export function entityFamily(values: FormValues): EntityFamily | undefined {
  const type = getAnswer(values, 'companyInformation.entityType');
  return type === undefined ? 'llc' : familyOf(choiceKey(type));
}

/** Whether the corporation's officers are its directors too (OFFI-09, OFFI-18). */
export const areOfficersDirectors = (values: FormValues): boolean => getAnswer(values, 'corporation.allOfficersAreDirectors') !== 'No';
