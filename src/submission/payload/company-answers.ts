import type { FormValues } from '../../kernel/answers/form-values';
import { isTrue } from '../../kernel/answers/get-answer';
import { chosenDesignator, nameDesignators } from '../../commerce/catalogue/name-designators';
import type { Facts } from '../../kernel/facts/facts';
import { withDesignator } from '../../kernel/reference/designators';
import { readText } from './read-text';

/** The company's name, with the designator that is chosen for it (COMP-37); '' without a name. */
export const companyName = (facts: Facts): string =>
  withDesignator(readText(facts.values, 'companyInformation.companyName'), chosenDesignator(facts), nameDesignators(facts));

/** When the company was formed, as MM/DD/YYYY; '' where the visitor does not know (COMP-24). */
export const formationDate = (values: FormValues): string =>
  isTrue(values, 'companyInformation.formationDateNotKnown') ? '' : readText(values, 'companyInformation.formationDate');
