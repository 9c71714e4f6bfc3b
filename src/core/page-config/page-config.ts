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

export interface OptionalProductConfig {
  role: string;
  checked?: boolean | undefined;
  editable?: boolean | undefined;
  label?: string | undefined;
  tooltipText?: string | undefined;
}

export interface OptionalGroupConfig {
  type: 'simple' | 'radioList' | 'sectionList' | 'custom' | 'multiState';
  label?: string | undefined;
  saveAs?: string | undefined;
  tooltipText?: string | undefined;
  order?: number | undefined;
  editable?: boolean | undefined;
  products: readonly OptionalProductConfig[];
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
  };
}
