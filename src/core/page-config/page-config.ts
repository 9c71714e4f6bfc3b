import type { Sentences } from '../text/en';

/** How a role of ours is bound to a product of the server. */
export interface ProductBinding {
  /** Without one the role binds to the server product whose `type` is the role in snake_case. */
  product_id?: string | undefined;
  /** Where the visitor's data for it is kept; the role itself where left out. */
  saveAs?: string | undefined;
  label?: string | undefined;
  tooltipText?: string | undefined;
  order?: number | undefined;
  /** How many of it one order holds; 1 where left out. */
  quantity?: number | undefined;
  /** Kept out of the summary's lines; what it costs is in the total all the same (SUMM-04). */
  hideLineItem?: boolean | undefined;
  /** Whether it can be ordered for several states at once; products of a jurisdiction can where left out (PROD-42). */
  multiState?: boolean | undefined;
  /** Hidden while no state is chosen (PROD-21). */
  needsState?: boolean | undefined;
  /** The states it is sold in, or not: codes, or the name of one of the kept lists (PROD-19, PROD-30). */
  allowStates?: readonly string[] | undefined;
  denyStates?: readonly string[] | undefined;
  /** The entity types it is sold to; all where left out (PROD-20). */
  entityTypes?: readonly string[] | undefined;
  /** The role that comes with it and goes with it (CART-05). */
  linkedProduct?: string | undefined;
  /** Ordered for both companies of a double order (SUMM-09). */
  includedInBothCompanies?: boolean | undefined;
  /** What can be chosen of it: certificates by their number (PROD-35). */
  options?: readonly CertificateOptionConfig[] | undefined;
}

export interface CertificateOptionConfig {
  product_id: string;
  /** Read from the server's product where left out. */
  quantity?: number | undefined;
}

/** Name your own price: in `full` mode the visitor names a price, in `bulk` mode many states make it cheaper (NYOP-04). */
export interface NyopConfig {
  mode: 'full' | 'bulk';
  /** Dollars for a year and state. Without it only the server's minimum counts (NYOP-05). */
  minimum?: string | undefined;
  bulkQuantity?: number | undefined;
  /** Dollars for a year and state. */
  bulkPrice?: string | undefined;
}

/** Where the products of the business identity package are offered (OPT-07, OPT-10, OPT-12). */
export interface BusinessIdentityConfig {
  inOptionalItems: boolean;
  first: boolean;
  required: boolean;
}

export interface ModuleConfig {
  id: string;
  enabled?: boolean | undefined;
  [param: string]: unknown;
}

export interface SectionConfig {
  title?: string | undefined;
  text?: string | undefined;
  modules: readonly ModuleConfig[];
}

export interface StepConfig {
  key: string;
  title: string;
  enabled?: boolean | undefined;
  sections: readonly SectionConfig[];
}

export interface BundleTrigger {
  fieldKey: string;
  /** Left out: the field must be unset. */
  fieldVal?: boolean | undefined;
}

export interface BundleConfig {
  product_id: string;
  product_ids: readonly string[];
  /** Dollars, as on the wire. */
  price: string | number;
  ra_product_count?: number | undefined;
  bundle_type?: 'regular' | 'subscription' | undefined;
  use_facade?: boolean | undefined;
  config?: Readonly<Record<string, unknown>> | undefined;
}

/** A product by its role or, without one, by the server's id. */
export interface OptionalProductConfig {
  role?: string | undefined;
  product_id?: string | undefined;
  checked?: boolean | undefined;
  editable?: boolean | undefined;
  label?: string | undefined;
  tooltipText?: string | undefined;
  order?: number | undefined;
}

export interface OptionalSectionConfig {
  label?: string | undefined;
  tooltipText?: string | undefined;
  products: readonly OptionalProductConfig[];
}

/** A group of optional products (OPT-01). The group of the business identity package is saved as `businessIdentity`. */
export interface OptionalGroupConfig {
  type: 'simple' | 'radioList' | 'sectionList' | 'custom' | 'multiState';
  label?: string | undefined;
  saveAs?: string | undefined;
  /** Id and name of the checkbox above the group; there is one where either is given. */
  checkboxID?: string | undefined;
  checkboxName?: string | undefined;
  checked?: boolean | undefined;
  tooltipText?: string | undefined;
  order?: number | undefined;
  editable?: boolean | undefined;
  /** A radio list checks its first product where nothing is checked (OPT-03). */
  autoPreselect?: boolean | undefined;
  /** The product above the sections of a section list, checked with them (OPT-04). */
  parent?: OptionalProductConfig | undefined;
  products?: readonly OptionalProductConfig[] | undefined;
  /** Of a section list. */
  sections?: readonly OptionalSectionConfig[] | undefined;
}

/** One question under the order summary (SUMM-28, SUMM-29). */
export interface FaqEntry {
  faqQuestionText: string;
  /** HTML; cleaned before it is shown. */
  faqContent?: string | undefined;
  faqAsLink?: boolean | undefined;
  faqLinkUrl?: string | undefined;
  faqShowFooterButton?: boolean | undefined;
  faqFooterButtonText?: string | undefined;
}

/** The page config after reading: every group is there, what the site owner left out has its default. */
export interface PageConfig {
  formType: string;
  pageID: string;
  formFileName: string;
  website: string;
  client_ip?: string | undefined;
  pluginVersion: string;
  locale: string;
  theme: 'auto' | 'light' | 'dark';
  /** Rolled A/B variants, sent with the account and the company. */
  abTestRolledVariants: readonly string[];
  endpoints: Readonly<Record<'marketing' | 'ajax' | 'tokenizer' | 'vehicles' | 'postal' | 'captcha', string>>;
  products: Readonly<Record<string, ProductBinding>>;
  filingProducts: Readonly<Record<string, ProductBinding>>;
  /** Codes of the jurisdictions offered; empty means all. */
  jurisdictions: readonly string[];
  /** Roles put in the cart without being asked; undefined means the form type's own. */
  primaryProducts?: readonly string[] | undefined;
  bundles: readonly BundleConfig[];
  /** Undefined means the form type's own. */
  optionalProducts?: readonly OptionalGroupConfig[] | undefined;
  /** Undefined: the form asks no price of its own. */
  nyop?: NyopConfig | undefined;
  businessIdentity: BusinessIdentityConfig;
  faq: readonly FaqEntry[];
  preselected: {
    state?: string | undefined;
    entityType?: string | undefined;
    step?: string | undefined;
    registeredAgentYears?: number | undefined;
  };
  /** Undefined means the form type's own. */
  steps?: readonly StepConfig[] | undefined;
  layout: {
    stepMode: boolean;
    shake: boolean;
    submitInMainColumn: boolean;
    phone: boolean;
    phoneNumber: string;
    websitePhone: string;
    termsLink: string;
    contactLink: string;
    captchaSiteKey: string;
    passwordMinLength: number;
    passwordLength: number;
    passwordConfirm: boolean;
    showSavings: boolean;
    help: 'popover' | 'modal';
  };
  redirects: Readonly<
    Partial<
      Record<
        | 'affiliateThankYou'
        | 'login'
        | 'contactThankYou'
        | 'contact'
        | 'jobThankYou'
        | 'jobPriorityThankYou'
        | 'stagingLogin',
        string
      >
    >
  >;
  text: Sentences;
  flags: {
    persist: boolean;
    clearOnSubmit: boolean;
    clearFormDataOnNextPageLoad: boolean;
    skipCaptcha: boolean;
    bailBeforeSubmission: boolean;
    cancelServices: boolean;
    urlSwitches: boolean;
    toolbox: boolean;
    subscriptionBundles: boolean;
  };
}
