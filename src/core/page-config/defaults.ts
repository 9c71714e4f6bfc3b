import type { PageConfig } from './page-config';

/** What stands where a page config says nothing. */
export const defaults: Omit<PageConfig, 'formType'> = {
  pageID: '',
  formFileName: '',
  website: '',
  pluginVersion: '',
  locale: 'en',
  theme: 'auto',
  abTestRolledVariants: [],
  endpoints: { marketing: '', ajax: '', tokenizer: '', vehicles: '', postal: '', captcha: '' },
  products: {},
  filingProducts: {},
  jurisdictions: [],
  bundles: [],
  businessIdentity: { inOptionalItems: false, first: false, required: false },
  faq: [],
  preselected: {},
  layout: {
    stepMode: true,
    shake: true,
    submitInMainColumn: false,
    phone: false,
    phoneNumber: '',
    websitePhone: '',
    termsLink: '/terms/',
    contactLink: '',
    captchaSiteKey: '',
    passwordMinLength: 8,
    passwordLength: 12,
    passwordConfirm: false,
    showSavings: false,
    help: 'popover',
  },
  redirects: {},
  text: {},
  flags: {
    persist: true,
    clearOnSubmit: false,
    clearFormDataOnNextPageLoad: false,
    skipCaptcha: false,
    bailBeforeSubmission: false,
    cancelServices: false,
    urlSwitches: false,
    toolbox: false,
    subscriptionBundles: false,
  },
};

/** The groups whose keys have defaults one by one. */
type Group = 'endpoints' | 'layout' | 'flags' | 'businessIdentity';

/** A page config as a site owner writes it: all may be left out but the form type. */
export type PageConfigWithGaps = Pick<PageConfig, 'formType'> &
  Partial<Omit<PageConfig, Group>> & { [Key in Group]?: Partial<PageConfig[Key]> };

/** What was read of a page config, every gap filled with its default. */
export function withDefaults(read: PageConfigWithGaps): PageConfig {
  const { endpoints, layout, flags, businessIdentity } = defaults;
  return {
    ...defaults,
    ...read,
    endpoints: { ...endpoints, ...read.endpoints },
    layout: { ...layout, ...read.layout },
    flags: { ...flags, ...read.flags },
    businessIdentity: { ...businessIdentity, ...read.businessIdentity },
  };
}
