import { isOfState } from '../../kernel/facts/catalogue';
import { defaultFilingMethod } from '../catalogue/filing-methods';
import type { FilingMethod } from '../../kernel/facts/product';
import { bindingOfProduct, entriesOf, entryByRole, type CatalogueEntry } from '../catalogue/product-lookup';
import type { Facts } from '../../kernel/facts/facts';
import { isHome, dependentJurisdiction, stateOfService } from '../catalogue/jurisdictions-in-use';
import { domainRole } from '../../kernel/reference/product-roles';
import type { CartItem } from '../../kernel/facts/cart';
import { configureItem } from './configure-item';
import { hasRole } from './item-role';

type DependentFiling = FilingMethod['filing']['dependent_filings_info'][number];

/** How deep dependents of dependents are followed. */
const maxLinks = 3;

/**
 * Makes a cart item with its dependents: the linked product, and the filings that its filing method requires (CART-05).
 * Undefined if the product cannot be filed for the chosen entity type, and for domains while none is chosen (DOM-42).
 * @param parents the keys of the entries it depends on, since the server's data may contain circles
 */
export function configureProduct(
  facts: Facts,
  offered: CatalogueEntry,
  method = offered.isFiling ? defaultFilingMethod(facts, offered.product, offered.jurisdiction) : undefined,
  parents: readonly string[] = [],
): CartItem | undefined {
  const item = configureItem(facts, offered, method);
  if (!item || (facts.domains.length === 0 && hasRole(facts, item, domainRole))) return undefined;
  const chain = [...parents, entryKey(offered)];
  const configureDependent = (found: CatalogueEntry | undefined): CartItem | undefined =>
    found && chain.length <= maxLinks && !chain.includes(entryKey(found)) ? configureProduct(facts, found, undefined, chain) : undefined;

  const { linkedProduct: role } = bindingOfProduct(facts, offered.product);
  const { jurisdiction } = offered;
  const state = isOfState(jurisdiction) ? jurisdiction : stateOfService(facts);
  const filings = (method?.filing.dependent_filings_info ?? []).flatMap((info): CartItem[] => {
    const code = dependentJurisdiction(facts, info.jurisdiction_option) ?? state;
    const filing = configureDependent(entriesOf(facts.catalogue, code).find((one) => isNamed(one, info) && one.jurisdiction === code));
    return filing ? [{ ...filing, isUsingHomeState: isHome(info.jurisdiction_option) }] : [];
  });
  return {
    ...item,
    linkedProduct: (role !== undefined && configureDependent(entryByRole(facts, role, state))) || null,
    configuredDependentFilingProducts: filings,
  };
}

const entryKey = ({ product, jurisdiction }: CatalogueEntry) => `${product.product_id}|${jurisdiction}`;

/** "Trade Name" and `trade_name` are the same name. */
const normalize = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '_');

/** Whether an entry is the dependent filing: by name or type and, if given, by sub type or subcategory. */
export function isNamed(
  { product, isFiling }: Pick<CatalogueEntry, 'product' | 'isFiling'>,
  { filing_name, filing_sub_name }: DependentFiling,
): boolean {
  const { name, type, sub_type, subcategory } = product;
  const matches = (wanted: string, ...names: string[]) => names.some((one) => normalize(one) === normalize(wanted));
  return isFiling && matches(filing_name, name, type) && (filing_sub_name === '' || matches(filing_sub_name, sub_type, subcategory));
}
