import { quote } from '../../quote-entry';
import type { Lists, Quote } from '../../quote-entry';

const agent = (product_id: number, abbreviation: string, price: string, duration = 12) => ({
  product_id,
  name: 'Registered Agent',
  type: 'registered_agent',
  price,
  duration,
  registered_agent: { id: `agent-${product_id}`, jurisdiction: { id: abbreviation, abbreviation, state_province_region: abbreviation } },
});

const way = (id: number, jurisdiction: string, entity_types: readonly string[], cost: string, surcharge = '0') => ({
  id,
  type: 'standard',
  entity_types,
  jurisdiction,
  cost,
  surcharge,
  filing: { locality: 'domestic' },
  filed_in: { days: 3 },
  docs_in: { days: 1 },
});

const simple = (product_id: number, name: string, type: string, price: string) => ({ product_id, name, type, price });

const price = (amount: string) => ({ amount });

/** A shop of a few products, as it goes over the wire. */
export const smallShop = {
  registered_agent_products: [agent(1, 'WY', '125.00'), agent(2, 'CO', '110.00'), agent(3, 'NM', '99.99'), agent(4, 'WY', '225.00', 24)],
  filing_products: [
    {
      product_id: 10,
      name: 'Business Formation',
      type: 'business_formation',
      price: '49.00',
      filing_methods: [
        way(101, 'WY', ['LLC', 'Corp'], '100.00', '3.75'),
        way(102, 'WY', ['LLC'], '150.00'),
        way(104, 'WY', ['LLC'], '200.00'),
        way(103, 'CO', ['LLC'], '50.00'),
      ],
    },
    { product_id: 11, name: 'Tax ID', type: 'tax_id', price: '75.00', filing_methods: [way(111, 'Federal', ['LLC', 'Corp'], '0')] },
  ],
  simple_products: [
    simple(20, 'Seal', 'seal', '30.10'),
    simple(21, 'Mail Forwarding', 'mf_parent', '29.00'),
    simple(22, 'Domain', 'domain', '1.00'),
    simple(23, 'Organizational Plates', 'vehicle_organizational_plates', '10.00'),
    simple(60, 'Starter Package', 'package', '500.00'),
  ],
  subscription_bundles: [
    { id: 70, name: 'Monthly Plan', jurisdiction: 'WY', product_ids: [1, 10], llc_price: '120.00', corp_price: '240.00' },
  ],
  coupons: [
    { id: 900, name: 'Ten Percent', product_id_restrictions: [20, 10], percent_value: 10 },
    { id: 901, name: 'Five Dollars', product_id_restrictions: [1], dollar_value: '5.00' },
  ],
  plates: [{ id: 7, plate_name: 'Firefighters', price: '15.00' }],
  domains: {
    'shop.com': { domain: 'shop.com', available: true, create: price('12.00'), renew: price('14.00') },
    'taken.com': { domain: 'taken.com', available: false, create: price('12.00'), renew: price('14.00') },
    'dear.com': {
      domain: 'dear.com',
      available: true,
      thirdParty: true,
      create: price('1'),
      renew: price('14.00'),
      purchase: price('900'),
    },
  },
} satisfies Lists;

export const smallPage = {
  formType: 'FormABusinessForm',
  bundles: [{ product_id: '60', product_ids: ['10', '20'], price: '99.00' }],
  flags: { subscriptionBundles: true },
};

/** A page where visitors name the price of their registered agents. */
export const namedPage = { formType: 'RASignupForm', nyop: { mode: 'full', minimum: '49.00' } };

/** A page where agents in two states and more cost less. */
export const bulkPage = { formType: 'RASignupForm', nyop: { mode: 'bulk', bulkQuantity: 2, bulkPrice: '89.00' } };

/** The line of a product. @param way of filing */
export const line = (product_id: number, option: number | '' = '', more: object = {}) => ({
  product_id,
  product_option_id: option,
  quantity: 1,
  data: {},
  saveAs: `saved-${product_id}`,
  ...more,
});

/** The line of a bundle with the lines of what is in it. */
export const bundleLine = (product_id: number, ...held: readonly object[]) =>
  line(product_id, '', { saveAs: '', data: Object.fromEntries(held.map((one, index) => [`held-${index}`, one])) });

/** The line of a coupon. */
export const couponLine = (product_id: number) => ({ product_id, quantity: 1, bundled: false, bundleID: null });

/** The payload of an order for an LLC. */
export const orderOf = (products: readonly unknown[], entity_type: unknown = 'LLC') => ({
  companies: [{ products, company: { entity_type } }],
});

/** The price of an order, as its payload arrives: from JSON. */
export const priced = (payload: unknown, page: object = smallPage, lists: Lists = smallShop): Quote =>
  quote(JSON.parse(JSON.stringify(payload)), page, lists);
