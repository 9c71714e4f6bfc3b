import {
  filingProductsByJurisdiction,
  parseCoupons,
  parseProducts,
  parseSubscriptionBundles,
} from '../core/catalogue/parse-products';
import { readTimeout, type HttpClient } from './http-client';
import { readReply, unreadable } from './read-reply';
import type { CatalogueService, Log } from './services';

/** The product lists below the marketing root (NET-07, PROD-01 to PROD-03). */
export function createCatalogueService(marketing: HttpClient, website: string, log: Log): CatalogueService {
  async function list(path: string, query: Readonly<Record<string, string>> = {}): Promise<unknown[]> {
    const text = await marketing.send(path, { query: { website_id: website, ...query }, timeout: readTimeout });
    const { result } = readReply(text);
    if (!Array.isArray(result)) throw unreadable();
    return result as unknown[];
  }
  const filingProducts = async (query: Readonly<Record<string, string>>) =>
    parseProducts(await list('filing_products', query), log.warn);

  return {
    registeredAgentProducts: async () => parseProducts(await list('registered_agent_products'), log.warn),
    simpleProducts: async () => parseProducts(await list('simple_products'), log.warn),
    subscriptionBundles: async () => parseSubscriptionBundles(await list('subscription_bundles'), log.warn),
    coupons: async () => parseCoupons(await list('coupons'), log.warn),
    filingProducts: (jurisdiction) => filingProducts({ state_abbreviation: jurisdiction }),
    allFilingProducts: async () => filingProductsByJurisdiction(await filingProducts({ shallow: 'true' }), log.warn),
  };
}
