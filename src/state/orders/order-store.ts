import { stepEvent } from '../../commerce/analytics/tracked-events';
import { domainsKey } from '../../kernel/storage/storage-keys';
import { readPersistedDomains } from '../../products/domains/read-persisted-domains';
import { domainSearchReducer } from '../../products/domains/state/domain-search-slice';
import { domainsChanged, domainsReducer } from '../../products/domains/state/domains-slice';
import { followRoute } from '../../products/domains/state/follow-route';
import { leaveForCart } from '../../products/domains/state/leave-for-cart';
import { searchDomains } from '../../products/domains/state/search-domains';
import type { OrderStore } from '../order-store';
import { resettable } from '../reset';
import { cartReducer } from './cart-slice';
import { catalogueReducer } from './catalogue-slice';
import { couponReducer } from './coupon-slice';
import { loadProducts, productsWanted } from './load-products';
import { rebuildCartOnChange } from './rebuild-cart';
import { reportCatalogue } from './report-catalogue';
import { trackCheckout } from './track-checkout';
import { trackOrders } from './track-orders';

/** What the store has in a script that sells. */
export const storeOfOrders: OrderStore = {
  reducersOf: (kept, { config, services }) => ({
    domains: kept(domainsKey, resettable(domainsReducer), (stored) =>
      readPersistedDomains(stored, config.domains.maxDuration, services.log.info),
    ),
    domainSearch: resettable(domainSearchReducer),
    catalogue: resettable(catalogueReducer),
    coupon: resettable(couponReducer),
    cart: resettable(cartReducer),
  }),
  listen({ config, services, factsOf, sells, startListening, listenWhileMounted }) {
    if (sells) {
      loadProducts(startListening, factsOf, services);
      rebuildCartOnChange(startListening, factsOf, services.log);
      reportCatalogue(startListening, factsOf, services);
    }
    searchDomains(listenWhileMounted, config, services);
    leaveForCart(listenWhileMounted, config, services);
  },
  track({ config, services, factsOf, startListening, listenWhileMounted, signal }) {
    trackOrders(startListening, factsOf, services);
    trackCheckout(startListening, factsOf, services);
    if (config.domains.routing) followRoute(listenWhileMounted, config, services, signal);
  },
  stepEvent,
  requestProducts: (dispatch) => void dispatch(productsWanted({ retryFailed: false })),
  takeDomains: (dispatch, domains) => void dispatch(domainsChanged(domains)),
};
