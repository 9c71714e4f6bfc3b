/** In which states a product is sold, by code or by the name of a list; a page config may say otherwise. */
export interface ProductStates {
  allowStates?: readonly string[];
  denyStates?: readonly string[];
}

/** What our rules know of a product beforehand; all else the server and the page config say. */
export interface RoleTraits {
  /** Where it is sold on every form (PROD-22, PROD-23). */
  states?: ProductStates;
  /** Where it is sold to a company that is new to the state (PROD-24). */
  statesOfNewCompany?: ProductStates;
  /** It is filed for companies at home in the state, or for both kinds alike (PROD-25). */
  isDomestic?: boolean;
  /** Its state fee and surcharge are paid beside the price of a bundle (SUMM-07). */
  keepsFeesInBundle?: boolean;
  /** It is sold by state and duration, from a list of its own (PROD-37, PROD-38). */
  isAgent?: boolean;
  /** Whose data the order sends for it: without a word here what its own module keeps (SUBM-27). */
  data?: 'formation';
}

/**
 * What our products are known for (PROD-34): the names under which page configs, form files and rules speak of them. The
 * server's `type` of a product is its role in snake_case.
 */
const roles = {
  registeredAgent: { isAgent: true },
  renewal: {},
  callForwarding: {},
  book: {},
  seal: {},
  bookAndSeal: {},
  goBook: {},
  goBookAndSeal: {},
  certificates: {},
  notaryStamp: {},
  domain: {},
  webHosting: {},
  webHostingManaged1: {},
  tls: {},
  businessEmail: {},
  phoneService: {},
  businessFormation: { keepsFeesInBundle: true, data: 'formation' },
  businessFormationFree: { keepsFeesInBundle: true, data: 'formation' },
  foreignRegistration: { keepsFeesInBundle: true, data: 'formation' },
  complianceFiling: { keepsFeesInBundle: true, isDomestic: true },
  changeOfAgent: { keepsFeesInBundle: true, isDomestic: true },
  tradeName: { keepsFeesInBundle: true, isDomestic: true, statesOfNewCompany: { denyStates: ['NM', 'WV'] } },
  lawOnCall: { states: { allowStates: ['UT'] } },
  mfParent: { states: { allowStates: ['DE', 'FL', 'ID', 'MT', 'TX', 'WA', 'WY'] } },
  nyPublication: { states: { allowStates: ['NY'] } },
  boiCompliance: {},
  vehicleParent: {},
  domestication: { keepsFeesInBundle: true, data: 'formation' },
  taxId: { keepsFeesInBundle: true },
  trademark: { keepsFeesInBundle: true },
  expeditedProcessing: {},
  overseasShipping: {},
} as const satisfies Readonly<Record<string, RoleTraits>>;

export type ProductRole = keyof typeof roles;

/** Whose data is gathered from the whole form, by family. */
export type DataFamily = NonNullable<RoleTraits['data']>;

/** Roles that rules of several rooms speak of. */
export const agentRole: ProductRole = 'registeredAgent';
export const expediteRole: ProductRole = 'expeditedProcessing';

const noTraits: RoleTraits = {};

/** What is known of a role; nothing of one that a page config made up. */
export const traitsOfRole = (role: string): RoleTraits =>
  Object.hasOwn(roles, role) ? roles[role as ProductRole] : noTraits;

/** What is known of a server's `type`. */
export const traitsOfType = (type: string): RoleTraits => traitsOfRole(roleOfType(type));

/** The server's `type` of a role: `webHostingManaged1` is `web_hosting_managed_1`. */
export const typeOfRole = (role: string): string => role.replace(/[A-Z]|\d+/g, (part) => `_${part.toLowerCase()}`);

/** The role of a server's `type`, the other way round. */
export const roleOfType = (type: string): string =>
  type.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The states in which a role is sold where the page config does not say (PROD-19). */
export function builtInStates(role: string, registersCompany = false): ProductStates | undefined {
  const { states, statesOfNewCompany } = traitsOfRole(role);
  return (registersCompany && statesOfNewCompany) || states;
}
