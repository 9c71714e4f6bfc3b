import { boi } from './boi.form';
import { businessIdentity } from './business-identity.form';
import { compliance } from './compliance.form';
import { domain } from './domain.form';
import { domestication } from './domestication.form';
import { doubleLLC } from './double-llc.form';
import { foreignRegistration } from './foreign-registration.form';
import { formABusiness } from './form-a-business.form';
import { mfvoStandalone } from './mfvo-standalone.form';
import { phoneService } from './phone-service.form';
import { raSignup } from './ra-signup.form';
import { taxID } from './tax-id.form';
import { trademark } from './trademark.form';
import type { FormDefinition } from './define-form';
import { plainFormList } from './plain-form-list';

/** The form types that sell something, by the `formType` of the page config. */
export const orderFormList = {
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
} satisfies Record<string, FormDefinition>;

/**
 * All form types, by the `formType` of the page config (FORM-01). The schema of page configs is made of them.
 * @public
 */
export const formList = { ...orderFormList, ...plainFormList };
