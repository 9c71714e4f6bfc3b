import type { Facts } from '../form-values/facts';
import { keyOf } from '../form-values/form-values';
import { getPath } from '../form-values/paths';
import type { PageConfig, ProductBinding } from '../page-config/page-config';
import type { Cents } from '../pricing/money';
import { roleOfType, typeOfRole } from '../reference/product-roles';
import { createText, type Text } from '../text/format-message';
import { federal, type Catalogue } from './catalogue';
import { chosenState } from './chosen-jurisdictions';
import type { Product } from './product';

/** A product where it can be bought. */
export interface OfferedProduct {
  product: Product;
  /** '' where the product has no jurisdiction, US where it is federal. */
  jurisdiction: string;
  isFiling: boolean;
}

/** All that can be bought in a jurisdiction; without one ('') what is federal or has none. */
export function offeredProducts(catalogue: Catalogue, jurisdiction: string): OfferedProduct[] {
  const { filing, registeredAgent, simple } = catalogue;
  const filingsIn = (code: string): OfferedProduct[] => {
    const products = Object.hasOwn(filing, code) ? filing[code]! : [];
    return products.map((product) => ({ product, jurisdiction: code, isFiling: true }));
  };
  return [
    ...(jurisdiction === federal ? [] : filingsIn(jurisdiction)),
    ...filingsIn(federal),
    ...registeredAgent
      .filter(({ registered_agent }) => registered_agent?.jurisdiction.abbreviation === jurisdiction)
      .map((product) => ({ product, jurisdiction, isFiling: false })),
    ...simple.map((product) => ({ product, jurisdiction: '', isFiling: false })),
  ];
}

type NamedBinding = ProductBinding & { saveAs: string };

/** How the page binds a role to a product of the server, and where the visitor's data for it is kept. */
export function bindingOf({ products, filingProducts }: PageConfig, role: string): NamedBinding {
  const bindings = [products, filingProducts].find((group) => Object.hasOwn(group, role));
  const itself = /^\d+$/.test(role) ? { product_id: role } : undefined;
  return { ...itself, ...bindings?.[role], saveAs: bindings?.[role]?.saveAs ?? role };
}

/** The role that a page gives to a product of the server, the id itself where it gives none: such a role binds to it. */
export const roleBoundTo = ({ products, filingProducts }: PageConfig, product_id: string): string =>
  Object.entries({ ...filingProducts, ...products }).find(([, binding]) => binding.product_id === product_id)?.[0] ?? product_id;

/** The binding of the role that a product plays: the role bound to its id, else the one of its type (PROD-34). */
export function bindingOfProduct(config: PageConfig, { product_id, type }: Product): NamedBinding {
  const bound = Object.entries({ ...config.filingProducts, ...config.products });
  return bindingOf(config, bound.find(([, binding]) => binding.product_id === product_id)?.[0] ?? roleOfType(type));
}

/** The name under which the visitor's data for a product is kept. */
export const saveAsOf = (config: PageConfig, product: Product): string => bindingOfProduct(config, product).saveAs;

const registeredAgent = 'registeredAgent';

/** The offered products that a role stands for: the bound one, else all of its type; agents the shortest first. */
function findAllByRole({ config }: Facts, role: string, offered: readonly OfferedProduct[]): OfferedProduct[] {
  const { product_id } = bindingOf(config, role);
  const type = typeOfRole(role);
  const found = offered.filter(({ product }) =>
    product_id === undefined ? product.type === type : product.product_id === product_id,
  );
  return role === registeredAgent ? found.sort((one, other) => one.product.duration - other.product.duration) : found;
}

/** The one offered product that a role stands for; of registered agents that of the chosen duration (PROD-38). */
export function findByRole(
  facts: Facts,
  role: string,
  offered: readonly OfferedProduct[],
): OfferedProduct | undefined {
  const found = findAllByRole(facts, role, offered);
  if (role !== registeredAgent) return found[0];
  const lasting = (months: number) => found.find(({ product }) => product.duration === months);
  const chosen = Number(keyOf(getPath(facts.values, 'companyInformation.registeredAgentServiceDuration')));
  return lasting(chosen) ?? lasting((facts.config.preselected.registeredAgentYears ?? 0) * 12) ?? found[0];
}

/** The product of a role in a jurisdiction, the state of service where none is given. */
export const productForRole = (facts: Facts, role: string, jurisdiction = chosenState(facts)): Product | undefined =>
  findByRole(facts, role, offeredProducts(facts.catalogue, jurisdiction))?.product;

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
  /** Cents for the whole duration. */
  price: Cents;
}

/** For how long the registered agent can be taken in the state of service, the shortest first (PROD-37). */
export function registeredAgentDurations(
  facts: Facts,
  text = createText({}, facts.config.text),
): RegisteredAgentDuration[] {
  const offered = offeredProducts(facts.catalogue, chosenState(facts));
  return findAllByRole(facts, registeredAgent, offered).map(({ product: { duration, price } }) => ({
    key: String(duration),
    label: yearsLabel(duration, text),
    price,
  }));
}
