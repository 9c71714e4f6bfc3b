import { bindingsOf } from '../../catalogue/product-lookup';
import type { CartItem } from '../../cart-items/cart-item';
import type { Facts } from '../../facts/facts';
import type { PageConfig } from '../../page-config/page-config';
import { roleOfType, traitsOfRole, type DataFamily } from '../../reference/product-roles';
import { getPath } from '../../util/paths';
import { readObject } from '../../util/read-wire';
import { formationData } from './formation';

/** What the order says of a product. */
type DataBuilder = (facts: Facts, item: CartItem) => object;

/** One builder a family of the table of roles: a missing one does not compile. */
const builders: Readonly<Record<DataFamily, DataBuilder>> = {
  formation: formationData,
};

/** What the order says of one product: by its role, else what the product's own module keeps (SUBM-27, SUBM-31). */
export function productData(item: CartItem, facts: Facts): object {
  const family = rolesOf(item, facts.config).flatMap((role) => traitsOfRole(role).data ?? [])[0];
  return family ? builders[family](facts, item) : readObject(getPath(facts.values, `productState.${item.saveAs}.data`));
}

/** The role that is kept under the item's name, and the one of its type, where it was ordered under a name of its own. */
const rolesOf = ({ saveAs, type }: CartItem, config: PageConfig): readonly string[] => [
  Object.entries(bindingsOf(config)).find(([, binding]) => binding.saveAs === saveAs)?.[0] ?? saveAs,
  roleOfType(type),
];
