import { certificatePacks } from '../../core/catalogue/certificates';
import type { Services } from '../../services/services';
import { productsLoaded } from '../catalogue-slice';
import type { FactsOf } from '../root-state';
import type { Listener } from './listeners';

/** Tells the site owner, once it has arrived, what of the catalogue does not fit the page's settings (PROD-36). */
export function reportCatalogue(factsOf: FactsOf, { log }: Services): Listener {
  return ({ action, after }) => {
    if (productsLoaded.match(action) && action.payload.load.list === 'simple_products') certificatePacks(factsOf(after), log.warn);
  };
}
