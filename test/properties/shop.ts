/** One way to file a product; cents and days. */
export interface ShopMethod {
  id: string;
  cost: number;
  surcharge: number;
  days: number;
  entities: readonly string[];
  /** What must be filed with it: the type of the filing, and where. */
  needs?: { type: string; where: 'home' | 'federal' | 'same' };
}

/** A product as the model knows it; cents. */
export interface ShopProduct {
  id: string;
  role: string;
  type: string;
  price: number;
  /** A state, US for the federal government, '' for a product of no place. */
  where: string;
  months?: number;
  /** How many are in it. */
  count?: number;
  methods?: readonly ShopMethod[];
}

export interface ShopCoupon {
  id: string;
  on: readonly string[];
  dollars?: number;
  percent?: number;
  bundled?: boolean;
  bundleID?: string;
}

export interface ShopSubscription {
  id: string;
  where: string;
  /** Cents a year. */
  LLC: number;
  Corp: number;
  products: readonly string[];
}

const both = ['LLC', 'Corp'];
const everyone = ['LLC', 'Corp', 'NP Corp'];

const method = (
  id: string,
  cost: number,
  surcharge: number,
  days: number,
  entities: readonly string[],
  needs?: ShopMethod['needs'],
): ShopMethod => ({ id, cost, surcharge, days, entities, ...(needs && { needs }) });

const filing = (id: string, role: string, type: string, where: string, price: number, ...methods: ShopMethod[]): ShopProduct => ({
  id,
  role,
  type,
  where,
  price,
  methods,
});

const agent = (id: string, where: string, months: number, price: number): ShopProduct => ({
  id,
  role: 'registeredAgent',
  type: 'registered_agent',
  where,
  months,
  price,
});

const simple = (id: string, role: string, type: string, price: number): ShopProduct => ({ id, role, type, where: '', price });

/** Odd cents, a free product, a state that does not form corporations, filings that bring others along. */
export const shop: readonly ShopProduct[] = [
  filing(
    '5601',
    'businessFormation',
    'business_formation',
    'WY',
    3_900,
    method('560110', 10_000, 375, 3, ['LLC']),
    method('560111', 15_000, 375, 1, both),
    method('560120', 6_000, 0, 3, ['Corp']),
  ),
  filing(
    '801',
    'businessFormation',
    'business_formation',
    'CO',
    4_900,
    method('80110', 5_000, 0, 5, both, { type: 'compliance_filing', where: 'same' }),
    method('80111', 7_500, 500, 2, ['LLC']),
  ),
  filing(
    '4401',
    'businessFormation',
    'business_formation',
    'TX',
    3_900,
    method('440110', 30_000, 0, 9, ['LLC'], { type: 'tax_id', where: 'federal' }),
  ),
  filing(
    '3301',
    'businessFormation',
    'business_formation',
    'NY',
    3_933,
    method('330110', 20_001, 199, 7, everyone),
    method('330111', 22_501, 199, 1, everyone),
  ),
  filing(
    '5602',
    'businessFormationFree',
    'business_formation_free',
    'WY',
    0,
    method('560210', 10_210, 0, 3, ['LLC']),
    method('560211', 13_000, 100, 1, both),
  ),
  filing('802', 'businessFormationFree', 'business_formation_free', 'CO', 0, method('80210', 5_000, 0, 3, both)),
  filing(
    '5605',
    'foreignRegistration',
    'foreign_registration',
    'WY',
    9_900,
    method('560510', 15_000, 375, 3, everyone, { type: 'compliance_filing', where: 'home' }),
  ),
  filing('805', 'foreignRegistration', 'foreign_registration', 'CO', 9_900, method('80510', 10_000, 0, 3, both)),
  filing('5603', 'complianceFiling', 'compliance_filing', 'WY', 5_000, method('560310', 6_200, 200, 3, everyone)),
  filing('803', 'complianceFiling', 'compliance_filing', 'CO', 2_500, method('80310', 1_000, 0, 3, both)),
  filing('3303', 'complianceFiling', 'compliance_filing', 'NY', 7_550, method('330310', 900, 0, 3, both)),
  filing('5604', 'changeOfAgent', 'change_of_agent', 'WY', 2_500, method('560410', 500, 0, 3, both)),
  filing('804', 'changeOfAgent', 'change_of_agent', 'CO', 2_500, method('80410', 1_000, 0, 3, both)),
  filing('5606', 'tradeName', 'trade_name', 'WY', 7_500, method('560610', 2_000, 0, 3, both)),
  filing('806', 'tradeName', 'trade_name', 'CO', 7_500, method('80610', 2_000, 0, 3, both)),
  filing('1', 'taxId', 'tax_id', 'US', 4_900, method('101', 0, 0, 1, both)),
  filing('2', 'boiCompliance', 'boi_compliance', 'US', 14_900, method('102', 1_500, 0, 1, everyone)),
  agent('15612', 'WY', 12, 12_500),
  agent('15624', 'WY', 24, 22_500),
  agent('15636', 'WY', 36, 33_000),
  agent('10812', 'CO', 12, 12_000),
  agent('10824', 'CO', 24, 21_999),
  agent('14412', 'TX', 12, 12_500),
  agent('13312', 'NY', 12, 11_111),
  simple('40001', 'operatingAgreement', 'operating_agreement', 0),
  simple('40002', 'book', 'book', 5_000),
  simple('40003', 'seal', 'seal', 3_500),
  simple('40004', 'webHosting', 'web_hosting', 9_999),
  simple('40005', 'tls', 'tls', 4_900),
  simple('40006', 'businessEmail', 'business_email', 2_400),
  simple('40007', 'phoneService', 'phone_service', 10_800),
  simple('40008', 'goBook', 'go_book', 6_000),
  simple('40009', 'goBookAndSeal', 'go_book_and_seal', 8_000),
  simple('40010', 'partnerInsurance', 'partner_insurance', 4_250),
  { ...simple('40021', 'certificates', 'certificates', 1_500), count: 1 },
  { ...simple('40023', 'certificates', 'certificates', 4_000), count: 3 },
];

/** In the order in which the server sends them. */
export const coupons: readonly ShopCoupon[] = [
  { id: '901', on: ['5601'], dollars: 5_000 },
  { id: '902', on: ['40003', '3301'], percent: 15 },
  { id: '903', on: ['40004', '801'], percent: 33 },
  { id: '904', on: ['40002'], dollars: 1_000, bundled: true, bundleID: '7001' },
  { id: '905', on: ['5604', '804'], dollars: 2_000 },
  { id: '906', on: ['40003'], dollars: 500 },
  { id: '907', on: ['14412'], percent: 100 },
  { id: '908', on: ['40002', '40003'], percent: 50, bundled: true },
  { id: '909', on: [], percent: 100 },
];

export const subscriptions: readonly ShopSubscription[] = [
  { id: '8001', where: 'WY', LLC: 59_900, Corp: 71_940, products: ['5601', '15612', '40003'] },
  { id: '8002', where: 'CO', LLC: 50_006, Corp: 50_000, products: ['801', '10812', '99999'] },
];

/** A bundle of the page config; what it holds that the shop lacks is not sold. */
export interface ShopBundle {
  id: string;
  price: number;
  products: readonly string[];
  states?: readonly string[];
  entities?: readonly string[];
  /** The value of `wantsPackage` that triggers it; `unset` where nothing must be chosen. */
  trigger?: readonly (boolean | 'unset')[];
  facade?: boolean;
}

export const bundles: readonly ShopBundle[] = [
  {
    id: '7001',
    price: 9_900,
    products: ['5601', '801', '4401', '15612', '10812', '40002', '99999'],
    states: ['WY', 'CO', 'TX'],
    trigger: [true],
  },
  { id: '7002', price: 4_950, products: ['40002', '40003'], entities: ['LLC'], trigger: [false, true], facade: true },
  { id: '7003', price: 2_000, products: ['40008'], states: ['NY'], trigger: ['unset', false] },
];

export const states = ['WY', 'CO', 'TX', 'NY'] as const;
