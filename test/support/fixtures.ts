import { readdirSync, readFileSync } from 'node:fs';
import { emptyCatalogue, wholeLists, type Catalogue } from '../../src/kernel/facts/catalogue';
import { parseCoupons, parseProducts, parseSubscriptionBundles } from '../../src/commerce/catalogue/parse-products';
import type { Report } from '../../src/kernel/util/read-wire';

const folder = 'fixtures/catalogue';
const texts = new Map<string, string>();

/** The whole body of a catalogue reply, e.g. `simple_products` or `filing_products/WY`. */
export function catalogueReply(name: string): string {
  const known = texts.get(name);
  if (known !== undefined) return known;
  const text = readFileSync(`${folder}/${name}.json`, 'utf8');
  texts.set(name, text);
  return text;
}

/** The filing products of every jurisdiction in one body. */
export function shallowReply(): string {
  const files = readdirSync(`${folder}/filing_products`).map((file) => file.replace('.json', ''));
  return JSON.stringify({ result: files.flatMap((code) => listOf(`filing_products/${code}`)) });
}

const listOf = (name: string): unknown[] => (JSON.parse(catalogueReply(name)) as { result: unknown[] }).result;

const mustBeClean: Report = (message, detail) => {
  throw new Error(`${message} ${JSON.stringify(detail)}`);
};

/** The fixtures as the product holds them: every whole list, the federal filings and those of the given states. */
export function sampleCatalogue(...states: string[]): Catalogue {
  const codes = ['US', ...states];
  const filing = codes.map((code) => [code, parseProducts(listOf(`filing_products/${code}`), mustBeClean)] as const);
  return {
    ...emptyCatalogue,
    registeredAgent: parseProducts(listOf('registered_agent_products'), mustBeClean),
    simple: parseProducts(listOf('simple_products'), mustBeClean),
    subscriptionBundles: parseSubscriptionBundles(listOf('subscription_bundles'), mustBeClean),
    coupons: parseCoupons(listOf('coupons'), mustBeClean),
    filing: Object.fromEntries(filing),
    lists: Object.fromEntries(wholeLists.map((list) => [list, 'loaded' as const])),
    jurisdictions: Object.fromEntries(codes.map((code) => [code, 'loaded' as const])),
  };
}
