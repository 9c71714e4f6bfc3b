import { affiliateCode } from '../products/company/affiliate-code';
import { attorney } from '../products/company/attorney';
import { billingType } from '../products/company/billing-type';
import { businessPurpose } from '../products/company/business-purpose';
import { changeOfAgent } from '../products/agent/change-of-agent';
import { closeCompany } from '../products/company/close-company';
import { companyMailingAddress, principalAddress } from '../products/company/company-addresses';
import { companyName } from '../products/company/company-name';
import { naicsNumber, ubiNumber } from '../products/company/company-numbers';
import { entityType } from '../products/company/entity-type';
import { filingOptions } from '../products/filing/filing-options';
import { formationDate } from '../products/company/formation-date';
import { homeState } from '../products/company/home-state';
import { industry, position } from '../products/company/line-of-business';
import { nameDesignator } from '../products/company/name-designator';
import { nameReservation } from '../products/company/name-reservation';
import { alternateCompanyName, legalName, secondCompanyName } from '../products/company/other-names';
import { privacyUpsell } from '../products/company/privacy-upsell';
import { individualOrBusiness } from '../products/company/individual-or-business';
import { trademarkAgreement } from '../products/trademark/trademark-agreement';
import { stateOfService } from '../products/company/state-of-service';
import { trademarkMark } from '../products/trademark/trademark-mark';
import { mailingAddress } from '../modules/contact/mailing-address';
import { alternatePhone, fax } from '../modules/contact/more-numbers';
import { note } from '../modules/contact/note';
import { signature } from '../modules/signature/signature';
import { personPart } from '../modules/contact/person-part';
import { corporationOfficials } from '../products/officials/corporation-officials';
import { domainCart } from '../products/domains/views/domain-cart';
import { domainResult } from '../products/domains/views/domain-result';
import { domainResults } from '../products/domains/views/domain-results';
import { domainSearch } from '../products/domains/views/domain-search';
import { llcOfficials } from '../products/officials/llc-officials';
import { nonProfitOfficials } from '../products/officials/non-profit-officials';
import { businessIdentity } from '../products/identity/business-identity';
import { expediteOptIn } from '../products/filing/expedite-opt-in';
import { optIn } from '../modules/optional-items/opt-in';
import { certificates } from '../products/filing/certificates-module';
import { optionalProducts } from '../modules/optional-items/optional-products';
import { mailDestination } from '../products/mail/mail-destination';
import { mailProduct } from '../products/mail/mail-product';
import { mailRecipients } from '../products/mail/mail-recipients';
import { billingAddress } from '../modules/payment/billing-address';
import { card } from '../modules/payment/card';
import { paymentWay } from '../modules/payment/payment-way';
import { review } from '../modules/payment/review';
import { phoneNumber } from '../products/phone/phone-number';
import { legalNeeds } from '../products/company/legal-needs';
import { notaryStamp } from '../products/supplies/notary-stamp';
import { processAgent } from '../products/company/process-agent';
import { sealCapitalization } from '../products/supplies/seal-capitalization';
import { tradeName } from '../products/company/trade-name';
import { multiState } from '../products/agent/multi-state';
import { namedPrice } from '../products/named-price/named-price';
import { packages } from '../products/packages/packages';
import { registeredAgentDuration } from '../products/agent/registered-agent-duration';
import { vehicleOwnership } from '../products/vehicles/vehicle-ownership';
import { vehicles } from '../products/vehicles/views';
import { businessFormed } from '../products/tax-id/business-formed';
import { taxIDChoice } from '../products/tax-id/tax-id-choice';
import type { Module } from '../form/modules/define-module';
import { plainModuleList } from './plain-module-list';

/** The modules that only order forms ask for, by the id that form files and page configs use. */
export const orderModuleList = {
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
  TrademarkMark: trademarkMark,
  FilingOptions: filingOptions,
  PrincipalAddress: principalAddress,
  CompanyMailingAddress: companyMailingAddress,
  PrivacyUpsell: privacyUpsell,
  LLCOfficials: llcOfficials,
  CorporationOfficials: corporationOfficials,
  NonProfitOfficials: nonProfitOfficials,
  MailingAddress: mailingAddress,
  PersonPart: personPart,
  AlternatePhone: alternatePhone,
  Fax: fax,
  Packages: packages,
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
  Signature: signature,
  PaymentWay: paymentWay,
  Card: card,
  BillingAddress: billingAddress,
} satisfies Record<string, Module>;

/** All modules, by the id that form files and page configs use. */
export const moduleList = { ...orderModuleList, ...plainModuleList };

export type ModuleId = keyof typeof moduleList;
