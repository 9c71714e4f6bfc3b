import { optionsOf, rolesOf } from '../facts/offer';
import { federal } from '../facts/catalogue';
import { chosenJurisdictions } from '../catalogue/chosen-jurisdictions';
import {
  chosenFilingMethod,
  defaultFilingMethod,
  filingMethodPath,
  localJurisdictionPath,
} from '../catalogue/filing-methods';
import { jurisdictionsOf, statesOfOrder } from '../catalogue/jurisdictions-in-use';
import { findByRole, type CatalogueEntry } from '../catalogue/product-lookup';
import type { Facts } from '../facts/facts';
import { choiceKey } from '../answers/form-values';
import { getAnswer, setAnswer } from '../answers/get-answer';
import { isPath } from '../util/paths';
import { filingAnswers, hasChanged } from './has-changed';
import type { Reaction } from './reaction';
import type { AnswerPath } from '../answers/answer-path';

const choices: readonly AnswerPath[] = [
  'companyInformation.registeredAgentServiceDuration',
  'selectedFilingMethodKeys',
  'selectedLocalJurisdiction',
  'productState',
];

/**
 * What is filed has a method of filing from the moment it can be known: the default one is committed when the products
 * arrive, or when the one kept is not offered for what was chosen (PROD-17). Another local jurisdiction brings its own
 * first method (PROD-16). What has not arrived is left alone.
 */
export const filingChoicesFollow: Reaction = (before, after) => {
  const isOther = before.catalogue.filing !== after.catalogue.filing;
  if (!isOther && !hasChanged(before, after, [...filingAnswers, ...choices])) return undefined;
  let { values } = after;
  for (const { product, jurisdiction } of filingsOnSale(after)) {
    const path = filingMethodPath(after, product, jurisdiction);
    if (!isPath(path)) continue;
    const isElsewhere =
      isSame(before, after, path) && !isSame(before, after, localJurisdictionPath(after, product, jurisdiction));
    const choose = isElsewhere ? defaultFilingMethod : chosenFilingMethod;
    const id = choose(after, product, jurisdiction)?.id;
    if (id !== undefined && id !== choiceKey(getAnswer(values, path))) values = setAnswer(values, path, id);
  }
  return values === after.values ? undefined : { values };
};

const isSame = (before: Facts, after: Facts, path: AnswerPath) =>
  choiceKey(getAnswer(before.values, path)) === choiceKey(getAnswer(after.values, path));

/**
 * The filings whose products have arrived: in the states that the order is about all that the form sells, elsewhere what
 * the visitor wants there. Nobody has chosen anything else of a state that may become the order's own.
 */
function filingsOnSale(facts: Facts): CatalogueEntry[] {
  const { groups } = facts.offer;
  const ofOrder = [...chosenJurisdictions(facts), federal];
  return [...new Set([...ofOrder, ...statesOfOrder(facts)])].flatMap((jurisdiction) => {
    const wanted = () =>
      groups.flatMap((group) => optionsOf(group).filter((option) => jurisdictionsOf(facts, group, option).includes(jurisdiction)));
    const roles = ofOrder.includes(jurisdiction) ? rolesOf(facts.offer) : wanted().map(({ role }) => role);
    const products = facts.catalogue.filing[jurisdiction] ?? [];
    const offered = products.map((product) => ({ product, jurisdiction, isFiling: true }));
    return roles.flatMap((role) => findByRole(facts, role, offered) ?? []);
  });
}
