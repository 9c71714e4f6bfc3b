import { password } from './account/password';
import { billingType } from './company/billing-type';
import { companyName } from './company/company-name';
import { entityType } from './company/entity-type';
import { filingOptions } from './company/filing-options';
import { individualOrBusiness } from './company/individual-or-business';
import { stateOfService } from './company/state-of-service';
import { contactDetails } from './contact/contact-details';
import { mailingAddress } from './contact/mailing-address';
import { message } from './contact/message';
import type { Module } from './define-module';
import { llcOfficials } from './officials/llc-officials';
import { businessIdentity } from './optional-items/business-identity';
import { expediteOptIn } from './optional-items/expedite-opt-in';
import { optIn } from './optional-items/opt-in';
import { certificates } from './optional-items/certificates';
import { optionalProducts } from './optional-items/optional-products';
import { billingAddress } from './payment/billing-address';
import { card } from './payment/card';
import { multiState } from './registered-agent/multi-state';
import { namedPrice } from './registered-agent/named-price';
import { registeredAgentDuration } from './registered-agent/registered-agent-duration';
import { captcha } from './security/captcha';

/** All modules, by the id that form files and page configs use. */
export const moduleList = {
  StateOfService: stateOfService,
  IndividualOrBusiness: individualOrBusiness,
  EntityType: entityType,
  BillingType: billingType,
  CompanyName: companyName,
  FilingOptions: filingOptions,
  LLCOfficials: llcOfficials,
  ContactDetails: contactDetails,
  MailingAddress: mailingAddress,
  Password: password,
  RegisteredAgentDuration: registeredAgentDuration,
  OptionalProducts: optionalProducts,
  MultiState: multiState,
  NamedPrice: namedPrice,
  BusinessIdentity: businessIdentity,
  OptIn: optIn,
  ExpediteOptIn: expediteOptIn,
  Certificates: certificates,
  Card: card,
  BillingAddress: billingAddress,
  Message: message,
  Captcha: captcha,
} satisfies Record<string, Module>;

export type ModuleId = keyof typeof moduleList;
