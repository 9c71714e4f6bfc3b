import { login } from './account/login';
import { password } from './account/password';
import { affiliateCode } from './company/affiliate-code';
import { affiliateDetails } from './company/affiliate-details';
import { attorney } from './company/attorney';
import { billingType } from './company/billing-type';
import { businessPurpose } from './company/business-purpose';
import { changeOfAgent } from './company/change-of-agent';
import { closeCompany } from './company/close-company';
import { companyMailingAddress, principalAddress } from './company/company-addresses';
import { companyName } from './company/company-name';
import { naicsNumber, ubiNumber } from './company/company-numbers';
import { entityType } from './company/entity-type';
import { filingOptions } from './company/filing-options';
import { formationDate } from './company/formation-date';
import { homeState } from './company/home-state';
import { industry, position } from './company/line-of-business';
import { nameDesignator } from './company/name-designator';
import { nameReservation } from './company/name-reservation';
import { alternateCompanyName, legalName, secondCompanyName } from './company/other-names';
import { privacyUpsell } from './company/privacy-upsell';
import { individualOrBusiness } from './company/individual-or-business';
import { trademarkAgreement } from './company/trademark-agreement';
import { stateOfService } from './company/state-of-service';
import { trademarkMark } from './company/trademark-mark';
import { clientProfile } from './contact/client-profile';
import { contactDetails } from './contact/contact-details';
import { mailingAddress } from './contact/mailing-address';
import { message } from './contact/message';
import { alternatePhone, fax } from './contact/more-numbers';
import { questions } from './contact/questions';
import { note } from './contact/note';
import type { Module } from './define-module';
import { corporationOfficials } from './officials/corporation-officials';
import { domainCart } from './domains/domain-cart';
import { domainResult } from './domains/domain-result';
import { domainResults } from './domains/domain-results';
import { domainSearch } from './domains/domain-search';
import { llcOfficials } from './officials/llc-officials';
import { nonProfitOfficials } from './officials/non-profit-officials';
import { businessIdentity } from './optional-items/business-identity';
import { expediteOptIn } from './optional-items/expedite-opt-in';
import { optIn } from './optional-items/opt-in';
import { certificates } from './optional-items/certificates';
import { optionalProducts } from './optional-items/optional-products';
import { applicant } from './job/applicant';
import { jobLinks } from './job/job-links';
import { jobPapers } from './job/job-papers';
import { jobPosition } from './job/job-position';
import { jobProjects } from './job/job-projects';
import { jobReason } from './job/job-reason';
import { mailDestination } from './mail/mail-destination';
import { mailProduct } from './mail/mail-product';
import { mailRecipients } from './mail/mail-recipients';
import { billingAddress } from './payment/billing-address';
import { card } from './payment/card';
import { review } from './payment/review';
import { phoneNumber } from './phone/phone-number';
import { legalNeeds } from './product-details/legal-needs';
import { notaryStamp } from './product-details/notary-stamp';
import { processAgent } from './product-details/process-agent';
import { sealCapitalization } from './product-details/seal-capitalization';
import { tradeName } from './product-details/trade-name';
import { multiState } from './registered-agent/multi-state';
import { namedPrice } from './registered-agent/named-price';
import { registeredAgentDuration } from './registered-agent/registered-agent-duration';
import { captcha } from './security/captcha';
import { vehicleOwnership } from './vehicles/vehicle-ownership';
import { vehicles } from './vehicles/vehicles';
import { businessFormed } from './tax-id/business-formed';
import { taxIDChoice } from './tax-id/tax-id-choice';

/** All modules, by the id that form files and page configs use. */
export const moduleList = {
  StateOfService: stateOfService,
  IndividualOrBusiness: individualOrBusiness,
  EntityType: entityType,
  BillingType: billingType,
  CompanyName: companyName,
  NameDesignator: nameDesignator,
  AlternateCompanyName: alternateCompanyName,
  LegalName: legalName,
  SecondCompanyName: secondCompanyName,
  HomeState: homeState,
  CloseCompany: closeCompany,
  NameReservation: nameReservation,
  Attorney: attorney,
  ChangeOfAgent: changeOfAgent,
  UBINumber: ubiNumber,
  NAICSNumber: naicsNumber,
  FormationDate: formationDate,
  BusinessPurpose: businessPurpose,
  Industry: industry,
  Position: position,
  AffiliateCode: affiliateCode,
  AffiliateDetails: affiliateDetails,
  TrademarkMark: trademarkMark,
  FilingOptions: filingOptions,
  PrincipalAddress: principalAddress,
  CompanyMailingAddress: companyMailingAddress,
  PrivacyUpsell: privacyUpsell,
  LLCOfficials: llcOfficials,
  CorporationOfficials: corporationOfficials,
  NonProfitOfficials: nonProfitOfficials,
  ContactDetails: contactDetails,
  MailingAddress: mailingAddress,
  AlternatePhone: alternatePhone,
  Fax: fax,
  Password: password,
  Login: login,
  RegisteredAgentDuration: registeredAgentDuration,
  OptionalProducts: optionalProducts,
  MultiState: multiState,
  NamedPrice: namedPrice,
  BusinessIdentity: businessIdentity,
  OptIn: optIn,
  ExpediteOptIn: expediteOptIn,
  Certificates: certificates,
  BusinessFormed: businessFormed,
  TaxIDChoice: taxIDChoice,
  DomainSearch: domainSearch,
  DomainResult: domainResult,
  DomainResults: domainResults,
  DomainCart: domainCart,
  MailProduct: mailProduct,
  MailRecipients: mailRecipients,
  MailDestination: mailDestination,
  PhoneNumber: phoneNumber,
  VehicleOwnership: vehicleOwnership,
  Vehicles: vehicles,
  TrademarkAgreement: trademarkAgreement,
  TradeName: tradeName,
  SealCapitalization: sealCapitalization,
  NotaryStamp: notaryStamp,
  ProcessAgent: processAgent,
  LegalNeeds: legalNeeds,
  Note: note,
  Review: review,
  Card: card,
  BillingAddress: billingAddress,
  Message: message,
  Questions: questions,
  JobPosition: jobPosition,
  JobLinks: jobLinks,
  Applicant: applicant,
  JobPapers: jobPapers,
  JobProjects: jobProjects,
  JobReason: jobReason,
  ClientProfile: clientProfile,
  Captcha: captcha,
} satisfies Record<string, Module>;

export type ModuleId = keyof typeof moduleList;
