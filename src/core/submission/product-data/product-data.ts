import { roleWithBinding } from '../../catalogue/product-lookup';
import type { CartItem } from '../../cart-items/cart-item';
import type { Facts } from '../../facts/facts';
import type { PageConfig } from '../../page-config/page-config';
import { isKnownRole, roleOfType, traitsOfRole, type DataFamily, type ProductRole } from '../../reference/product-roles';
import { getPath } from '../../util/paths';
import { readObject } from '../../util/read-wire';
import { domainData } from './domain';
import { formationData, registrationData } from './formation';
import { formationDateData, legalNeedsData, notaryData, phoneData, processAgentData, stateData, tradeNameData } from './single-products';
import { suppliesData } from './supplies';
import { trademarkData } from './trademark';
import { vehicleData } from './vehicle';

/** Makes the data of a product; `role` is the one under which it is asked about. */
type DataBuilder = (facts: Facts, item: CartItem, role: ProductRole) => object;

/** One builder per family in the table of roles; a missing one does not compile. */
const builders: Readonly<Record<DataFamily, DataBuilder>> = {
  domain: domainData,
  formation: formationData,
  formationDate: formationDateData,
  legalNeeds: legalNeedsData,
  notary: notaryData,
  phone: phoneData,
  processAgent: processAgentData,
  registration: registrationData,
  state: stateData,
  supplies: suppliesData,
  trademark: trademarkData,
  tradeName: tradeNameData,
  vehicle: vehicleData,
};

/** The data of a product: from its role's builder, or else the answers stored for the product (SUBM-27, SUBM-31). */
export function productData(item: CartItem, facts: Facts): object {
  const role = rolesOf(item, facts.config)
    .filter(isKnownRole)
    .find((one) => traitsOfRole(one).data);
  const family = role && traitsOfRole(role).data;
  return family ? builders[family](facts, item, role) : readObject(getPath(facts.values, `productState.${item.saveAs}.data`));
}

/** The possible roles of an item: the one bound to its `saveAs` name, then the one of its type. */
const rolesOf = ({ saveAs, type }: CartItem, config: PageConfig): readonly string[] => [
  roleWithBinding(config, (binding) => binding.saveAs === saveAs) ?? saveAs,
  roleOfType(type),
];
