import { CheckoutError } from './faults';

/** The full paid orders, with a card (FORM-02, FORM-03). */
const paidOrders: readonly string[] = [
  'FormABusinessForm',
  'DoubleLLCForm',
  'ForeignRegistrationForm',
  'DomesticationForm',
  'TaxIDForm',
  'RASignupForm',
  'MFVOStandaloneForm',
  'PhoneServiceForm',
  'ComplianceForm',
  'TrademarkForm',
  'BOIForm',
  'DomainForm',
  'BusinessIdentityForm',
];

/** How a form deals with the captcha: its response goes along, or `process_captcha` checks it first (CAPT-02). */
export type CaptchaUse = 'none' | 'sent' | 'checkedFirst';

export type Action = keyof typeof dataFields;

/** The post of each action, and its field that holds what the visitor entered, as JSON. */
export const dataFields = {
  process_signup: 'signupData',
  process_login: 'loginData',
  process_reset_password: 'resetPasswordData',
  process_contact: 'contactData',
  process_application: 'applicationData',
  process_client_profile: 'clientProfileData',
} as const;

const otherForms = {
  FreeAccountForm: ['process_signup', 'checkedFirst'],
  AffiliateSignupForm: ['process_signup', 'checkedFirst'],
  LoginForm: ['process_login', 'none'],
  ResetPasswordForm: ['process_reset_password', 'none'],
  JobApplicationForm: ['process_application', 'sent'],
  ContactForm: ['process_contact', 'sent'],
  CustomContactForm: ['process_contact', 'sent'],
  ClientProfileForm: ['process_client_profile', 'sent'],
} as const satisfies Readonly<Record<string, readonly [Action, CaptchaUse]>>;

/** Every form type (FORM-01, FORM-03). */
export const formTypes: readonly string[] = [...paidOrders, ...Object.keys(otherForms)];

/** Whether the form is a full paid order with a card (FORM-02). */
export const isPaidOrder = (formType: string): boolean => paidOrders.includes(formType);

function callOf(formType: string): readonly [Action, CaptchaUse] {
  if (isPaidOrder(formType)) return ['process_signup', 'none'];
  if (!Object.hasOwn(otherForms, formType)) throw new CheckoutError('error.formType');
  return otherForms[formType as keyof typeof otherForms];
}

/** The call that a form type ends in (SUBM-54). Throws "Form type not set. Aborting." for an unknown one (SUBM-01). */
export const actionFor = (formType: string): Action => callOf(formType)[0];

/** What becomes of a form type's captcha response (CAPT-01, CAPT-02). Throws as `actionFor` does. */
export const captchaFor = (formType: string): CaptchaUse => callOf(formType)[1];
