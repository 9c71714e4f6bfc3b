import type { Facts } from '../../kernel/facts/facts';
import { chosenKey } from '../../kernel/answers/get-answer';
import type { ProductOptionConfig } from '../../kernel/page-config/products';
import { formatPrice } from '../../kernel/util/money';
import type { ProductRole } from '../../kernel/reference/product-roles';
import type { Text } from '../../kernel/text/format-message';
import { chosenState } from '../../commerce/catalogue/chosen-jurisdictions';
import { bindingOf, findAllByRole, isSold, entryById, entriesOf, type CatalogueEntry } from '../../commerce/catalogue/product-lookup';
import type { Product } from '../../kernel/facts/product';
import type { Report } from '../../kernel/util/read-wire';

/** The path of the chosen pack; its key is the product's id, '' for no certificates. */
export const certificatePath = 'companyInformation.certificateQuantity';

const role: ProductRole = 'certificates';

/** A number of certificates, sold as one product. */
export interface CertificatePack {
  quantity: number;
  offered: CatalogueEntry;
}

/** How many certificates a product contains: its `sub_type`, or else the number that its name starts with. */
const quantityOf = ({ sub_type, name }: Product): number => Number.parseInt(sub_type, 10) || Number.parseInt(name, 10);

/**
 * The certificate packs on offer, smallest first (PROD-35): the options of the page config, or else every product of
 * the type. An option without a matching product or without a quantity is left out and reported (PROD-36).
 */
export function certificatePacks(facts: Facts, report: Report = () => {}): CertificatePack[] {
  const state = chosenState(facts);
  const options: readonly ProductOptionConfig[] =
    bindingOf(facts.config, role).options ?? findAllByRole(facts, role, entriesOf(facts.catalogue, state)).map(({ product }) => product);
  const packs = options.flatMap(({ product_id, quantity }) => {
    const match = entryById(facts, product_id, state);
    const count = match ? (quantity ?? quantityOf(match.product)) : 0;
    if (match && count > 0) return isSold(facts, match, role) ? [{ quantity: count, offered: match }] : [];
    report('Could not match certificate product. Please check settings.', product_id);
    return [];
  });
  return packs.sort((one, other) => one.quantity - other.quantity);
}

/** The packs as options of a select: "10 Certificates - $25.00" (PROD-35). @param priceOf the price in words; that of the catalogue where left out */
export const certificateOptions = (
  facts: Facts,
  text: Text,
  priceOf = ({ product }: CatalogueEntry) => formatPrice(product.price),
): { key: string; label: string }[] =>
  certificatePacks(facts).map(({ quantity, offered }) => ({
    key: offered.product.product_id,
    label: text('certificates.option', { quantity, price: priceOf(offered) }),
  }));

/** The product of the chosen pack; undefined if none is chosen or it is not offered. */
export function chosenCertificate(facts: Facts): CatalogueEntry | undefined {
  const key = chosenKey(facts.values, certificatePath);
  if (key === '') return undefined;
  return certificatePacks(facts).find(({ offered }) => offered.product.product_id === key)?.offered;
}
