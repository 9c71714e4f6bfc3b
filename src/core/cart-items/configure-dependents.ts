import { isOfState } from '../facts/catalogue';
import { defaultFilingMethod } from '../catalogue/filing-methods';
import type { FilingMethod } from '../facts/product';
import { bindingOfProduct, findByRole, offeredProducts, type OfferedProduct } from '../catalogue/product-lookup';
import type { Facts } from '../facts/facts';
import { isHome, placeNamed, stateOfService } from '../catalogue/jurisdictions-in-use';
import type { CartItem } from './cart-item';
import { configureItem } from './configure-item';

type DependentFiling = FilingMethod['filing']['dependent_filings_info'][number];

/** What needs something that needs something in turn is followed so far; the data of a server may run in a circle. */
const mostLinks = 3;

/**
 * A product as an item with what it brings: its linked product, and the filings that its filing method depends on
 * (CART-05). `above` names what it is brought by. It is filed by the given method, the default one where none is.
 */
export function configureProduct(
  facts: Facts,
  offered: OfferedProduct,
  method = offered.isFiling ? defaultFilingMethod(facts, offered.product, offered.jurisdiction) : undefined,
  above: readonly string[] = [],
): CartItem | undefined {
  const item = configureItem(facts, offered, method);
  if (!item) return undefined;
  const chain = [...above, keyOf(offered)];
  const bring = (found: OfferedProduct | undefined): CartItem | undefined =>
    found && chain.length <= mostLinks && !chain.includes(keyOf(found))
      ? configureProduct(facts, found, undefined, chain)
      : undefined;

  const { linkedProduct: role } = bindingOfProduct(facts, offered.product);
  const { jurisdiction } = offered;
  const state = isOfState(jurisdiction) ? jurisdiction : stateOfService(facts);
  const filings = (method?.filing.dependent_filings_info ?? []).flatMap((info): CartItem[] => {
    const place = placeNamed(facts, info.jurisdiction_option) ?? state;
    const filing = bring(offeredProducts(facts.catalogue, place).find((one) => isNamed(one, info) && one.jurisdiction === place));
    return filing ? [{ ...filing, isUsingHomeState: isHome(info.jurisdiction_option) }] : [];
  });
  return {
    ...item,
    linkedProduct: (role !== undefined && bring(findByRole(facts, role, offeredProducts(facts.catalogue, state)))) || null,
    configuredDependentFilingProducts: filings,
  };
}

const keyOf = ({ product, jurisdiction }: OfferedProduct) => `${product.product_id}|${jurisdiction}`;

/** "Trade Name" and `trade_name` name the same. */
const plain = (name: string) => name.trim().toLowerCase().replace(/[^a-z\d]+/g, '_');

/** A filing is named by its name or type, and where the server says more by its sub type or subcategory. */
function isNamed({ product, isFiling }: OfferedProduct, { filing_name, filing_sub_name }: DependentFiling): boolean {
  const { name, type, sub_type, subcategory } = product;
  const says = (wanted: string, ...words: string[]) => words.some((word) => plain(word) === plain(wanted));
  return isFiling && says(filing_name, name, type) && (filing_sub_name === '' || says(filing_sub_name, sub_type, subcategory));
}
