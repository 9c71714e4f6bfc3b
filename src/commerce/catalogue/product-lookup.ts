import type { ProductData } from '../../kernel/answers/product-state';
import { rolesOf } from '../../kernel/facts/offer';
import type { ConfiguredAnswers, Facts } from '../../kernel/facts/facts';
import { memoizePerObject } from '../../kernel/util/memoize-per-object';
import { chosenKey } from '../../kernel/answers/get-answer';
import { ownValue } from '../../kernel/util/own-value';
import { isPath } from '../../kernel/util/paths';
import type { PageConfig } from '../../kernel/page-config/page-config';
import type { ProductBinding } from '../../kernel/page-config/products';
import type { Cents } from '../../kernel/util/money';
import { sumBy } from '../../kernel/util/collections';
import { mailServiceOf } from '../../kernel/reference/mail-services';
import {
  agentRole,
  builtInTerms,
  mailRole,
  roleOfProduct,
  roleTypeOf,
  traitsOfRole,
  typeOfRole,
  type ProductRole,
} from '../../kernel/reference/product-roles';
import { counted } from '../../kernel/text/counted';
import { createText, type Text } from '../../kernel/text/format-message';
import { federal, isOfState, ofAnyState, type Catalogue } from '../../kernel/facts/catalogue';
import { bindingsOf, roleOfBinding } from './bindings';
import { chosenJurisdictions, chosenState } from './chosen-jurisdictions';
import { fittingFirst } from './ordered-entity-type';
import { chosenPlanKey, mailPlanOf } from './mail-plan';
import { meetsSaleTerms, type SaleTerms } from './eligibility';
import type { Product } from '../../kernel/facts/product';

/** A product with the jurisdiction in which it can be bought. */
export interface CatalogueEntry {
  product: Product;
  /** '' if the product has no jurisdiction, US if it is federal. */
  jurisdiction: string;
  isFiling: boolean;
}

/** All that can be bought in a jurisdiction, federal products and those without jurisdiction included; for '' only these. */
export const entriesOf = memoizePerObject(
  ({ registeredAgent, filing, simple }: Catalogue, jurisdiction: string): readonly CatalogueEntry[] => {
    const entriesIn = (code: string, products: readonly Product[], isFiling: boolean): CatalogueEntry[] =>
      products.map((product) => ({ product, jurisdiction: code, isFiling }));
    const federals = filing[federal] ?? filing[ofAnyState] ?? [];
    const agents = registeredAgent.filter((agent) => agent.registered_agent?.jurisdiction.abbreviation === jurisdiction);
    return [
      ...(isOfState(jurisdiction) ? entriesIn(jurisdiction, filingsOfState(filing, jurisdiction, federals), true) : []),
      ...entriesIn(federal, federals, true),
      ...entriesIn(jurisdiction, agents, false),
      ...entriesIn('', simple, false),
    ];
  },
);

/**
 * The filing products of a state. Federal methods apply to every state (PROD-11), so a state's list may repeat products
 * of the federal list, and products of the list of all jurisdictions may belong to any state.
 */
function filingsOfState(filing: Catalogue['filing'], code: string, federals: readonly Product[]): readonly Product[] {
  const own = ownValue(filing, code) ?? [];
  const others = (filing[ofAnyState] ?? []).filter(({ product_id }) => !own.some((one) => one.product_id === product_id));
  const isFederal = (product: Product) =>
    product.filing_methods.every(({ jurisdiction }) => jurisdiction !== code) &&
    federals.some(({ product_id }) => product_id === product.product_id);
  return [...own, ...others].filter((product) => !isFederal(product));
}

/** The filing products of a jurisdiction alone. */
export const filingsIn = (catalogue: Catalogue, jurisdiction: string): CatalogueEntry[] =>
  entriesOf(catalogue, jurisdiction).filter((entry) => entry.isFiling && entry.jurisdiction === jurisdiction);

/** The entry with a product id in a jurisdiction; the first if several share the id. */
export const entryById = ({ catalogue }: Facts, id: string, jurisdiction: string): CatalogueEntry | undefined =>
  entriesOf(catalogue, jurisdiction).find(({ product }) => product.product_id === id);

type NamedBinding = ProductBinding & { saveAs: string };

/** The binding of a role, with its `saveAs` name. A role that is a number binds to the product with that id. */
export const bindingOf = memoizePerObject((config: PageConfig, role: string): NamedBinding => {
  const binding = { ...(/^\d+$/.test(role) && { product_id: role }), ...ownValue(bindingsOf(config), role) };
  const { saveAs = role } = binding;
  return { ...binding, saveAs: isPath(saveAs) ? saveAs : role };
});

/**
 * The binding of a product: of the role bound to its id, directly or as one of its options, or else of the role of its
 * type (PROD-34). A product offered by its id alone gets the id as its `saveAs` name, so that two products of one type
 * do not share their data. A plan of mail that is not offered itself shares the data of all mail (MAIL-10).
 */
export function bindingOfProduct({ config, offer }: Facts, product: Product): NamedBinding {
  const { product_id } = product;
  const isOffered = (role: string) => rolesOf(offer).includes(role);
  const role = roleOfBinding(config, product);
  if (mailServiceOf(product) && ![role ?? roleOfProduct(product), product_id].some(isOffered))
    return { ...bindingOf(config, role ?? mailRole), saveAs: bindingOf(config, mailRole).saveAs };
  const binding = bindingOf(config, role ?? roleOfProduct(product));
  return role === undefined && isOffered(product_id) ? { ...binding, saveAs: product_id } : binding;
}

/** The path of an answer about the product of a role (STORE-05). */
export const dataPath = <Name extends keyof ProductData>(
  config: PageConfig,
  role: ProductRole,
  name: Name,
): `productState.${string}.data.${Name}` => `productState.${bindingOf(config, role).saveAs}.data.${name}`;

/** The price of all pieces of a product that an order holds, in cents (PRICE-13). */
export const listPrice = (facts: Facts, product: Product): Cents => product.price * (bindingOfProduct(facts, product).quantity ?? 1);

/** The name under which the visitor's data for a product is stored. */
export const saveAsOf = (facts: Facts, product: Product): string => bindingOfProduct(facts, product).saveAs;

/**
 * The terms on which a role's product is sold. The page config's terms for the role come first, then those for the
 * product, then the built-in ones of the role and of the product's type.
 */
export function saleTermsOf(facts: Facts, role: string, product?: Product): SaleTerms {
  const builtIn = (name: string) => builtInTerms(name, facts.form.registersCompany);
  const binding = product && bindingOfProduct(facts, product);
  const isMail = binding?.saveAs === bindingOf(facts.config, mailRole).saveAs;
  return {
    ...(product && builtIn(isMail ? mailRole : roleOfProduct(product))),
    ...builtIn(role),
    ...binding,
    ...bindingOf(facts.config, role),
  };
}

/**
 * Whether a catalogue entry is sold to this visitor. An entry of a state is checked against that state; any other
 * against `state` or, without it, against all chosen states.
 */
export function isSold(facts: Facts, { product, jurisdiction }: CatalogueEntry, role = roleOfProduct(product), state = ''): boolean {
  return meetsSaleTerms(facts, saleTermsOf(facts, role, product), isOfState(jurisdiction) ? jurisdiction : state);
}

/** Picks the product that is bound to a role by its id, or else those of the role's type. */
export function isOfRole(role: string, product_id: string | undefined): (product: Product) => boolean {
  const type = typeOfRole(role);
  return (product) => (product_id === undefined ? roleTypeOf(product) === type : product.product_id === product_id);
}

/** The code of the state where the mail arrives: the page's, or else the chosen one; '' until it is chosen (MAIL-03). */
export const mailState = ({ config, values }: ConfiguredAnswers): string =>
  config.mail.state ?? chosenKey(values, dataPath(config, mailRole, 'state'));

/** Whether a product is a plan of mail: one of the page's options, or else the bound one, or else any but the role's own (MAIL-10). */
export function isMailPlan(facts: Facts, product: Product): boolean {
  const { product_id, options = product_id === undefined ? undefined : [{ product_id }], saveAs } = bindingOf(facts.config, mailRole);
  if (options) return options.some((option) => option.product_id === product.product_id);
  return mailServiceOf(product) !== undefined && !isOfRole(mailRole, undefined)(product) && saveAsOf(facts, product) === saveAs;
}

/**
 * The products of a role that are sold to this visitor: the one bound by id, or else all of the role's type. Registered
 * agents are sorted by duration; plans of mail come before the role's own product, and are sold where the mail goes
 * to if the order has no state.
 * @param state see `isSold`
 */
export function findAllByRole(facts: Facts, role: string, offered: readonly CatalogueEntry[], state?: string): CatalogueEntry[] {
  const isOwn = isOfRole(role, bindingOf(facts.config, role).product_id);
  const isMail = role === mailRole;
  const isPlan = (product: Product) => isMail && isMailPlan(facts, product);
  const where = isMail && chosenJurisdictions(facts).length === 0 ? mailState(facts) : state;
  const sold = offered.filter((one) => (isOwn(one.product) || isPlan(one.product)) && isSold(facts, one, role, where));
  const found = sold.length > 1 ? fittingFirst(facts, sold) : sold;
  if (isMail) found.sort((one, other) => Number(isPlan(other.product)) - Number(isPlan(one.product)));
  return traitsOfRole(role).isAgent ? found.sort((one, other) => one.product.duration - other.product.duration) : found;
}

/** The chosen one of the offered durations in months, or else the preselected one, or else the first (PROD-38). */
export function chosenDuration({ config, values }: Facts, offered: readonly number[]): number | undefined {
  const chosen = Number(chosenKey(values, 'companyInformation.registeredAgentServiceDuration'));
  const preselected = (config.preselected.registeredAgentYears ?? 0) * 12;
  return [chosen, preselected].find((months) => offered.includes(months)) ?? offered[0];
}

/**
 * The product of a role that is sold to this visitor; of registered agents the one of the chosen duration (PROD-38), of
 * mail the chosen plan, or else the role's own product.
 * @param state the state for which a product without jurisdiction is wanted, in an order for several states
 */
export function findByRole(facts: Facts, role: string, offered: readonly CatalogueEntry[], state?: string): CatalogueEntry | undefined {
  const found = findAllByRole(facts, role, offered, state);
  if (role === mailRole) {
    const binding = bindingOf(facts.config, role);
    const key = chosenPlanKey(facts, binding.saveAs);
    const plan = found.find(({ product }) => mailPlanOf(product, binding).key === key);
    return plan ?? found.find(({ product }) => isOfRole(role, binding.product_id)(product)) ?? found[0];
  }
  if (!traitsOfRole(role).isAgent) return found[0];
  const months = chosenDuration(
    facts,
    found.map(({ product }) => product.duration),
  );
  return found.find(({ product }) => product.duration === months);
}

/** The entry of a role in a jurisdiction. @param state as in `findByRole` */
export const entryByRole = (facts: Facts, role: string, jurisdiction: string, state?: string): CatalogueEntry | undefined =>
  findByRole(facts, role, entriesOf(facts.catalogue, jurisdiction), state);

/** The product of a role in a jurisdiction, by default in the state of service. */
export const productForRole = (facts: Facts, role: string, jurisdiction?: string): Product | undefined =>
  entryByRole(facts, role, jurisdiction ?? chosenState(facts), jurisdiction)?.product;

/** "2 Years" for 24 months (PROD-37). */
export const yearsLabel = (months: number, text: Text): string => counted(text, 'duration.year', months / 12);

/** "(2 Years)" for more than a year, else '' (SUMM-18). */
export const longDuration = (months: number, text: Text): string => (months > 12 ? `(${yearsLabel(months, text)})` : '');

export interface RegisteredAgentDuration {
  /** The number of months, as stored. */
  key: string;
  label: string;
  /** Cents for the whole duration, summed over all chosen states. */
  price: Cents;
}

/** The durations of the registered agent that are offered in every chosen state, shortest first (PROD-37). */
export function registeredAgentDurations(facts: Facts, text = createText(facts.config.text)): RegisteredAgentDuration[] {
  const offered = chosenJurisdictions(facts).map((state) =>
    findAllByRole(facts, agentRole, entriesOf(facts.catalogue, state)).map(({ product }) => product),
  );
  const durations = [...new Set(offered[0]?.map(({ duration }) => duration))].filter((months) => months > 0);
  return durations.flatMap((months) => {
    const agents = offered.map((products) => products.find(({ duration }) => duration === months));
    if (agents.includes(undefined)) return [];
    const price = sumBy(agents, (agent) => listPrice(facts, agent!));
    return [{ key: String(months), label: yearsLabel(months, text), price }];
  });
}
