import { bindingOf } from '../catalogue/product-lookup';
import type { Facts } from '../form-values/facts';
import { getPath } from '../form-values/paths';
import type { OptionalProductConfig, PageConfig } from '../page-config/page-config';

/** Where the visitor's answer to an optional product is kept (STORE-05). */
export const checkedPath = (config: PageConfig, role: string): string =>
  `productState.${bindingOf(config, role).saveAs}.checked`;

/** Whether an optional product is wanted: the visitor's answer, else that of the page. */
export function isOptionChecked({ config, values }: Facts, { role, checked = false }: OptionalProductConfig): boolean {
  const answer = getPath(values, checkedPath(config, role));
  return answer === undefined ? checked : answer === true;
}
