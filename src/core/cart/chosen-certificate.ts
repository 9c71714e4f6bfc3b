import { stateOfService } from '../catalogue/jurisdictions-in-use';
import type { Facts } from '../form-values/facts';
import { keyOf } from '../form-values/form-values';
import { getPath } from '../form-values/paths';
import { typeOfRole } from '../reference/product-roles';
import type { CartItem } from './cart-item';
import { configureProduct } from './configure-dependents';
import type { Shelf } from './shelf';

/** The number of certificates that was chosen (`companyInformation.certificateQuantity`); undefined for none. */
export function chosenCertificate(facts: Facts, shelf: Shelf): CartItem | undefined {
  const found = shelf(stateOfService(facts)).byID.get(keyOf(getPath(facts.values, 'companyInformation.certificateQuantity')));
  return found?.product.type === typeOfRole('certificates') ? configureProduct(facts, shelf, found) : undefined;
}
