import { password } from './account/password/index';
import { billingType } from './company/billing-type/index';
import { companyName } from './company/company-name/index';
import { entityType } from './company/entity-type/index';
import { filingOptions } from './company/filing-options';
import { stateOfService } from './company/state-of-service/index';
import { contactDetails } from './contact/contact-details/index';
import { mailingAddress } from './contact/mailing-address/index';
import { message } from './contact/message/index';
import type { Module } from './define-module';
import { llcOfficials } from './officials/llc-officials/index';
import { businessIdentity } from './optional-items/business-identity/index';
import { expediteOptIn } from './optional-items/expedite/index';
import { optIn } from './optional-items/opt-in/index';
import { certificates } from './optional-items/certificates/index';
import { optionalProducts } from './optional-items/optional-products/index';
import { registeredAgent } from './optional-items/registered-agent/index';
import { billingAddress } from './payment/billing-address/index';
import { card } from './payment/card/index';
import { multiState } from './registered-agent/multi-state';
import { namedPrice } from './registered-agent/named-price/index';
import { captcha } from './security/captcha/index';

/** Every module by the id under which form files and page configs name it. */
export const moduleList = {
  StateOfService: stateOfService,
  EntityType: entityType,
  BillingType: billingType,
  CompanyName: companyName,
  FilingOptions: filingOptions,
  LLCOfficials: llcOfficials,
  ContactDetails: contactDetails,
  MailingAddress: mailingAddress,
  Password: password,
  RegisteredAgent: registeredAgent,
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
