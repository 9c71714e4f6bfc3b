import { rolesOf } from '../facts/offer';
import type { Facts } from '../facts/facts';
import { choiceKey } from '../answers/form-values';
import { memoizePerObject } from '../util/memoize-per-object';
import { getAnswer } from '../answers/get-answer';
import { isPath } from '../util/paths';
import type { PageConfig } from '../page-config/page-config';
import type { ProductBinding } from '../page-config/products';
import type { Cents } from '../util/money';
import { agentRole, builtInStates, roleOfType, traitsOfRole, typeOfRole } from '../reference/product-roles';
import { createText, type Text } from '../text/format-message';
import { federal, isOfState, type Catalogue } from '../facts/catalogue';
import { chosenJurisdictions, chosenState } from './chosen-jurisdictions';
import { isSoldOn, type SaleTerms } from './eligibility';
import type { Product } from '../facts/product';

/** A product where it can be bought. */
export interface CatalogueEntry {
  product: Product;
  /** '' where the product has no jurisdiction, US where it is federal. */
  jurisdiction: string;
  isFiling: boolean;
}

/** All that can be bought in a jurisdiction; without one ('') what is federal or has none. */
export const entriesOf = memoizePerObject(({ registeredAgent, filing, simple }: Catalogue, place: string): readonly CatalogueEntry[] => {
  const offering = (products: readonly Product[], jurisdiction: string, isFiling: boolean): CatalogueEntry[] =>
    products.map((product) => ({ product, jurisdiction, isFiling }));
  const filingsIn = (code: string) => offering(Object.hasOwn(filing, code) ? filing[code]! : [], code, true);
  const agents = registeredAgent.filter((agent) => agent.registered_agent?.jurisdiction.abbreviation === place);
  return [
    ...(place === federal ? [] : filingsIn(place)),
    ...filingsIn(federal),
    ...offering(agents, place, false),
    ...offering(simple, '', false),
  ];
});

/** The product of an id as it is offered in a jurisdiction; of two with one id the first stands. */
export const entryById = ({ catalogue }: Facts, id: string, jurisdiction: string): CatalogueEntry | undefined =>
  entriesOf(catalogue, jurisdiction).find(({ product }) => product.product_id === id);

type NamedBinding = ProductBinding & { saveAs: string };

/** Each role that the page binds, and how. */
export const bindingsOf = ({ products, filingProducts }: PageConfig): Readonly<Record<string, ProductBinding>> => ({
  ...filingProducts,
  ...products,
});

/** How the page binds a role to a product of the server, and where the visitor's data for it is kept. */
export function bindingOf(config: PageConfig, role: string): NamedBinding {
  // Asked many times a change, so it does not put all bindings together for one.
  const bound = [config.products, config.filingProducts].find((bindings) => Object.hasOwn(bindings, role))?.[role];
  const binding = { ...(/^\d+$/.test(role) && { product_id: role }), ...bound };
  const { saveAs = role } = binding;
  return { ...binding, saveAs: isPath(saveAs) ? saveAs : role };
}

/** The role that a page gives to a product of the server, the id itself where it gives none: such a role binds to it. */
export const roleBoundTo = (config: PageConfig, product_id: string): string =>
  Object.entries(bindingsOf(config)).find(([, binding]) => binding.product_id === product_id)?.[0] ?? product_id;

/**
 * The binding of the role that a product plays: the role bound to its id, be it as one of its options, else the one of
 * its type (PROD-34). What is offered by its id alone has a name of its own, so that two of one type stand apart.
 */
export function bindingOfProduct({ config, offer }: Facts, { product_id, type }: Product): NamedBinding {
  const bound = Object.entries(bindingsOf(config));
  const isBound = ([, { product_id: id, options = [] }]: (typeof bound)[number]) =>
    id === product_id || options.some((option) => option.product_id === product_id);
  const role = bound.find(isBound)?.[0];
  const binding = bindingOf(config, role ?? roleOfType(type));
  return role === undefined && rolesOf(offer).includes(product_id) ? { ...binding, saveAs: product_id } : binding;
}

/** The name under which the visitor's data for a product is kept. */
export const saveAsOf = (facts: Facts, product: Product): string => bindingOfProduct(facts, product).saveAs;

/**
 * On what terms a product is sold under a role: the page's for the role, then for the product, then our own. Without a
 * product only those of the role are known.
 */
export function saleTermsOf(facts: Facts, role: string, product?: Product): SaleTerms {
  const builtIn = (known: string) => builtInStates(known, facts.form.registersCompany);
  return {
    ...(product && builtIn(roleOfType(product.type))),
    ...builtIn(role),
    ...(product && bindingOfProduct(facts, product)),
    ...bindingOf(facts.config, role),
  };
}

/**
 * Whether an offered product is sold to this visitor under a role, that of its type where none is given. What is filed
 * in a state is judged by that state; anything else by `state` or, without one, by all states that the visitor chose.
 */
export function isSold(
  facts: Facts,
  { product, jurisdiction }: CatalogueEntry,
  role = roleOfType(product.type),
  state = '',
): boolean {
  return isSoldOn(facts, saleTermsOf(facts, role, product), isOfState(jurisdiction) ? jurisdiction : state);
}

/**
 * The products that a role stands for, as far as they are sold to this visitor: the bound one, else all of its type;
 * agents the shortest first.
 */
export function findAllByRole(
  facts: Facts,
  role: string,
  offered: readonly CatalogueEntry[],
  state?: string,
): CatalogueEntry[] {
  const { product_id } = bindingOf(facts.config, role);
  const type = typeOfRole(role);
  const found = offered.filter(
    (one) =>
      (product_id === undefined ? one.product.type === type : one.product.product_id === product_id) &&
      isSold(facts, one, role, state),
  );
  return traitsOfRole(role).isAgent ? found.sort((one, other) => one.product.duration - other.product.duration) : found;
}

/** Of some durations in months the one chosen, else that of the preselected years, else the first (PROD-38). */
export function chosenDuration({ config, values }: Facts, offered: readonly number[]): number | undefined {
  const chosen = Number(choiceKey(getAnswer(values, 'companyInformation.registeredAgentServiceDuration')));
  const preselected = (config.preselected.registeredAgentYears ?? 0) * 12;
  return [chosen, preselected].find((months) => offered.includes(months)) ?? offered[0];
}

/**
 * The one offered product that a role stands for; of registered agents that of the chosen duration (PROD-38).
 * `state` is where something without a jurisdiction of its own is wanted, for an order of several states.
 */
export function findByRole(
  facts: Facts,
  role: string,
  offered: readonly CatalogueEntry[],
  state?: string,
): CatalogueEntry | undefined {
  const found = findAllByRole(facts, role, offered, state);
  if (!traitsOfRole(role).isAgent) return found[0];
  const months = chosenDuration(facts, found.map(({ product }) => product.duration));
  return found.find(({ product }) => product.duration === months);
}

/** The product of a role in a jurisdiction, the state of service where none is given. */
export const productForRole = (facts: Facts, role: string, jurisdiction?: string): Product | undefined =>
  findByRole(facts, role, entriesOf(facts.catalogue, jurisdiction ?? chosenState(facts)), jurisdiction)?.product;

/** "2 Years" for 24 months (PROD-37). */
export function yearsLabel(months: number, text: Text): string {
  const count = months / 12;
  return text(count > 1 ? 'duration.years' : 'duration.year', { count });
}

/** "(2 Years)" for what lasts longer than a year, '' for anything else (SUMM-18). */
export const longDuration = (months: number, text: Text): string => (months > 12 ? `(${yearsLabel(months, text)})` : '');

export interface RegisteredAgentDuration {
  /** Months, as kept. */
  key: string;
  label: string;
  /** Cents for the whole duration, in all chosen states together. */
  price: Cents;
}

/** For how long the registered agent can be taken in every state that is chosen, the shortest first (PROD-37). */
export function registeredAgentDurations(
  facts: Facts,
  text = createText(facts.config.text),
): RegisteredAgentDuration[] {
  const [first = [], ...others] = chosenJurisdictions(facts).map((state) =>
    findAllByRole(facts, agentRole, entriesOf(facts.catalogue, state)).map(({ product }) => product),
  );
  const durations = [...new Set(first.map(({ duration }) => duration))].filter((months) => months > 0);
  return durations.flatMap((months) => {
    const agents = [first, ...others].map((products) => products.find(({ duration }) => duration === months));
    if (agents.includes(undefined)) return [];
    const price = agents.reduce((sum, agent) => sum + agent!.price, 0);
    return [{ key: String(months), label: yearsLabel(months, text), price }];
  });
}
