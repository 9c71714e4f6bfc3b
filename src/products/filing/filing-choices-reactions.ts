import { optionsOf, rolesOf } from '../../kernel/facts/offer';
import { federal } from '../../kernel/facts/catalogue';
import { chosenJurisdictions } from '../../commerce/catalogue/chosen-jurisdictions';
import { triggerFields } from '../../commerce/bundles/bundles';
import { filingMethodPath, localJurisdictionPath } from '../../commerce/catalogue/filing-methods';
import { jurisdictionsOf, statesOfOrder } from '../../commerce/catalogue/jurisdictions-in-use';
import { filingsIn, findByRole, type CatalogueEntry } from '../../commerce/catalogue/product-lookup';
import type { Facts } from '../../kernel/facts/facts';
import { chosenKey } from '../../kernel/answers/get-answer';
import { firstMethod, orderedMethod } from '../../commerce/optional/ordered-method';
import { isPath } from '../../kernel/util/paths';
import { filingAnswers, hasChanged } from '../../kernel/reactions/has-changed';
import type { Reaction } from '../../kernel/reactions/reaction';
import type { AnswerPath } from '../../kernel/answers/answer-path';

const choices: readonly AnswerPath[] = [
  'companyInformation.registeredAgentServiceDuration',
  'selectedFilingMethodKeys',
  'selectedLocalJurisdiction',
  'productState',
  'billingType',
];

/**
 * Keeps a filing method selected for every filing on sale: the default one when the products arrive or the selected
 * method is no longer offered (PROD-17, CART-30), the first one of another local jurisdiction when that is chosen (PROD-16).
 * Filings that are not loaded yet are left alone.
 */
export const filingChoicesFollow: Reaction = (before, after) => {
  const isOther = before.catalogue.filing !== after.catalogue.filing;
  if (!isOther && !hasChanged(before, after, [...filingAnswers, ...choices, ...triggerFields(after.config)])) return undefined;
  const changes: Record<string, string> = {};
  for (const filing of filingsOnSale(after)) {
    const { product, jurisdiction } = filing;
    const path = filingMethodPath(after, product, jurisdiction);
    if (!isPath(path)) continue;
    const isElsewhere = isSame(before, after, path) && !isSame(before, after, localJurisdictionPath(after, product, jurisdiction));
    const choose = isElsewhere ? firstMethod : orderedMethod;
    const id = choose(after, filing)?.id;
    if (id !== undefined && id !== chosenKey(after.values, path)) changes[path] = id;
  }
  return { changes };
};

const isSame = (before: Facts, after: Facts, path: AnswerPath) => chosenKey(before.values, path) === chosenKey(after.values, path);

/**
 * The loaded filings on sale. In the order's own states these are all that the form sells; elsewhere only the options
 * chosen there, or a default would pass for a choice once such a state becomes the order's own.
 */
function filingsOnSale(facts: Facts): CatalogueEntry[] {
  const { groups } = facts.offer;
  const ofOrder = [...chosenJurisdictions(facts), federal];
  return [...new Set([...ofOrder, ...statesOfOrder(facts)])].flatMap((jurisdiction) => {
    const wanted = () =>
      groups.flatMap((group) => optionsOf(group).filter((option) => jurisdictionsOf(facts, group, option).includes(jurisdiction)));
    const roles = ofOrder.includes(jurisdiction) ? rolesOf(facts.offer) : wanted().map(({ role }) => role);
    const offered = filingsIn(facts.catalogue, jurisdiction);
    return roles.flatMap((role) => findByRole(facts, role, offered) ?? []);
  });
}
