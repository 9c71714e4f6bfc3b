import { offerOf } from '../../src/commerce/offer/make-offer';
import type { Offer } from '../../src/kernel/facts/offer';
import { withDefaults } from '../../src/kernel/page-config/defaults';
import type { BundleConfig } from '../../src/kernel/page-config/bundles';
import type { PageConfig } from '../../src/kernel/page-config/page-config';
import type { ProductBinding } from '../../src/kernel/page-config/products';
import type { PlannedModule } from '../../src/kernel/plan/form-plan';
import { bundles, type ShopBundle } from './shop';
import { field, moduleOf } from '../kernel/plan/sample-plan';

/** What a page sells, in the words of the model. */
export interface ShopPage {
  formType: string;
  primary: readonly string[];
  /** Roles with a checkbox of their own among the optional products. */
  optional: readonly string[];
  /** Roles of which one can be chosen. */
  oneOf: readonly string[];
  /** Roles of the business identity package. */
  identity: readonly string[];
  /** Roles with a checkbox for each state. */
  perState: readonly string[];
  optIns: readonly string[];
  linked: Readonly<Record<string, string>>;
  notSoldIn: Readonly<Record<string, readonly string[]>>;
  soldTo: Readonly<Record<string, readonly string[]>>;
  twice: readonly string[];
  bundles: readonly ShopBundle[];
  hasSubscriptions: boolean;
  isMultiState: boolean;
  /** Cents for a year and state, from so many states on. */
  bulk?: { from: number; price: number };
  /** The visitor names a price. */
  asksPrice: boolean;
}

const plain: ShopPage = {
  formType: 'FormABusinessForm',
  primary: ['businessFormation', 'registeredAgent'],
  optional: ['book', 'seal', 'webHosting', 'tls', 'tradeName', 'operatingAgreement', 'changeOfAgent', 'boiCompliance'],
  oneOf: ['goBook', 'goBookAndSeal'],
  identity: ['businessEmail', 'phoneService'],
  perState: ['complianceFiling'],
  optIns: ['partnerInsurance'],
  linked: { webHosting: 'tls' },
  notSoldIn: { tradeName: ['CO'] },
  soldTo: { boiCompliance: ['LLC'] },
  twice: [],
  bundles: [],
  hasSubscriptions: false,
  isMultiState: false,
  asksPrice: false,
};

const manyStates = {
  ...plain,
  formType: 'RASignupForm',
  primary: ['registeredAgent', 'book'],
  isMultiState: true,
  optional: ['seal', 'webHosting'],
};

export const pages = {
  formation: { ...plain, bundles },
  subscription: { ...plain, bundles, hasSubscriptions: true },
  free: { ...plain, primary: ['businessFormationFree', 'registeredAgent'] },
  foreign: { ...plain, primary: ['foreignRegistration', 'registeredAgent'] },
  double: { ...plain, formType: 'DoubleLLCForm', twice: ['registeredAgent', 'businessFormation', 'seal'] },
  bulk: { ...manyStates, bulk: { from: 3, price: 4_900 } },
  named: { ...manyStates, asksPrice: true },
} satisfies Record<string, ShopPage>;

export type PageName = keyof typeof pages;
export const pageNames = Object.keys(pages) as PageName[];

const dollars = (cents: number) => (cents / 100).toFixed(2);

function bindingsOf({ linked, notSoldIn, soldTo, twice }: ShopPage): Record<string, ProductBinding> {
  const roles = [...new Set([...Object.keys(linked), ...Object.keys(notSoldIn), ...Object.keys(soldTo), ...twice])];
  return Object.fromEntries(
    roles.map((role) => [
      role,
      {
        linkedProduct: linked[role],
        denyStates: notSoldIn[role],
        entityTypes: soldTo[role],
        includedInBothCompanies: twice.includes(role) ? true : undefined,
      },
    ]),
  );
}

const bundleConfig = ({ id, price, products, states, entities, trigger, facade }: ShopBundle): BundleConfig => ({
  product_id: id,
  product_ids: products,
  price: dollars(price),
  bundle_type: 'regular',
  use_facade: facade,
  config: {
    jurisdiction_limit_toggle: states !== undefined,
    jurisdiction_limit_select: states,
    entity_type_limit_toggle: entities !== undefined,
    entity_type_limit_select: entities,
    fieldTriggerToggle: trigger !== undefined,
    orConditions: trigger?.map((fieldVal) => ({
      andConditions: [{ fieldKey: 'wantsPackage', ...(fieldVal !== 'unset' && { fieldVal }) }],
    })),
  },
});

function namedPriceOf({ bulk, asksPrice }: ShopPage): PageConfig['nyop'] {
  if (bulk) return { mode: 'bulk', bulkQuantity: bulk.from, bulkPrice: dollars(bulk.price) };
  return asksPrice ? { mode: 'full' } : undefined;
}

/** The page as its owner configures it. */
export function configOf(page: ShopPage): PageConfig {
  return withDefaults({
    formType: page.formType,
    products: bindingsOf(page),
    primaryProducts: page.primary,
    optionalProducts: [
      { type: 'simple', saveAs: 'extras', products: page.optional.map((role) => ({ role })) },
      { type: 'radioList', saveAs: 'kits', checkboxName: 'kits', products: page.oneOf.map((role) => ({ role })) },
      { type: 'simple', saveAs: 'businessIdentity', products: page.identity.map((role) => ({ role })) },
      { type: 'multiState', products: page.perState.map((role) => ({ role })) },
    ],
    bundles: page.bundles.map(bundleConfig),
    nyop: namedPriceOf(page),
    flags: { subscriptionBundles: page.hasSubscriptions },
  });
}

/** What the page sells, its steps asking for the opt-ins. */
export function offerOfPage(page: ShopPage, config: PageConfig): Offer {
  const modules: PlannedModule[] = [
    ...page.optIns.map((optIn) => moduleOf([], { offer: { optIns: [optIn] } })),
    ...(page.isMultiState ? [moduleOf([], { offer: { multiState: true } })] : []),
    ...(page.asksPrice ? [moduleOf([field('nyop.requestedPrice')])] : []),
  ];
  const step = { key: 'order', title: 'Order', sections: [{ title: '', text: '', modules }] };
  const plan = { formType: page.formType, stepMode: true, steps: [step] };
  return offerOf(config, { primaryProducts: [], optionalProducts: [] }, plan);
}
