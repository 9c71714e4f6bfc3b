import { nothingOffered } from '../../src/kernel/facts/offer';
import type { CartItem } from '../../src/kernel/facts/cart';
import { blankItem } from '../../src/commerce/items/configure-item';
import { emptyCatalogue } from '../../src/kernel/facts/catalogue';
import type { Facts } from '../../src/kernel/facts/facts';
import type { FormValues } from '../../src/kernel/answers/form-values';
import type { PageConfig } from '../../src/kernel/page-config/page-config';
import type { SubmissionInput } from '../../src/submission/submission-traits';
import { formList } from '../../src/forms/form-list';

/** As much of a page config as submissions read. */
export const configOf = (given: Partial<PageConfig> = {}): PageConfig =>
  ({
    formType: 'FormABusinessForm',
    pageID: 'page-1',
    formFileName: 'form-a-business',
    website: 'demo',
    client_ip: '192.0.2.1',
    abTestRolledVariants: ['blue'],
    products: {},
    filingProducts: {},
    jurisdictions: [],
    redirects: {},
    stateRequirements: {},
    designators: {},
    bundles: [],
    questions: [],
    signature: { statement: '', matchContact: false },
    mail: { mode: 'regular' },
    analytics: { matomo: false, xtype: '', offerID: '', affiliateScript: '', affiliateFrame: '' },
    ...given,
    flags: { accounts: true, bailBeforeSubmission: false, cancelServices: false, urlSwitches: false, skipCaptcha: false, ...given.flags },
  }) as PageConfig;

const home = { key: 'US', value: 'United States' };
const canada = { key: 'CA', value: 'Canada' };
const wyoming = { key: 'WY', value: 'Wyoming' };

/** An LLC with two members, as the visitor's answers are kept. */
export const llcValues = {
  companyInformation: {
    companyName: 'Pine Ridge LLC',
    state: wyoming,
    entityType: { key: 'LLC', value: 'LLC' },
    industry: { key: 'retail', value: 'Retail' },
    position: 'Owner',
    naicsNumber: '441110',
    businessPurpose: 'Selling hand-made boots',
  },
  contactInformation: {
    firstName: ' Ann ',
    lastName: 'Lee',
    phone: '(307) 555-0101',
    country: home,
    line1: '1 Main St',
    city: 'Casper',
    state: wyoming,
    zip: '82601',
  },
  accountInformation: { email: 'ann@example.com' },
  llc: {
    managedType: 'Member Managed',
    members: [
      {
        first_name: 'Ann',
        last_name: 'Lee',
        address: { country: home, line1: '1 Main St', city: 'Casper', state: wyoming, zip: '82601' },
      },
      {
        first_name: 'Bo',
        last_name: 'Ruiz',
        address: { country: canada, line1: '2 Elm Rd', city: 'Banff', state: 'Alberta', zip: 'T1L 1A1' },
      },
    ],
    managers: [],
  },
  card: { first_name: 'Ann', last_name: 'Lee' },
  billing: { different: false },
};

export const mailing = {
  line1: '1 Main St',
  city: 'Casper',
  state_province_region: 'WY',
  zip_postal_code: '82601',
  country: 'US',
};

export const factsOf = (values: FormValues = llcValues, config: Partial<PageConfig> = {}): Facts => ({
  config: configOf(config),
  catalogue: emptyCatalogue,
  values,
  form: formList.FormABusinessForm,
  domains: [],
  offer: nothingOffered,
  today: '2026-03-06',
});

/** The example with its secrets, as only the mounted form holds them. */
export const valuesWithSecrets = {
  ...llcValues,
  accountInformation: { ...llcValues.accountInformation, password: 'Correct-Horse-1' },
  card: { ...llcValues.card, number: '4111 1111 1111 1111', cvc: '123', exp_month: '7', exp_year: '2031' },
};

const billing_address = { line1: '1 Main St', city: 'Casper', state: 'WY', zipcode: '82601', country: 'US' };
export const payment = { processor: 'elavon', token: 'tok_1', customer_id: 'cus_1', billing_address } as const;

/** All that the payload of the example is made of. */
export const inputOf = (given: Partial<SubmissionInput> = {}): SubmissionInput => ({
  facts: factsOf(valuesWithSecrets),
  cart: [formation, agent],
  context: {
    pageAddress: 'https://example.com/order',
    switches: { bailBeforeSubmission: false, cancelServices: false, tokenizerTestKey: '' },
    hadChat: false,
    readKey: () => '',
  },
  ...given,
});

/** As much of a cart item as the payload reads. */
export const itemOf = (given: Partial<CartItem>): CartItem => ({ ...blankItem, ...given });

export const formation = itemOf({
  product_id: '35601',
  wireId: 35601,
  saveAs: 'businessFormation',
  product_option_id: '3560110',
  product_option_wireId: 3560110,
});
export const agent = itemOf({ product_id: '15624', wireId: '15624', saveAs: 'registeredAgent' });
