import type { CartItem } from '../../kernel/facts/cart';
import { hasRole } from '../../commerce/items/item-role';
import { stateOfItem } from '../../commerce/cart/current-cart';
import { mailState, dataPath } from '../../commerce/catalogue/product-lookup';
import type { Facts } from '../../kernel/facts/facts';
import { mailRole, type ProductRole } from '../../kernel/reference/product-roles';
import { formationDate } from '../../submission/payload/company-answers';
import { answerOf } from '../../submission/payload/product-answer';
import { readText } from '../../submission/payload/read-text';

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

/** Of a trade name, which is asked for each state (SUBM-39). */
export const tradeNameData = (facts: Facts, item: CartItem, role: ProductRole): object => ({
  trade_name: readText(facts.values, `${dataPath(facts.config, role, 'names')}.${stateOfItem(facts, item)}`),
});
