import type { YesNo } from '../reference/yes-no';
import { addressShapes, type Address } from './address';
import type { ShapeOf } from './answer-shape';
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

export const companyShapes: ShapeOf<CompanyInformation> = {
  state: 'choice',
  states: { each: 'flag' },
  homeState: 'choice',
  entityType: 'choice',
  businessEntityType: 'choice',
  isCloseCompany: 'flag',
  companyName: 'text',
  altCompanyName: 'text',
  legalName: 'text',
  secondCompanyName: 'text',
  companyNameDesignator: 'choice',
  principalAddress: addressShapes,
  mailingAddress: addressShapes,
  privacyUpsell: 'flag',
  industry: 'text',
  position: 'text',
  naicsNumber: 'text',
  ubiNumberToggle: 'flag',
  ubiNumber: 'text',
  businessPurpose: 'text',
  useGenericBusinessPurpose: 'flag',
  formationDate: 'text',
  formationDateNotKnown: 'flag',
  nameReservation: 'choice',
  nameReservationNumber: 'text',
  notifyAttorney: 'choice',
  attorneyFirstName: 'text',
  attorneyLastName: 'text',
  attorneyEmail: 'text',
  registeredAgentServiceDuration: 'choice',
  changingRegisteredAgent: 'choice',
  addChangeOfAgentProduct: 'flag',
  certificateQuantity: 'choice',
  inlineMFVODeliveryDestination: 'choice',
  legalNeeds: 'text',
  isStateResident: 'flag',
};
