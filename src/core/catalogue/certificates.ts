import type { Facts } from '../form-values/facts';
import { keyOf } from '../form-values/form-values';
import { getPath } from '../form-values/paths';
import { formatPrice } from '../pricing/money';
import type { Text } from '../text/format-message';
import { chosenState } from './chosen-jurisdictions';
import { bindingOf, findAllByRole, isSold, offeredProducts, type OfferedProduct } from './product-lookup';
import type { Report } from './read-wire';

/** Where the choice is kept: as its key the product's id, '' for no certificates. */
export const certificatePath = 'companyInformation.certificateQuantity';

const role = 'certificates';

/** A number of certificates, as one product of the server. */
export interface CertificatePack {
  quantity: number;
  offered: OfferedProduct;
}

/** How many certificates a product holds, by its sub type, else by the number that its name starts with. */
function quantityOf({ product: { sub_type, name } }: OfferedProduct): number {
  return Number(/^\s*(\d{1,6})\s*$/.exec(sub_type)?.[1] ?? /^\s*(\d{1,6})/.exec(name)?.[1] ?? 0);
}

/**
 * What can be chosen of certificates, the fewest first (PROD-35): the options of the page, else every product of their
 * type. One that no product matches, or of which nobody says how many it holds, is skipped and reported (PROD-36).
 */
export function certificatePacks(facts: Facts, report: Report = () => {}): CertificatePack[] {
  const offered = offeredProducts(facts.catalogue, chosenState(facts));
  const { options } = bindingOf(facts.config, role);
  const wanted = options
    ? options.map(({ product_id, quantity }) => ({
        quantity,
        match: offered.find(({ product }) => product.product_id === product_id),
        detail: product_id,
      }))
    : findAllByRole(facts, role, offered).map((match) => ({ quantity: undefined, match, detail: match.product.sentID }));
  const packs = wanted.flatMap(({ quantity, match, detail }) => {
    const count = match && (quantity ?? quantityOf(match));
    if (count) return isSold(facts, match, role) ? [{ quantity: count, offered: match }] : [];
    report('Could not match certificate product. Please check settings.', detail);
    return [];
  });
  return packs.sort((one, other) => one.quantity - other.quantity);
}

/** The packs as a list to choose from: "10 Certificates - $25.00" (PROD-35). */
export const certificateOptions = (facts: Facts, text: Text): { key: string; label: string }[] =>
  certificatePacks(facts).map(({ quantity, offered: { product } }) => ({
    key: product.product_id,
    label: text('certificates.option', { quantity, price: formatPrice(product.price) }),
  }));

/** The product of the chosen number of certificates; undefined for none, or for one that is not offered. */
export function chosenCertificate(facts: Facts): OfferedProduct | undefined {
  const key = keyOf(getPath(facts.values, certificatePath));
  if (key === '') return undefined;
  return certificatePacks(facts).find(({ offered }) => offered.product.product_id === key)?.offered;
}
