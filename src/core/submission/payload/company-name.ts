import { chosenDesignator, nameDesignators } from '../../catalogue/name-designators';
import type { Facts } from '../../facts/facts';
import { withDesignator } from '../../reference/designators';
import { readText } from './read-text';

/** The company's name, with the designator that is chosen for it (COMP-37); '' without a name. */
export const companyName = (facts: Facts): string =>
  withDesignator(readText(facts.values, 'companyInformation.companyName'), chosenDesignator(facts), nameDesignators(facts));
