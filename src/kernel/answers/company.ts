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
  legalName: string;
  secondCompanyName: string;
  companyNameDesignator: Choice;
  principalAddress: Address;
  mailingAddress: Address;
  privacyUpsell: boolean;
  industry: string;
  position: string;
  naicsNumber: string;
  ubiNumberToggle: boolean;
  ubiNumber: string;
  businessPurpose: string;
  /** The generic purpose is sent in place of the text. */
  useGenericBusinessPurpose: boolean;
  /** MM/DD/YYYY. */
  formationDate: string;
  formationDateNotKnown: boolean;
  nameReservation: YesNo;
  nameReservationNumber: string;
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
  inlineMFVODeliveryDestination: 'ourAddress' | 'yourAddress';
  legalNeeds: string;
  isStateResident: boolean;
}
