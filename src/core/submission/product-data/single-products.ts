import { isTrue } from '../../answers/get-answer';
import type { CartItem } from '../../cart-items/cart-item';
import { hasRole } from '../../cart-items/item-role';
import { stateOfItem } from '../../cart/current-cart';
import { mailState, dataPath } from '../../catalogue/product-lookup';
import type { Facts } from '../../facts/facts';
import { mailRole, type ProductRole } from '../../reference/product-roles';
import { formationDate } from '../payload/company-answers';
import { answerOf } from '../payload/product-answer';
import { readText } from '../payload/read-text';

/** For what is sold by state without more questions (SUBM-38), and of the report of a company's owners; of mail the state where it arrives. */
export const stateData = (facts: Facts, item: CartItem): object => ({
  state: (hasRole(facts, item, mailRole) && mailState(facts)) || stateOfItem(facts, item),
});

/** Of an annual report; '' where the visitor does not know the date (SUBM-38). */
export const formationDateData = ({ values }: Facts): object => ({ formation_date: formationDate(values) });

/** Of a process agent for motor carriers (SUBM-38). */
export const processAgentData = (facts: Facts, _item: CartItem, role: ProductRole): object => ({
  usdot_number: answerOf(facts, role, 'USDOTNumber'),
  docket_type: answerOf(facts, role, 'docketNumberType'),
  docket_number: answerOf(facts, role, 'docketNumber'),
});

/** Of the legal-help subscription (SUBM-39). */
export const legalNeedsData = (facts: Facts, item: CartItem): object => ({
  legal_needs: readText(facts.values, 'companyInformation.legalNeeds'),
  state: stateOfItem(facts, item),
});

/** Of the phone service (SUBM-39). */
export const phoneData = ({ values }: Facts): object => ({ selectedNumber: readText(values, 'phoneService.selectedPhoneNumber') });

/** Of a trade name, which is asked for each state (SUBM-39). */
export const tradeNameData = (facts: Facts, item: CartItem, role: ProductRole): object => ({
  trade_name: readText(facts.values, `${dataPath(facts.config, role, 'names')}.${stateOfItem(facts, item)}`),
});

const notaryAnswers = [
  ...(['first_name', 'middle_name', 'last_name', 'notary_id', 'city'] as const),
  ...(['company_state', 'exp_month', 'exp_day', 'exp_year'] as const),
];

/** Of a notary stamp (SUBM-40); what was typed as the middle name is not sent once there is none (ITEM-10). */
export function notaryData(facts: Facts, _item: CartItem, role: ProductRole): object {
  const hasNone = isTrue(facts.values, dataPath(facts.config, role, 'hasNoMiddleName'));
  return Object.fromEntries(notaryAnswers.map((name) => [name, name === 'middle_name' && hasNone ? '' : answerOf(facts, role, name)]));
}
