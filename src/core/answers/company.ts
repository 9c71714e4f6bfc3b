import type { YesNo } from '../reference/yes-no';
import type { Address } from './address';
import type { Choice } from './form-values';

/** The answers about the company (COMP-39, STORE-06). */
export interface CompanyInformation {
  state: Choice;
  /** The states of a multi-state order, by code. */
  states: Readonly<Record<string, boolean>>;
  homeState: Choice;
  entityType: Choice;
  /** The company's, while the visitor orders for themselves (COMP-35). */
  businessEntityType: Choice;
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
  /** The key is a number of months. */
  registeredAgentServiceDuration: Choice;
  changingRegisteredAgent: YesNo;
  addChangeOfAgentProduct: boolean;
  /** The key is a product id; '' for no certificates. */
  certificateQuantity: Choice;
  inlineMFVODeliveryDestination: Choice;
  legalNeeds: string;
  isStateResident: boolean;
}
