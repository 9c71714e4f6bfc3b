import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { withPatch } from '../../demo-host/order-catalogue.mjs';
import { emptyCatalogue, federal, wholeLists, type Catalogue, type WholeList } from '../../src/core/facts/catalogue';
import { loadsNeeded } from '../../src/core/catalogue/loads-needed';
import { filingProductsByJurisdiction, parseCoupons, parseProducts, parseSubscriptionBundles } from '../../src/core/catalogue/parse-products';
import { readList, readObject, type Report, type Wire } from '../../src/core/util/read-wire';
import type { Facts } from '../../src/core/facts/facts';
import { readConfig } from '../support/page-config';
import type { PageConfig } from '../../src/core/page-config/page-config';
import { formList } from '../../src/forms/form-list';
import { traitsOf } from '../support/coming-forms';
import { catalogueReply, shallowReply } from '../support/fixtures';
import { offering, offerOfForm } from '../support/offers';

const root = 'fixtures/orders';

export interface ExpectedLine {
  label: string;
  /** As it reads; of a line of nothing that shows its original price struck out, `struck` stands in its place. */
  price?: string;
  struck?: string;
  detail?: string;
  included?: readonly string[];
  lines?: readonly { label: string; price: string }[];
}

/** What the rules make of an order, worked out by hand in the README beside it. */
export interface ExpectedOrder {
  /** The rows of the ledger that the order proves. */
  proves: readonly string[];
  cart: readonly object[];
  lines: readonly ExpectedLine[];
  /** As it reads; '' where no amount shows. */
  total: string;
  savings?: string;
  products: readonly object[];
  /** What is told about the catalogue; nothing where left out. */
  reports?: readonly string[];
  /** The ids of the ways to file what the order is about, in order. */
  filingOptions?: readonly string[];
  /** How fast they are, and their documents. */
  speeds?: readonly (readonly [string, string])[];
  /** What the ways to file it show as their price. */
  optionPrices?: Readonly<Record<string, string>>;
}

const readJSON = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** The cases that say what is expected, by name. */
export const goldenCases = (): string[] => readdirSync(root).filter((name) => existsSync(`${root}/${name}/expected.json`));

/** What a case is called, and what is expected of it. */
export const goldenCase = (name: string): { title: string; expected: ExpectedOrder } => ({
  title: readFileSync(`${root}/${name}/README.md`, 'utf8').split('\n', 1)[0]!.replace('# ', ''),
  expected: readJSON(`${root}/${name}/expected.json`) as ExpectedOrder,
});

export interface GoldenOrder {
  facts: Facts;
  /** What was told while the catalogue was read. */
  reports: readonly string[];
}

export function readGoldenOrder(name: string): GoldenOrder {
  const folder = `${root}/${name}`;
  const patch = existsSync(`${folder}/catalogue.json`) ? readObject(readJSON(`${folder}/catalogue.json`)) : {};
  const reports: string[] = [];
  const config = configOf(readObject(readJSON(`${folder}/page-config.json`)));
  const form = formList[config.formType as keyof typeof formList];
  const offer = form ? offerOfForm(form, config) : offering({ primaryProducts: [], optionalProducts: [] }, config);
  const values = readObject(readJSON(`${folder}/values.json`));
  const facts: Facts = { config, form: traitsOf(config.formType), offer, values, catalogue: emptyCatalogue, domains: [], today: '2026-11-21' };
  return {
    facts: { ...facts, catalogue: catalogueFor(facts, patch, (message) => reports.push(message)) },
    reports,
  };
}

/** The page config as the product reads it; a form type that is not built yet is read as one that is. */
function configOf(raw: Readonly<Record<string, unknown>>): PageConfig {
  const formType = String(raw.formType);
  const isBuilt = Object.hasOwn(formList, formType);
  const { config, problems } = readConfig(isBuilt ? raw : { ...raw, formType: Object.keys(formList)[0] });
  if (!config || problems.length > 0) throw new Error(JSON.stringify(problems));
  return { ...config, formType };
}

/** All that an order asks the server for: the shared catalogue with the case's own products added or put in place. */
function catalogueFor(facts: Facts, patch: Readonly<Record<string, unknown>>, report: Report): Catalogue {
  const patchOf = (list: WholeList) => listOf(patch[list]);
  const filingPatch = readObject(patch.filing_products);
  const whole = (list: WholeList) => withPatch(resultOf(catalogueReply(list)), patchOf(list));
  const jurisdictions = loadsNeeded(facts).flatMap((load) => ('jurisdiction' in load ? [load.jurisdiction] : []));
  const one = (code: string) => withPatch(resultOf(catalogueReply(`filing_products/${code}`)), listOf(filingPatch[code]));
  const known = jurisdictions.filter((code) => code !== 'all' && existsSync(`fixtures/catalogue/filing_products/${code}.json`));
  const filing = jurisdictions.includes('all')
    ? filingProductsByJurisdiction(parseProducts(resultOf(shallowReply()), report), report)
    : Object.fromEntries(known.map((code) => [code, parseProducts(one(code), report)]));
  return {
    registeredAgent: parseProducts(whole('registered_agent_products'), report),
    simple: parseProducts(whole('simple_products'), report),
    subscriptionBundles: parseSubscriptionBundles(whole('subscription_bundles'), report),
    coupons: parseCoupons(whole('coupons'), report),
    filing,
    lists: Object.fromEntries(wholeLists.map((list) => [list, 'loaded' as const])),
    jurisdictions: Object.fromEntries(jurisdictions.map((code) => [code, code === 'all' || known.includes(code) || code === federal ? 'loaded' : 'failed'] as const)),
  };
}

const listOf = (value: unknown) => readList(value) as Wire[];

const resultOf = (body: string) => listOf(readObject(JSON.parse(body)).result);
