import { stepEvent } from '../../commerce/analytics/tracked-events';
import { domainsKey } from '../../kernel/storage/storage-keys';
import { emptyOrder } from '../empty-order';
import type { OrderStore } from '../order-store';
import { resettable } from '../reset';
import { cartReducer } from './cart-slice';
import { catalogueReducer } from './catalogue-slice';
import { couponReducer } from './coupon-slice';
import { domainEngine } from './domain-engine';
import { loadProducts, productsWanted } from './load-products';
import { rebuildCartOnChange } from './rebuild-cart';
import { reportCatalogue } from './report-catalogue';
import { trackCheckout } from './track-checkout';
import { trackOrders } from './track-orders';

/** What the store has in a script that sells. */
export const storeOfOrders: OrderStore = {
  reducersOf(kept, { config, services }) {
    const engine = domainEngine.get();
    return {
      ...emptyOrder,
      ...(engine && {
        domains: kept(domainsKey, resettable(engine.domains), (stored) =>
          engine.readPersisted(stored, config.domains.maxDuration, services.log.info),
        ),
        domainSearch: resettable(engine.domainSearch),
      }),
      catalogue: resettable(catalogueReducer),
      coupon: resettable(couponReducer),
      cart: resettable(cartReducer),
    };
  },
  listen(context) {
    const { services, factsOf, sells, startListening } = context;
    if (sells) {
      loadProducts(startListening, factsOf, services);
      rebuildCartOnChange(startListening, factsOf, services.log);
      reportCatalogue(startListening, factsOf, services);
    }
    domainEngine.get()?.listen(context);
  },
  track(context) {
    const { config, services, factsOf, startListening } = context;
    trackOrders(startListening, factsOf, services);
    trackCheckout(startListening, factsOf, services);
    if (config.domains.routing) domainEngine.get()?.followRoute(context);
  },
  stepEvent,
  requestProducts: (dispatch) => void dispatch(productsWanted({ retryFailed: false })),
  takeDomains: (dispatch, domains) => domainEngine.get()?.take(dispatch, domains),
};
