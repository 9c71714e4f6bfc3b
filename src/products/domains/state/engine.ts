import type { DomainEngine } from '../../../state/orders/domain-engine';
import { readPersistedDomains } from '../read-persisted-domains';
import { domainSearchReducer } from './domain-search-slice';
import { domainsChanged, domainsReducer } from './domains-slice';
import { followRoute } from './follow-route';
import { leaveForCart } from './leave-for-cart';
import { recheckDomains } from './recheck-domains';
import { searchDomains } from './search-domains';

/** What the family of domains gives the store of an order. */
export const engineOfDomains: DomainEngine = {
  domains: domainsReducer,
  domainSearch: domainSearchReducer,
  readPersisted: readPersistedDomains,
  take: (dispatch, cart) => void dispatch(domainsChanged(cart)),
  listen({ config, services, listenWhileMounted }) {
    searchDomains(listenWhileMounted, config, services);
    leaveForCart(listenWhileMounted, config, services);
  },
  followRoute: ({ config, services, listenWhileMounted, signal }) => followRoute(listenWhileMounted, config, services, signal),
  recheck: recheckDomains,
};
