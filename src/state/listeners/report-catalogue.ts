import { certificatePacks } from '../../core/catalogue/certificates';
import type { Services } from '../../services/services';
import { productsLoaded } from '../catalogue-slice';
import type { FactsOf } from '../root-state';
import type { Listener } from './listeners';

/** Warns the site owner, once the products are loaded, if they do not match the page config (PROD-36). */
export function reportCatalogue(factsOf: FactsOf, { log }: Services): Listener {
  return ({ action, after }) => {
    if (productsLoaded.match(action) && action.payload.load.list === 'simple_products') certificatePacks(factsOf(after), log.warn);
  };
}
