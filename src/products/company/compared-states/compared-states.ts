import { cartReadiness } from '../../../commerce/cart/cart-readiness';
import { cartWith } from '../../../commerce/cart/current-cart';
import { missingPrimary } from '../../../commerce/cart/missing-primary';
import { hasSubscription } from '../../../commerce/bundles/subscription-bundles';
import { offeredEntityTypes } from '../../../commerce/bundles/offered-entity-types';
import { chosenEntityType, chosenState } from '../../../commerce/catalogue/chosen-jurisdictions';
import { filingLoad, loadStatus } from '../../../commerce/catalogue/loads-needed';
import { hasRole } from '../../../commerce/items/item-role';
import { isIndividual } from '../../../commerce/offer/entity-types';
import { priceLedger } from '../../../commerce/pricing/price-ledger';
import { cartTotal } from '../../../commerce/pricing/total';
import { daysUntilFiled } from '../../../commerce/review/milestones';
import { yearlyRenewal } from '../../../commerce/review/renewals';
import { lacksSelection } from '../../../commerce/summary/missing-selection';
import type { AnswerPath, Changes } from '../../../kernel/answers/answer-path';
import type { Cart } from '../../../kernel/facts/cart';
import type { Load } from '../../../kernel/facts/catalogue';
import type { Facts } from '../../../kernel/facts/facts';
import type { PageConfig } from '../../../kernel/page-config/page-config';
import { statesLoadedOneByOne } from '../../../kernel/reference/limits';
import { filingStates } from '../../../kernel/reference/states';
import type { Cents } from '../../../kernel/util/money';
import { sumBy } from '../../../kernel/util/collections';

export const statePath = 'companyInformation.state' satisfies AnswerPath;
export const typePath = 'companyInformation.entityType' satisfies AnswerPath;

/** What the whole order is in a state. What is undefined is not known. */
export interface ComparedState {
  code: string;
  /**
   * `missing`: something is still to be selected before the order has a price. `notSold`: what the form sells cannot be
   * had there. Both have no prices, nor has what is `pending` or has `failed` to load.
   */
  status: 'known' | 'missing' | 'notSold' | 'pending' | 'failed';
  /** What the state itself asks for the filings, whoever pays it. */
  fee?: Cents | undefined;
  /** Working days until it is filed. */
  days?: number | undefined;
  /** The total of the order. */
  firstYear?: Cents;
  laterYears?: Cents;
  /** The total is due each month. */
  isMonthly?: boolean;
}

/** The states that the form asks to choose from: the page's jurisdictions or else every state in which a company can be filed. */
export const statesOfService = ({ jurisdictions }: PageConfig): readonly string[] =>
  jurisdictions.length > 0 ? jurisdictions : filingStates;

/** The kinds of company to compare for; none where the form does not ask for it. */
export const comparedTypes = (facts: Facts): readonly string[] =>
  facts.offer.entityTypes === undefined || isIndividual(facts) ? [] : offeredEntityTypes(facts);

/** The kind of company that a comparison begins with: the order's, or else the most common one; '' where the form does not ask. */
export function firstType(facts: Facts): string {
  const offered = comparedTypes(facts);
  const chosen = chosenEntityType(facts);
  return offered.includes(chosen) ? chosen : offered.includes('LLC') ? 'LLC' : (offered[0] ?? '');
}

/** The answers that order in a state; none where they are given already. @param type the kind of company, '' to leave it as it is */
export function choosingState(facts: Facts, code: string, name: string, type: string): Changes {
  return {
    ...(type !== '' && type !== chosenEntityType(facts) && { [typePath]: { key: type, value: type } }),
    ...(code !== chosenState(facts) && { [statePath]: { key: code, value: name } }),
  };
}

/** The lists of products that a comparison needs and that are not loaded: of many states, the list of all. */
export function loadsToCompare(facts: Facts): readonly Load[] {
  const missing = statesOfService(facts.config)
    .map(filingLoad)
    .filter((load) => loadStatus(facts.catalogue, load) !== 'loaded');
  return missing.length > statesLoadedOneByOne ? [filingLoad('all')] : missing;
}

/**
 * What the order is in a state, by the rules that price the order itself (PLUS-04).
 * @param now the facts of the order as it stands
 * @param facts as they are once the state is chosen, with all that follows from it
 */
export function comparedState(now: Facts, facts: Facts, code: string): ComparedState {
  const readiness = cartReadiness(facts);
  if (readiness !== 'ready') return { code, status: readiness };
  // A reaction takes back a state that the kind of company cannot have.
  if (chosenState(facts) !== code) return { code, status: 'notSold' };
  const cart = cartWith(now, facts);
  if (lacksSelection(facts, cart)) return { code, status: 'missing' };
  if (missingPrimary(facts, cart).length > 0) return { code, status: 'notSold' };
  return {
    code,
    status: 'known',
    ...stateOwn(facts, cart, code),
    firstYear: cartTotal(cart),
    laterYears: yearlyRenewal(facts, cart),
    isMonthly: hasSubscription(cart),
  };
}

/** What the state itself takes of an order, in money and days; unknown where nothing is filed with it. */
function stateOwn(facts: Facts, cart: Cart, code: string): Pick<ComparedState, 'fee' | 'days'> {
  const entries = priceLedger(cart).filter(({ item }) => item.isFiling && item.state === code);
  if (entries.length === 0) return {};
  const filings = entries.map(({ item }) => item);
  const primary = filings.filter((item) => facts.offer.primaryProducts.some((role) => hasRole(facts, item, role)));
  return {
    fee: sumBy(entries, ({ count, parts }) => count * sumBy(parts, ({ kind, cents }) => (kind === 'stateFee' ? cents : 0))),
    days: daysUntilFiled(facts, primary.length > 0 ? primary : filings),
  };
}
