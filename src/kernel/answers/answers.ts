import { addressShapes, type Address } from './address';
import type { ShapeOf } from './answer-shape';
import { companyShapes, type CompanyInformation } from './company';
import type { Choice } from './form-values';
import { jobShapes, type JobApplication } from './job';
import { corporationShapes, llcShapes, nonProfitShapes, type Corporation, type Llc, type NonProfit } from './officials';
import { productStateShapes, type ProductState } from './product-state';
import { vehicleShapes, type Vehicle } from './vehicle';

/** Every answer that any form can hold, by path (STORE-04). One form holds those that its modules ask for. */
export interface Answers {
  formType: string;
  pluginVersion: string;
  primaryProducts: readonly string[];
  /** The step the visitor is on, by its index in the plan. */
  currentStep: number;
  stepSeenStatus: Readonly<Record<`${number}`, { seen: boolean }>>;
  /** What the page had preselected, by path: as long as it stands, the visitor has not answered (FORM-21). */
  preselected: Readonly<Record<string, unknown>>;
  /** Which secrets and files were entered on an earlier visit, by their declared paths: nothing else is kept of them. */
  enteredSecrets: Readonly<Record<string, boolean>>;
  loading: boolean;
  globalSpinner: { message: string };
  clearFormDataOnNextPageLoad: boolean;
  /** By which the server knows what was saved of this order; it opens nothing (PLUS-05). */
  savedOrder: string;
  stepValidationObservers: unknown;

  companyInformation: CompanyInformation;
  /** The visitor's mailing address and their other contact details (ADDR-07). */
  contactInformation: Address & {
    firstName: string;
    lastName: string;
    phone: string;
    alternatePhone: string;
    fax: string;
  };
  accountInformation: { email: string; password: string; passwordConfirm: string };
  affiliateInformation: { affiliateType: Choice; affiliateCode: string; goals: string };
  individualOrBusiness: Choice;
  llc: Llc;
  corporation: Corporation;
  nonProfit: NonProfit;
  /** What only this order knows, by which it reads the parts of others (PLUS-06); '' until somebody is asked. */
  coOwners: { secret: string };
  /** In the form of somebody who was asked: their link, what it asks, and the name of a company (PLUS-06). */
  personPart: { token: string; kind: string; companyName: string };

  /** `yearly` or `monthly`. */
  billingType: string;
  /** The `product_id` of the chosen package; '' for none (PLUS-01). */
  package: string;
  /** Ids by jurisdiction, then by the product's `saveAs` name. */
  selectedFilingMethodKeys: Readonly<Record<string, Readonly<Record<string, string>>>>;
  selectedLocalJurisdiction: Readonly<Record<string, Readonly<Record<string, string>>>>;
  productState: Readonly<Record<string, ProductState>>;
  businessIdentityToggle: boolean;
  /** Always empty: the field that shows the error when nothing of the business identity package is selected. */
  businessIdentitySelection: string;
  /** Always empty: the field that shows the error when a required domain is missing. */
  domainSelection: string;
  nyop: { requestedPrice: string; immediateService: boolean };
  /** `min` in cents. */
  nyopOverlay: { show: boolean; min: number };
  isBusinessFormed: boolean | '';
  taxIDSelection: Choice;
  trademarkAgreement: boolean;
  /** `mark` is what a trademark order is for (COMP-44). */
  trademark: { mark: string };
  /** The coupon that was added, and the one of the page's address that was taken up, by their codes (PLUS-02). */
  coupon: { code: string; linked: string };
  /** A note to go with the order (ITEM-07). */
  note: { isLeft: boolean; text: string };
  /** The name that was typed as a signature, when that was (ISO 8601 in UTC), and what was signed (ITEM-11). */
  signature: { name: string; signedAt: string; statement: string };
  /** Who receives the mail that is forwarded (MAIL-09). */
  recipients: readonly { firstName: string; lastName: string }[];
  phoneService: { phoneAreaCode: string; selectedPhoneNumber: string };
  vehicles: readonly Vehicle[];
  /** How many names of vehicles have been given: none is given twice (VEH-07). */
  vehiclesNamed: number;
  vehicleBusinessFormationOwnershipType: Choice;
  vehicleBusinessFormationOwnedByCompanyName: string;

  /**
   * `way`: the id of the way to pay that was chosen among several (PAY-01). `box`: whether what is in the provider's box is
   * complete, and nothing of what it is.
   */
  payment: { way: string; box: string };
  card: {
    first_name: string;
    last_name: string;
    number: string;
    cvc: string;
    exp_month: Choice;
    exp_year: Choice;
  };
  billing: { different: boolean; address: Address };

  /** The contact form's message. */
  contact: {
    firstName: string;
    lastName: string;
    email: string;
    phone: string;
    companyName: string;
    subject: string;
    message: string;
  };
  /** Answers to the page config's own questions, by `questionNames`. */
  questions: Readonly<Record<string, string | boolean | Choice | File>>;
  job: JobApplication;
  login: { username: string; password: string };
  clientProfile: { name: string; email: string; businessDescription: string };
  captcha: { response: string };
}

/** Every answer that is stored, by its path in `Answers` (STORE-16). */
export const answerShapes: ShapeOf<Answers> = {
  formType: 'text',
  pluginVersion: 'text',
  primaryProducts: { list: 'text' },
  currentStep: 'count',
  stepSeenStatus: { each: { seen: 'flag' } },
  preselected: { each: 'plain' },
  enteredSecrets: { each: 'flag' },
  loading: 'flag',
  globalSpinner: { message: 'text' },
  clearFormDataOnNextPageLoad: 'flag',
  savedOrder: 'text',
  stepValidationObservers: 'plain',
  companyInformation: companyShapes,
  contactInformation: {
    ...addressShapes,
    firstName: 'text',
    lastName: 'text',
    phone: 'text',
    alternatePhone: 'text',
    fax: 'text',
  },
  accountInformation: { email: 'text', password: 'text', passwordConfirm: 'text' },
  affiliateInformation: { affiliateType: 'choice', affiliateCode: 'text', goals: 'text' },
  individualOrBusiness: 'choice',
  llc: llcShapes,
  corporation: corporationShapes,
  nonProfit: nonProfitShapes,
  coOwners: { secret: 'text' },
  personPart: { token: 'text', kind: 'text', companyName: 'text' },
  billingType: 'choice',
  package: 'text',
  selectedFilingMethodKeys: { each: { each: 'text' } },
  selectedLocalJurisdiction: { each: { each: 'text' } },
  productState: { each: productStateShapes },
  businessIdentityToggle: 'flag',
  businessIdentitySelection: 'text',
  domainSelection: 'text',
  nyop: { requestedPrice: 'text', immediateService: 'flag' },
  nyopOverlay: { show: 'flag', min: 'count' },
  isBusinessFormed: 'any',
  taxIDSelection: 'choice',
  trademarkAgreement: 'flag',
  trademark: { mark: 'text' },
  coupon: { code: 'text', linked: 'text' },
  note: { isLeft: 'flag', text: 'text' },
  signature: { name: 'text', signedAt: 'text', statement: 'text' },
  recipients: { list: { firstName: 'text', lastName: 'text' } },
  phoneService: { phoneAreaCode: 'text', selectedPhoneNumber: 'text' },
  vehicles: { list: vehicleShapes },
  vehiclesNamed: 'count',
  vehicleBusinessFormationOwnershipType: 'choice',
  vehicleBusinessFormationOwnedByCompanyName: 'text',
  payment: { way: 'text', box: 'text' },
  card: { first_name: 'text', last_name: 'text', number: 'text', cvc: 'text', exp_month: 'choice', exp_year: 'choice' },
  billing: { different: 'flag', address: addressShapes },
  contact: {
    firstName: 'text',
    lastName: 'text',
    email: 'text',
    phone: 'text',
    companyName: 'text',
    subject: 'text',
    message: 'text',
  },
  questions: { each: 'any' },
  job: jobShapes,
  login: { username: 'text', password: 'text' },
  clientProfile: { name: 'text', email: 'text', businessDescription: 'text' },
  captcha: { response: 'text' },
};
