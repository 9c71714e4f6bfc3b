import { createRegistry } from '../util/registry';
import type { EntityType } from './entity-types';

/**
 * The terms on which a product is sold: states, by code or by the name of a list, and entity types. A page config may
 * override them.
 */
export interface BuiltInTerms {
  allowStates?: readonly string[];
  denyStates?: readonly string[];
  entityTypes?: readonly EntityType[];
}

/** The business rules of one role; everything else about a product comes from the server and the page config. */
export interface RoleTraits {
  /** The terms on which it is sold, on every form (PROD-22, PROD-23). */
  terms?: BuiltInTerms;
  /** In place of those, for a company that is new to the state (PROD-24). */
  termsOfNewCompany?: BuiltInTerms;
  /** It is filed, so its product may be among the filing products; a known role without it never is (PROD-46). */
  isFiling?: boolean;
  /** It is filed for domestic companies, so a filing method for foreign ones alone does not fit (PROD-25). */
  isDomestic?: boolean;
  /** In a bundle its state fee and surcharge are still charged, on top of the bundle's price (SUMM-07). */
  keepsFeesInBundle?: boolean;
  /** It is a registered agent: sold by state and duration, from a list of its own (PROD-37, PROD-38). */
  isAgent?: boolean;
  /** Which payload builder makes its `data`; where left out, `productState.<saveAs>.data` is sent (SUBM-27). */
  data?: DataFamily;
}

/** A payload builder shared by several roles: one of ours, or of a family that a page adds. */
export type DataFamily =
  | 'formation'
  | 'registration'
  | 'supplies'
  | 'state'
  | 'formationDate'
  | 'processAgent'
  | 'legalNeeds'
  | 'phone'
  | 'tradeName'
  | 'notary'
  | 'trademark'
  | 'domain'
  | 'vehicle'
  | (string & {});

/**
 * The roles of products (PROD-34, PROD-47), the names by which page configs, form files and rules refer to them. The server's
 * `type` of a product is its role in snake_case.
 */
export const productRoles = {
  registeredAgent: { isAgent: true },
  renewal: { isFiling: true, data: 'state' },
  callForwarding: { data: 'state' },
  book: { data: 'supplies' },
  seal: { data: 'supplies' },
  bookAndSeal: { data: 'supplies' },
  goBook: { data: 'supplies' },
  goBookAndSeal: { data: 'supplies' },
  certificates: {},
  notaryStamp: { data: 'notary' },
  domain: { data: 'domain' },
  webHosting: {},
  webHostingManaged1: {},
  tls: {},
  businessEmail: {},
  phoneService: { data: 'phone' },
  businessFormation: { isFiling: true, keepsFeesInBundle: true, data: 'formation' },
  businessFormationFree: { isFiling: true, keepsFeesInBundle: true, data: 'formation' },
  foreignRegistration: { isFiling: true, keepsFeesInBundle: true, data: 'registration' },
  complianceFiling: { isFiling: true, keepsFeesInBundle: true, isDomestic: true, data: 'formationDate' },
  changeOfAgent: { isFiling: true, keepsFeesInBundle: true, isDomestic: true },
  tradeName: {
    isFiling: true,
    keepsFeesInBundle: true,
    isDomestic: true,
    termsOfNewCompany: { denyStates: ['NM', 'WV'] },
    data: 'tradeName',
  },
  lawOnCall: { terms: { allowStates: ['UT'] }, data: 'legalNeeds' },
  mfParent: { terms: { allowStates: ['DE', 'FL', 'ID', 'MT', 'TX', 'WA', 'WY'] }, data: 'state' },
  // A new LLC is announced in newspapers: New York, LLC Law, sections 206 and 802.
  nyPublication: { isFiling: true, terms: { allowStates: ['NY'], entityTypes: ['LLC', 'PLLC'] } },
  boiCompliance: { isFiling: true, data: 'state' },
  vehicleParent: { isFiling: true },
  vehicleRegistrationCarOrTruck: { data: 'vehicle' },
  vehicleRegistrationRvOrMotorhome: { data: 'vehicle' },
  vehicleRegistrationAtvOrMotorcycle: { data: 'vehicle' },
  vehicleRegistrationCargoTrailer: { data: 'vehicle' },
  vehicleRegistrationTravelTrailer: { data: 'vehicle' },
  vehicleRegistrationBoat: { data: 'vehicle' },
  vehicleLuxuryTaxCarOrTruck: { data: 'vehicle' },
  vehicleLuxuryTaxMotorHome: { data: 'vehicle' },
  vehicleImportTax: { data: 'vehicle' },
  vehicleTemporaryPlates: { data: 'vehicle' },
  vehicleOrganizationalPlates: { data: 'vehicle' },
  vehicleElectricClass1: { data: 'vehicle' },
  vehicleElectricClass2: { data: 'vehicle' },
  vehicleHybridClass1: { data: 'vehicle' },
  domestication: { isFiling: true, keepsFeesInBundle: true, data: 'registration' },
  taxID: { isFiling: true, keepsFeesInBundle: true },
  taxIDWithoutSSN: { isFiling: true, keepsFeesInBundle: true },
  trademark: { isFiling: true, keepsFeesInBundle: true, data: 'trademark' },
  trademarkMonitoring: {},
  processAgent: { isFiling: true, data: 'processAgent' },
  operatingAgreement: {},
  nameReservation: { isFiling: true },
  expedited: {},
  expeditedProcessing: {},
  overseasShipping: {},
  insurance: {},
  virtualOffice: { data: 'state' },
  privacy: {},
} as const satisfies Readonly<Record<string, RoleTraits>>;

export type ProductRole = keyof typeof productRoles;

const registeredRoles = createRegistry<RoleTraits>(productRoles);

/** The names of all roles: ours, and those that families of the page add. */
export const knownRoles = (): readonly string[] => Object.keys(registeredRoles.all());

/** Our roles by type: their capitals cannot be told from it. */
const rolesByType = new Map<string, string>();

/** Adds the roles of a family; one of the same name takes the place of the earlier one. */
export function registerRoles(added: Readonly<Record<string, RoleTraits>>): void {
  registeredRoles.add(added);
  for (const role of Object.keys(added)) rolesByType.set(typeOfRole(role), role);
}

/** Roles that several rooms refer to. */
export const agentRole: ProductRole = 'registeredAgent';
export const expediteRole: ProductRole = 'expeditedProcessing';
export const domainRole: ProductRole = 'domain';
export const mailRole: ProductRole = 'mfParent';
export const phoneRole: ProductRole = 'phoneService';
export const vehiclesRole: ProductRole = 'vehicleParent';
export const platesRole: ProductRole = 'vehicleOrganizationalPlates';

/** Whether a role is one of ours or of a registered family, rather than made up by a page config. */
export const isKnownRole = (role: string): role is ProductRole => registeredRoles.get(role) !== undefined;

/** The traits of a role; none for a role that a page config made up. */
export const traitsOfRole = (role: string): RoleTraits => registeredRoles.get(role) ?? {};

/** The traits of a server's `type`. */
export const traitsOfType = (type: string): RoleTraits => traitsOfRole(roleOfType(type));

/** The server's `type` of a role: `webHostingManaged1` is `web_hosting_managed_1`, `taxID` is `tax_id`. */
export const typeOfRole = (role: string): string => role.replace(/[A-Z]+(?![a-z])|[A-Z]|\d+/g, (part) => `_${part.toLowerCase()}`);

registerRoles(productRoles);

/** Which `type` a role must have for a product: with its sub type where that makes one of ours, as in `tax_id_without_ssn`. */
export function roleTypeOf({ type, sub_type }: { type: string; sub_type: string }): string {
  const whole = sub_type && `${type}_${sub_type}`;
  return rolesByType.has(whole) ? whole : type;
}

/** The role of a server's `type`: `business_formation` is `businessFormation`. */
export const roleOfType = (type: string): string =>
  rolesByType.get(type) ?? type.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The role of a server's product. */
export const roleOfProduct = (product: { type: string; sub_type: string }): string => roleOfType(roleTypeOf(product));

/** The terms on which a role is sold unless the page config says otherwise (PROD-19, PROD-20); undefined for none. */
export function builtInTerms(role: string, registersCompany = false): BuiltInTerms | undefined {
  const { terms, termsOfNewCompany } = traitsOfRole(role);
  return (registersCompany && termsOfNewCompany) || terms;
}
