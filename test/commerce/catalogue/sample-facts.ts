import { traitsOf } from '../../support/form-traits';
import { offering } from '../../support/offers';
import { emptyCatalogue, wholeLists, type Catalogue } from '../../../src/kernel/facts/catalogue';
import { parseProducts } from '../../../src/commerce/catalogue/parse-products';
import type { Product } from '../../../src/kernel/facts/product';
import type { Facts } from '../../../src/kernel/facts/facts';
import { withDefaults } from '../../../src/kernel/page-config/defaults';
import type { PageConfig } from '../../../src/kernel/page-config/page-config';

type Wire = Record<string, unknown>;

const parsed = (list: Wire[]): Product[] =>
  parseProducts(list, (message, detail) => {
    throw new Error(`${message} ${JSON.stringify(detail)}`);
  });

export const wireMethod = (id: number, jurisdiction: string, cost: string, rest: Wire = {}): Wire => ({
  id,
  entity_types: ['LLC'],
  jurisdiction,
  cost,
  filing: { locality: 'domestic' },
  filed_in: { days: 3, hours: 0 },
  docs_in: { days: 1, hours: 0 },
  ...rest,
});

const formation = (id: number, code: string, methods: Wire[]): Wire => ({
  product_id: id,
  name: 'Business Formation',
  price: '39.00',
  category: 'filing',
  type: 'business_formation',
  filing_methods: methods.map((method) => ({ ...method, jurisdiction: code })),
});

const agent = (id: number, code: string, months: number, price: string): Wire => ({
  product_id: id,
  name: 'Registered Agent',
  price,
  category: 'registered_agent',
  type: 'registered_agent',
  duration: months,
  registered_agent: { id: 1, jurisdiction: { id: 2, abbreviation: code, state_province_region: code } },
});

const simple = (id: number, name: string, type: string, price: string): Wire => ({ product_id: id, name, type, price });

/** Two states and the federal government, small enough to add up by hand. */
export const filings = {
  WY: parsed([
    formation(5601, 'WY', [
      wireMethod(560110, '', '100.00', { surcharge: '3.75' }),
      wireMethod(560111, '', '150.00', { surcharge: '3.75', filed_in: { days: 1, hours: 0 } }),
      wireMethod(560120, '', '60.00', { entity_types: ['Corp'] }),
    ]),
    {
      product_id: 5606,
      name: 'Trade Name',
      price: '75.00',
      type: 'trade_name',
      filing_methods: [wireMethod(560610, 'WY', '20.00')],
    },
  ]),
  CO: parsed([formation(801, 'CO', [wireMethod(80110, '', '50.00')])]),
  US: parsed([
    {
      product_id: 1,
      name: 'Trademark',
      price: '399.00',
      type: 'trademark',
      filing_methods: [wireMethod(101, 'Federal', '350.00')],
    },
  ]),
};

export const agents = parsed([
  agent(15636, 'WY', 36, '330.00'),
  agent(15612, 'WY', 12, '125.00'),
  agent(15624, 'WY', 24, '225.00'),
  agent(10812, 'CO', 12, '120.00'),
]);

export const simples = parsed([
  simple(40002, 'Corporate Book', 'book', '50.00'),
  simple(40003, 'Corporate Seal', 'seal', '35.00'),
  simple(40099, 'Operating Agreement', 'operating_agreement', '0.00'),
]);

/** A catalogue of which everything has arrived. */
export const fullCatalogue: Catalogue = {
  ...emptyCatalogue,
  registeredAgent: agents,
  filing: filings,
  simple: simples,
  lists: Object.fromEntries(wholeLists.map((list) => [list, 'loaded' as const])),
  jurisdictions: { US: 'loaded', WY: 'loaded', CO: 'loaded' },
};

export const choice = (key: string, value = key) => ({ key, value });

/** Facts of the formation form with the whole catalogue; what is given stands above. */
export function someFacts({ config: gaps = {}, ...given }: Partial<Omit<Facts, 'config'>> & { config?: Partial<PageConfig> } = {}): Facts {
  const config = withDefaults({ formType: 'FormABusinessForm', ...gaps });
  return {
    config,
    form: traitsOf(config.formType),
    offer: offering(cartDefaults, config),
    catalogue: fullCatalogue,
    values: {},
    domains: [],
    today: '2030-01-15',
    ...given,
  };
}

/** The answers of a visitor who forms an LLC in a state. */
export const formingIn = (state: string, rest: Record<string, unknown> = {}) => ({
  companyInformation: { state: choice(state), entityType: choice('LLC'), ...rest },
});

/** What the formation form sells by itself, with three products to add. */
export const cartDefaults = {
  primaryProducts: ['businessFormation', 'registeredAgent'],
  optionalProducts: [
    {
      type: 'simple' as const,
      products: [{ role: 'book' }, { role: 'seal' }, { role: 'tradeName' }, { role: 'operatingAgreement' }],
    },
  ],
};
