import type { FormValues } from '../../answers/form-values';
import { isTrue } from '../../answers/get-answer';
import { readText } from './read-text';

/** When the company was formed, as MM/DD/YYYY; '' where the visitor does not know (COMP-24). */
export const formationDate = (values: FormValues): string =>
  isTrue(values, 'companyInformation.formationDateNotKnown') ? '' : readText(values, 'companyInformation.formationDate');
