import { affiliateSignup } from './affiliate-signup.form';
import { boi } from './boi.form';
import { businessIdentity } from './business-identity.form';
import { clientProfile } from './client-profile.form';
import { compliance } from './compliance.form';
import { contact } from './contact.form';
import { customContact } from './custom-contact.form';
import type { FormDefinition } from './define-form';
import { domain } from './domain.form';
import { domestication } from './domestication.form';
import { doubleLLC } from './double-llc.form';
import { foreignRegistration } from './foreign-registration.form';
import { formABusiness } from './form-a-business.form';
import { freeAccount } from './free-account.form';
import { jobApplication } from './job-application.form';
import { login } from './login.form';
import { mfvoStandalone } from './mfvo-standalone.form';
import { phoneService } from './phone-service.form';
import { raSignup } from './ra-signup.form';
import { resetPassword } from './reset-password.form';
import { taxID } from './tax-id.form';
import { trademark } from './trademark.form';

/** All form types, by the `formType` of the page config (FORM-01). */
export const formList = {
  FormABusinessForm: formABusiness,
  DoubleLLCForm: doubleLLC,
  ForeignRegistrationForm: foreignRegistration,
  DomesticationForm: domestication,
  ComplianceForm: compliance,
  TaxIDForm: taxID,
  TrademarkForm: trademark,
  BOIForm: boi,
  BusinessIdentityForm: businessIdentity,
  DomainForm: domain,
  RASignupForm: raSignup,
  MFVOStandaloneForm: mfvoStandalone,
  PhoneServiceForm: phoneService,
  FreeAccountForm: freeAccount,
  LoginForm: login,
  ResetPasswordForm: resetPassword,
  ContactForm: contact,
  CustomContactForm: customContact,
  ClientProfileForm: clientProfile,
  AffiliateSignupForm: affiliateSignup,
  JobApplicationForm: jobApplication,
} satisfies Record<string, FormDefinition>;
