import { federal } from '../catalogue/catalogue';
import { bindingOfProduct, type OfferedProduct } from '../catalogue/product-lookup';
import type { PageConfig } from '../page-config/page-config';

/** Whether a product can be ordered for several states at once: as the page says, else what a state files or serves. */
export const canBeMultiState = (config: PageConfig, { product, jurisdiction }: OfferedProduct): boolean =>
  bindingOfProduct(config, product).multiState ?? (jurisdiction !== '' && jurisdiction !== federal);
