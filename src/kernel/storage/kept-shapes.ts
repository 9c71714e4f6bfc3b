import type { Address } from '../answers/address';
import type { AskedPart } from '../answers/asked-part';
import type { Answers } from '../answers/answers';
import type { CompanyInformation } from '../answers/company';
import type { JobApplication } from '../answers/job';
import type { Corporation, Llc, NamedOfficer, NonProfit, Official } from '../answers/officials';
import type { ProductData, ProductState } from '../answers/product-state';
import type { Vehicle, VehiclePlate } from '../answers/vehicle';

/**
 * What an answer is once it is stored. `choice`: of a list, whole or by its key alone. `any`: a text, a tick or a choice.
 * `plain`: whatever JSON holds.
 */
export type KeptLeaf = 'text' | 'choice' | 'flag' | 'count' | 'any' | 'plain';

/** `each`: an object whose names are made up as the form is used. */
export type KeptShape = KeptLeaf | { list: KeptShape } | { each: KeptShape } | KeptShapes;

export interface KeptShapes {
  readonly [name: string]: KeptShape;
}

/** A shape for every answer of an object; one without does not compile. */
type ShapesOf<Part> = { readonly [Name in keyof Part]-?: KeptShape };

const address: ShapesOf<Address> = {
  country: 'choice',
  line1: 'text',
  city: 'text',
  state: 'choice',
  zip: 'text',
  choice: 'text',
  backendValidationStatus: { complete: 'flag', valid: 'flag', message: 'text' },
};

const part: ShapesOf<AskedPart> = { id: 'text', email: 'text', state: 'text', until: 'text', version: 'count' };

const officials = {
  list: { first_name: 'text', last_name: 'text', company_name: 'text', address, part } satisfies ShapesOf<Official>,
};
const namedOfficer: ShapesOf<NamedOfficer> = { firstName: 'text', lastName: 'text', address, part };

const companyInformation: ShapesOf<CompanyInformation> = {
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
  principalAddress: address,
  mailingAddress: address,
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

const llc: ShapesOf<Llc> = { managedType: 'choice', listMembers: 'choice', members: officials, managers: officials };

const corporation: ShapesOf<Corporation> = {
  president: namedOfficer,
  secretary: namedOfficer,
  treasurer: namedOfficer,
  listOfficers: 'choice',
  officers: officials,
  allOfficersAreDirectors: 'choice',
  directors: officials,
  authorizedShares: 'text',
  parValue: 'text',
  issuedShares: 'text',
  commonShares: 'text',
  totalLiabilities: 'text',
  totalAssets: 'text',
};

const nonProfit: ShapesOf<NonProfit> = {
  type: 'choice',
  taxExempt: 'choice',
  hasMembers: 'choice',
  assetDistribution: 'text',
  directors: officials,
};

const productData: ShapesOf<ProductData> = {
  serviceType: 'choice',
  limit: 'choice',
  state: 'choice',
  docketNumberType: 'choice',
  docketNumber: 'text',
  USDOTNumber: 'text',
  first_name: 'text',
  middle_name: 'text',
  hasNoMiddleName: 'flag',
  last_name: 'text',
  notary_id: 'text',
  city: 'text',
  company_state: 'choice',
  exp_month: 'choice',
  exp_day: 'choice',
  exp_year: 'choice',
  names: { each: 'text' },
  embossSealCapitalization: 'text',
  phoneAreaCode: 'text',
};
const productState: ShapesOf<ProductState> = { checked: 'flag', states: { each: 'flag' }, data: productData };

const plate: ShapesOf<VehiclePlate> = { id: 'text', name: 'text', price: 'count', description: 'text' };
const vehicle: ShapesOf<Vehicle> = {
  vehicleType: 'choice',
  vehicleVIN: 'text',
  vehicleYear: 'text',
  vehicleMake: 'text',
  vehicleModel: 'text',
  vehicleColor: 'choice',
  vehicleElectricHybrid: 'choice',
  vehicleLuxuryTax: 'choice',
  vehicleImportTax: 'choice',
  vehicleOrganizationalPlate: plate,
  products: { each: { checked: 'flag' } },
  vehicleKey: 'text',
  vehicleIndex: 'count',
};

const job: ShapesOf<JobApplication> = {
  position: 'choice',
  positionOther: 'text',
  positionAlternative: 'text',
  codePen: 'text',
  gitHub: 'text',
  linkedIn: 'text',
  state: 'choice',
  resume: 'text',
  coverLetter: 'text',
  projects: { list: { url: 'text', whatIDid: 'text', file: 'text' } },
  reason: 'choice',
  anythingElse: 'text',
  heardFrom: 'choice',
  heardFromOther: 'text',
};

/** Every answer that is stored, by its path in `Answers` (STORE-16). */
export const keptShapes: ShapesOf<Answers> = {
  formType: 'text',
  pluginVersion: 'text',
  primaryProducts: { list: 'text' },
  currentStep: 'count',
  stepSeenStatus: { each: { seen: 'flag' } },
  preselected: { each: 'plain' },
  enteredSecrets: { each: 'flag' },
  loading: 'flag',
  globalSpinner: { message: 'text' },
  clearFormDataOnNextPageLoad: 'flag',
  savedOrder: 'text',
  stepValidationObservers: 'plain',
  companyInformation,
  contactInformation: {
    ...address,
    firstName: 'text',
    lastName: 'text',
    phone: 'text',
    alternatePhone: 'text',
    fax: 'text',
  },
  accountInformation: { email: 'text', password: 'text', passwordConfirm: 'text' },
  affiliateInformation: { affiliateType: 'choice', affiliateCode: 'text', goals: 'text' },
  individualOrBusiness: 'choice',
  llc,
  corporation,
  nonProfit,
  coOwners: { secret: 'text' },
  personPart: { token: 'text', kind: 'text', companyName: 'text' },
  billingType: 'choice',
  package: 'text',
  selectedFilingMethodKeys: { each: { each: 'text' } },
  selectedLocalJurisdiction: { each: { each: 'text' } },
  productState: { each: productState },
  businessIdentityToggle: 'flag',
  businessIdentitySelection: 'text',
  domainSelection: 'text',
  nyop: { requestedPrice: 'text', immediateService: 'flag' },
  nyopOverlay: { show: 'flag', min: 'count' },
  isBusinessFormed: 'any',
  taxIDSelection: 'choice',
  trademarkAgreement: 'flag',
  trademark: { mark: 'text' },
  coupon: { code: 'text', linked: 'text' },
  note: { isLeft: 'flag', text: 'text' },
  signature: { name: 'text', signedAt: 'text', statement: 'text' },
  recipients: { list: { firstName: 'text', lastName: 'text' } },
  phoneService: { phoneAreaCode: 'text', selectedPhoneNumber: 'text' },
  vehicles: { list: vehicle },
  vehiclesNamed: 'count',
  vehicleBusinessFormationOwnershipType: 'choice',
  vehicleBusinessFormationOwnedByCompanyName: 'text',
  payment: { way: 'text' },
  card: { first_name: 'text', last_name: 'text', number: 'text', cvc: 'text', exp_month: 'choice', exp_year: 'choice' },
  billing: { different: 'flag', address },
  contact: {
    firstName: 'text',
    lastName: 'text',
    email: 'text',
    phone: 'text',
    companyName: 'text',
    subject: 'text',
    message: 'text',
  },
  questions: { each: 'any' },
  job,
  login: { username: 'text', password: 'text' },
  clientProfile: { name: 'text', email: 'text', businessDescription: 'text' },
  captcha: { response: 'text' },
};
