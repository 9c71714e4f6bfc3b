import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { catalogueAnswer } from '../../demo-host/catalogue-api.mjs';
import { openFixtures } from '../../demo-host/fixtures.mjs';
import { openCatalogue } from '../../demo-host/order-catalogue.mjs';
import { emptyCatalogue, type Catalogue } from '../../src/kernel/facts/catalogue';
import { loadsNeeded } from '../../src/commerce/catalogue/loads-needed';
import { readObject, type Report } from '../../src/kernel/util/read-wire';
import type { Facts } from '../../src/kernel/facts/facts';
import type { FormValues } from '../../src/kernel/answers/form-values';
import type { PageConfig } from '../../src/kernel/page-config/page-config';
import { formList } from '../../src/forms/form-list';
import { createCatalogueService } from '../../src/services/catalogue-service';
import type { ServiceRequest } from '../../src/services/services';
import { catalogueReducer, productsLoaded, productsLoadFailed, productsLoadStarted } from '../../src/state/orders/catalogue-slice';
import { traitsOf } from '../support/form-traits';
import { offering, offerOfForm } from '../support/offers';
import { readConfig } from '../support/page-config';

const root = 'fixtures/orders';
const fixtures = openFixtures('fixtures');

export interface ExpectedLine {
  label: string;
  /** As it reads; of a line of nothing that shows its original price struck out, `struck` stands in its place. */
  price?: string;
  struck?: string;
  detail?: string;
  included?: readonly string[];
  /** What a bundle says it does not hold. */
  leftOut?: string;
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
  /** The keys of the page config that name a role nobody knows. */
  unknownRoles?: readonly string[];
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

/** An order by the answers that it is kept with. */
export const readGoldenOrder = (name: string): Promise<GoldenOrder> =>
  orderWith(name, () => readObject(readJSON(`${root}/${name}/values.json`)));

/** An order by its answers, which may follow from what its form sells. */
export async function orderWith(name: string, answersOf: (facts: Facts) => FormValues): Promise<GoldenOrder> {
  const folder = `${root}/${name}`;
  const reports: string[] = [];
  const config = configOf(readObject(readJSON(`${folder}/page-config.json`)));
  const form = formList[config.formType as keyof typeof formList];
  const offer = form ? offerOfForm(form, config) : offering({ primaryProducts: [], optionalProducts: [] }, config);
  const unanswered: Facts = {
    config,
    form: traitsOf(config.formType),
    offer,
    values: {},
    catalogue: emptyCatalogue,
    domains: [],
    today: '2026-11-21',
  };
  const values = answersOf(unanswered);
  const facts: Facts = { ...unanswered, values };
  return {
    facts: { ...facts, catalogue: await catalogueFor(name, facts, (message) => reports.push(message)) },
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

/** All that an order asks the server for, read and merged as the form does, from the replies of the demo host. */
async function catalogueFor(name: string, facts: Facts, report: Report): Promise<Catalogue> {
  const served = openCatalogue(fixtures, name);
  const request: ServiceRequest = async ({ path, query = {} }) => {
    const { status, body } = catalogueAnswer(served, path, query);
    if (status !== 200) throw new Error(body.error);
    return body;
  };
  const service = createCatalogueService(request, 'demo', { info: report, warn: report, error: report });
  let catalogue = catalogueReducer(undefined, productsLoadStarted([]));
  for (const load of loadsNeeded(facts)) {
    const action = await service.load(load).then(
      (arrival) => productsLoaded([{ load, arrival }]),
      () => productsLoadFailed(load),
    );
    catalogue = catalogueReducer(catalogue, action);
  }
  return catalogue;
}
