import { filingProductsByJurisdiction, parseCoupons, parseProducts, parseSubscriptionBundles } from '../commerce/catalogue/parse-products';
import { unreadable } from './read-reply';
import type { CatalogueService, Log, ServiceRequest } from './services';

/** Loads the product lists of the marketing API; a list's name is also its path (NET-07, PROD-01 to PROD-03). */
export function createCatalogueService(request: ServiceRequest, website: string, { warn }: Log): CatalogueService {
  return {
    async load(load) {
      const query = { website_id: website, ...(load.list === 'filing_products' && filingQuery(load.jurisdiction)) };
      const { result } = await request({ service: 'marketing', path: load.list, query });
      if (!Array.isArray(result)) throw unreadable();
      switch (load.list) {
        case 'registered_agent_products':
          return { registeredAgent: parseProducts(result, warn) };
        case 'simple_products':
          return { simple: parseProducts(result, warn) };
        case 'subscription_bundles':
          return { subscriptionBundles: parseSubscriptionBundles(result, warn) };
        case 'coupons':
          return { coupons: parseCoupons(result, warn) };
        case 'filing_products': {
          const products = parseProducts(result, warn);
          const { jurisdiction } = load;
          return { filing: jurisdiction === 'all' ? filingProductsByJurisdiction(products, warn) : { [jurisdiction]: products } };
        }
      }
    },
  };
}

const filingQuery = (jurisdiction: string): Record<string, string> =>
  jurisdiction === 'all' ? { shallow: 'true' } : { state_abbreviation: jurisdiction };
