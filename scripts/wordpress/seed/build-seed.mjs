import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { federalFilings, jurisdictionFilings } from '../../../fixtures/source/filing-products.mjs';
import { registeredAgentPrices, simpleProducts } from '../../../fixtures/source/own-products.mjs';
import { readFilingFees } from '../../../fixtures/source/read-filing-fees.mjs';
import { inProject } from '../../project-files.mjs';
import { feesFile } from './extract-fees.mjs';
import { llcFee } from './llc-fee.mjs';

/** @typedef {import('./extract-fees.mjs').CheckedState} CheckedState */
/** @typedef {Record<string, string | number>} Row */

export const seedFile = 'wordpress/charterform/includes/catalogue/seed/catalogue.json';

/** Not for shops: a free formation is one at a price of 0, and the others belong to the company of the fixtures. */
const leftOut = ['business_formation_free', 'partner_insurance', 'privacy_shield'];

/** The tax ID without SSN is in the list twice; the one of a type of its own has its ways of filing. @param {any} product */
const isSeeded = ({ type, sub_type }) => !leftOut.includes(type) && sub_type !== 'without_ssn';

const cents = (/** @type {string | number} */ dollars) => Math.round(Number(dollars) * 100);
const slug = (/** @type {string} */ words) => words.replace(/\W+/g, '-');

/** @param {{ days: number, hours: number }} time */
const speed = ({ days, hours }) => (days ? `${days}d` : `${hours}h`);

/** The code of a product: its type, with its sub type where there are several. @param {any} product */
const productCode = ({ type, sub_type }) => (sub_type ? `${type}_${sub_type}` : type);

/** @param {any} product @param {number} position @returns {Row} */
const filingProduct = (product, position) => ({
  code: productCode(product),
  name: product.name,
  list: 'filing',
  type: product.type,
  sub_type: product.sub_type ?? '',
  category: product.category,
  kind: product.kind,
  months: 0,
  state: '',
  position,
});

/**
 * The ways of filing one product in one jurisdiction; the first way of each kind of company has the price of all.
 * @param {any} product
 * @param {string} code of the jurisdiction
 * @param {CheckedState} [checked]
 * @returns {Row[]}
 */
function methodRows(product, code, checked) {
  const standardCosts = new Map();
  return product.filing_methods.flatMap((/** @type {any} */ method) => {
    const company = method.entity_types.length === 1 ? method.entity_types[0] : '';
    const isStandard = !standardCosts.has(company);
    if (isStandard) standardCosts.set(company, cents(method.cost));
    const fee = {
      state_fee: cents(method.cost),
      surcharge: cents(method.surcharge),
      source_url: '',
      verified_at: '',
      confirmed: 0,
      note: '',
    };
    const known = checked && llcFee(product.type, code, company, checked, { ...fee, standard: standardCosts.get(company), isStandard });
    if (known === null) return [];
    const way = isStandard ? '' : `.${method.type}${method.type === 'expedited' ? `-${speed(method.filed_in)}` : ''}`;
    const found = { ...fee, ...known };
    return {
      code: `${productCode(product)}.${code}.${company ? slug(company) : 'any'}${way}`,
      product: productCode(product),
      jurisdiction: code,
      entity_type: company,
      way: method.type,
      ...found,
      // What the state adds for filing online is the state's too; a surcharge of the catalogue is the owner's own.
      state_fee: found.state_fee + found.surcharge,
      surcharge: 0,
      days: method.filed_in.days,
      hours: method.filed_in.hours,
      document_days: method.docs_in.days,
      locality: method.filing.locality,
    };
  });
}

/** Registered agents, one product a state and term. @param {Record<string, string>[]} jurisdictions @returns {Row[]} */
const agentProducts = (jurisdictions) =>
  jurisdictions.flatMap(({ code = '' }) =>
    registeredAgentPrices.map(({ months }, index) => ({
      code: `registered_agent.${code}.${months}`,
      name: 'Registered Agent',
      list: 'agent',
      type: 'registered_agent',
      sub_type: '',
      category: 'registered_agent',
      kind: 'service',
      months,
      state: code,
      position: index,
    })),
  );

/** What is sold without a filing. @returns {Row[]} */
const services = () =>
  simpleProducts
    .filter(([, , type]) => !leftOut.includes(type))
    .map(([number, name, type, sub_type, category, , months]) => ({
      code: productCode({ type, sub_type }),
      name,
      list: 'simple',
      type,
      sub_type: sub_type ?? '',
      category: category.replace('-', '_'),
      kind: category === 'corporate_supplies' ? 'goods' : 'service',
      months,
      state: '',
      position: number,
    }));

/** The seed of a shop's catalogue: facts of the states, and products without prices. */
export function buildSeed() {
  /** @type {{ dataset: object, states: Record<string, CheckedState> }} */
  const { dataset, states } = JSON.parse(readFileSync(feesFile, 'utf8'));
  const jurisdictions = readFilingFees();
  const ofStates = jurisdictions.flatMap((jurisdiction) =>
    jurisdictionFilings(jurisdiction)
      .filter(isSeeded)
      .map((product) => ({ product, code: jurisdiction.code ?? '' })),
  );
  const filings = [
    ...ofStates,
    ...federalFilings()
      .filter(isSeeded)
      .map((product) => ({ product, code: 'US' })),
  ];
  const kinds = [...new Map(filings.map(({ product }) => [productCode(product), product])).values()];
  return {
    attribution: dataset,
    jurisdictions: Object.fromEntries(
      jurisdictions.map(({ code = '', name, fips, agency }) => {
        const { search, page } = /** @type {CheckedState} */ (states[code]);
        return [code, { name, number: Number(fips), agency, search, page }];
      }),
    ),
    products: [...kinds.map(filingProduct), ...agentProducts(jurisdictions), ...services()],
    filing_methods: filings.flatMap(({ product, code }) => methodRows(product, code, states[code])),
  };
}

/** Rows of a table as a list of columns and lists of cells, a line each. @param {Row[]} rows */
function asTable(rows) {
  const columns = Object.keys(rows[0] ?? {});
  const lines = rows.map((row) => `      ${JSON.stringify(columns.map((column) => row[column]))}`);
  return `{\n    "columns": ${JSON.stringify(columns)},\n    "rows": [\n${lines.join(',\n')}\n    ]\n  }`;
}

/** The seed as it is written. @param {ReturnType<typeof buildSeed>} seed */
export function seedText({ attribution, jurisdictions, products, filing_methods }) {
  const places = Object.entries(jurisdictions).map(([code, place]) => `    ${JSON.stringify(code)}: ${JSON.stringify(place)}`);
  return `{
  "attribution": ${JSON.stringify(attribution)},
  "jurisdictions": {\n${places.join(',\n')}\n  },
  "products": ${asTable(products)},
  "filing_methods": ${asTable(filing_methods)}
}
`;
}

/** `node scripts/wordpress/seed/build-seed.mjs`: writes what a new shop's catalogue starts with. */
if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(inProject(seedFile), seedText(buildSeed()));
