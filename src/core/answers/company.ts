import type { YesNo } from '../reference/yes-no';
import type { Address } from './address';
import type { Choice } from './form-values';

/** What is asked of the company (COMP-39, STORE-06). */
export interface CompanyInformation {
  state: Choice;
  /** Several states: each code with true or false. */
  states: Readonly<Record<string, boolean>>;
  homeState: Choice;
  entityType: Choice;
  isCloseCompany: boolean;
  companyName: string;
  altCompanyName: string;
  secondCompanyName: string;
  companyNameDesignator: Choice;
  principalAddress: Address;
  mailingAddress: Address;
  privacyUpsell: boolean;
  industry: string;
  position: string;
  naicsNumber: string;
  ubiNumberToggle: boolean;
  businessPurpose: string;
  formationDateNotKnown: boolean;
  nameReservation: YesNo;
  notifyAttorney: YesNo;
  attorneyFirstName: string;
  attorneyLastName: string;
  attorneyEmail: string;
  /** Its key in months. */
  registeredAgentServiceDuration: Choice;
  changingRegisteredAgent: YesNo;
  addChangeOfAgentProduct: boolean;
  /** As its key the id of the product, '' for no certificates. */
  certificateQuantity: Choice;
  inlineMFVODeliveryDestination: Choice;
  legalNeeds: string;
  isStateResident: boolean;
}
