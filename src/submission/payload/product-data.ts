import { roleWithBinding } from '../../commerce/catalogue/bindings';
import type { DataBuilder } from '../../commerce/families/product-family';
import { registeredFamilies } from '../../commerce/families/registered-families';
import type { CartItem } from '../../kernel/facts/cart';
import type { Facts } from '../../kernel/facts/facts';
import type { PageConfig } from '../../kernel/page-config/page-config';
import { isKnownRole, roleOfType, traitsOfRole, type DataFamily } from '../../kernel/reference/product-roles';
import { getPath } from '../../kernel/util/paths';
import { readObject } from '../../kernel/util/read-wire';

/** @throws RangeError where no registered family makes the data that the table of roles names */
function builderOf(name: DataFamily): DataBuilder {
  const builder = registeredFamilies().find(({ data }) => data?.[name])?.data?.[name];
  if (!builder) throw new RangeError(`No registered family makes the data of "${name}".`);
  return builder;
}

/** The data of a product: from its role's builder, or else the answers stored for the product (SUBM-27, SUBM-31). */
export function productData(item: CartItem, facts: Facts): object {
  const role = rolesOf(item, facts.config)
    .filter(isKnownRole)
    .find((one) => traitsOfRole(one).data);
  const family = role && traitsOfRole(role).data;
  return family ? builderOf(family)(facts, item, role) : readObject(getPath(facts.values, `productState.${item.saveAs}.data`));
}

/** The possible roles of an item: the one bound to its `saveAs` name, then the one of its type. */
const rolesOf = ({ saveAs, type }: CartItem, config: PageConfig): readonly string[] => [
  roleWithBinding(config, (binding) => binding.saveAs === saveAs) ?? saveAs,
  roleOfType(type),
];
