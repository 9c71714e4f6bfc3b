import type { Address } from './address';
import type { CompanyInformation } from './company';
import type { Choice } from './form-values';
import type { Corporation, Llc, NonProfit } from './officials';
import type { ProductState } from './product-state';
import type { Vehicle } from './vehicle';

/**
 * Every answer that a form of this product may hold, and where: the one list of paths (STORE-04). A form holds those
 * that its modules ask for.
 */
export interface Answers {
  formType: string;
  pluginVersion: string;
  primaryProducts: readonly string[];
  /** The step the visitor is on, by its index in the plan. */
  currentStep: number;
  stepSeenStatus: Readonly<Record<`${number}`, { seen: boolean }>>;
  loading: boolean;
  globalSpinner: { message: string };
  clearFormDataOnNextPageLoad: boolean;
  stepValidationObservers: unknown;

  companyInformation: CompanyInformation;
  /** The mailing address lies among what else is asked of the visitor (ADDR-07). */
  contactInformation: Address & {
    firstName: string;
    lastName: string;
    phone: string;
    alternatePhone: string;
    fax: string;
  };
  accountInformation: { email: string; password: string; passwordConfirm: string };
  affiliateInformation: { affiliateType: Choice };
  individualOrBusiness: Choice;
  llc: Llc;
  corporation: Corporation;
  nonProfit: NonProfit;

  /** `yearly` or `monthly`. */
  billingType: string;
  /** By jurisdiction, then by the name of the product. */
  selectedFilingMethodKeys: Readonly<Record<string, Readonly<Record<string, string>>>>;
  selectedLocalJurisdiction: Readonly<Record<string, Readonly<Record<string, string>>>>;
  productState: Readonly<Record<string, ProductState>>;
  businessIdentityToggle: boolean;
  /** Holds nothing: the field that stands for all products of the business identity package. */
  businessIdentitySelection: string;
  nyop: { requestedPrice: string; immediateService: boolean };
  /** `min` in cents. */
  nyopOverlay: { show: boolean; min: number };
  isBusinessFormed: boolean;
  taxIDSelection: Choice;
  trademarkAgreement: boolean;
  phoneService: { phoneAreaCode: string; selectedPhoneNumber: string };
  vehicles: readonly Vehicle[];
  vehicleBusinessFormationOwnershipType: Choice;
  vehicleBusinessFormationOwnedByCompanyName: string;

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
    /** The page's own questions, by the names it gives them. */
    questions: Readonly<Record<string, unknown>>;
  };
  captcha: { response: string };
}
