import { isOfState } from '../facts/catalogue';
import { defaultFilingMethod } from '../catalogue/filing-methods';
import type { FilingMethod } from '../facts/product';
import { bindingOfProduct, findByRole, entriesOf, type CatalogueEntry } from '../catalogue/product-lookup';
import type { Facts } from '../facts/facts';
import { isHome, placeNamed, stateOfService } from '../catalogue/jurisdictions-in-use';
import type { CartItem } from './cart-item';
import { configureItem } from './configure-item';

type DependentFiling = FilingMethod['filing']['dependent_filings_info'][number];

/** What needs something that needs something in turn is followed so far; the data of a server may run in a circle. */
const maxLinks = 3;

/**
 * A product as an item with what it brings: its linked product, and the filings that its filing method depends on
 * (CART-05). `above` names what it is brought by. It is filed by the given method, the default one where none is.
 */
export function configureProduct(
  facts: Facts,
  offered: CatalogueEntry,
  method = offered.isFiling ? defaultFilingMethod(facts, offered.product, offered.jurisdiction) : undefined,
  above: readonly string[] = [],
): CartItem | undefined {
  const item = configureItem(facts, offered, method);
  if (!item) return undefined;
  const chain = [...above, entryKey(offered)];
  const bring = (found: CatalogueEntry | undefined): CartItem | undefined =>
    found && chain.length <= maxLinks && !chain.includes(entryKey(found))
      ? configureProduct(facts, found, undefined, chain)
      : undefined;

  const { linkedProduct: role } = bindingOfProduct(facts, offered.product);
  const { jurisdiction } = offered;
  const state = isOfState(jurisdiction) ? jurisdiction : stateOfService(facts);
  const filings = (method?.filing.dependent_filings_info ?? []).flatMap((info): CartItem[] => {
    const place = placeNamed(facts, info.jurisdiction_option) ?? state;
    const filing = bring(entriesOf(facts.catalogue, place).find((one) => isNamed(one, info) && one.jurisdiction === place));
    return filing ? [{ ...filing, isUsingHomeState: isHome(info.jurisdiction_option) }] : [];
  });
  return {
    ...item,
    linkedProduct: (role !== undefined && bring(findByRole(facts, role, entriesOf(facts.catalogue, state)))) || null,
    configuredDependentFilingProducts: filings,
  };
}

const entryKey = ({ product, jurisdiction }: CatalogueEntry) => `${product.product_id}|${jurisdiction}`;

/** "Trade Name" and `trade_name` name the same. */
const plain = (name: string) => name.trim().toLowerCase().replace(/[^a-z\d]+/g, '_');

/** A filing is named by its name or type, and where the server says more by its sub type or subcategory. */
function isNamed({ product, isFiling }: CatalogueEntry, { filing_name, filing_sub_name }: DependentFiling): boolean {
  const { name, type, sub_type, subcategory } = product;
  const says = (wanted: string, ...words: string[]) => words.some((word) => plain(word) === plain(wanted));
  return isFiling && says(filing_name, name, type) && (filing_sub_name === '' || says(filing_sub_name, sub_type, subcategory));
}
