import type { Changes } from '../answers/answer-path';
import type { OptionalGroupConfig, OptionalProductConfig, OptionalSectionConfig } from '../page-config/optional-products';
import type { EntityType } from '../reference/entity-types';
import { memoizePerObject } from '../util/memoize-per-object';

/** An optional product of the offer. Always has a role, even if the page config names it by product id. */
export type OfferedOption = OptionalProductConfig & { role: string };

export type OfferedSection = Omit<OptionalSectionConfig, 'products'> & { products: readonly OfferedOption[] };

export type OfferedGroup = Omit<OptionalGroupConfig, 'products' | 'sections' | 'parent'> & {
  products: readonly OfferedOption[];
  sections: readonly OfferedSection[];
  parent?: OfferedOption | undefined;
};

/** All products of a group, its parent and sections included. */
export const optionsOf = ({ parent, products, sections }: OfferedGroup): readonly OfferedOption[] => [
  ...(parent ? [parent] : []),
  ...products,
  ...sections.flatMap((section) => section.products),
];

/** The roles of all products of some groups. */
export const rolesIn = (groups: readonly OfferedGroup[]): readonly string[] => groups.flatMap(optionsOf).map(({ role }) => role);

/** Whether the visitor can change the option (OPT-05). If not, the page config decides, not a persisted answer. */
export const isEditable = (group: OfferedGroup, option: OfferedOption): boolean => group.editable !== false && option.editable !== false;

/** All roles that can enter the form's cart. */
export const rolesOf = memoizePerObject(({ primaryProducts, groups, optIns }: Offer): readonly string[] => [
  ...new Set([...primaryProducts, ...rolesIn(groups), ...optIns]),
]);

/** A role that the page config names, and by which key. */
export interface NamedRole {
  key: string;
  role: string;
}

/** On which terms an opt-in is ordered; its box alone where it has neither answers nor a place. */
export interface OptInTerm {
  role: string;
  /** The answers that order it, in place of a box. */
  answers?: Changes | undefined;
  /** What its box is shown beside. */
  beside?: OptInPlace | undefined;
}

export type OptInPlace = 'virtualOffice' | 'expediteOffer';

/** How the business purpose may be given (COMP-26, COMP-27, COMP-42). */
export interface PurposeOffer {
  /** What the field is filled with at first; it counts as no answer. */
  starterText: string;
  /** The purpose that the visitor may choose in place of one of their own; '' for none. */
  genericText: string;
  /** The states and entity types that do not accept it. */
  denyStates: readonly string[];
  denyEntityTypes: readonly string[];
}

/** What one form sells; constant after boot. The answers decide what the visitor buys of it. */
export interface Offer {
  /** Roles that are in the cart without being asked for. */
  primaryProducts: readonly string[];
  groups: readonly OfferedGroup[];
  /** Roles with a checkbox of their own in the steps (OPT-14, OPT-16). */
  optIns: readonly string[];
  /** On which terms the modules order them; of several terms for a role one has to be met. */
  optInTerms?: readonly OptInTerm[] | undefined;
  /** The opt-ins that are shown even if the bundle does not offer them. */
  alwaysOptIns?: readonly string[] | undefined;
  /** The roles that params of modules name. */
  namedRoles?: readonly NamedRole[] | undefined;
  /** Whether the visitor chooses several states (PROD-39) instead of one state of service. */
  multiState: boolean;
  /** Codes of the states that are listed but disabled. */
  disabledStates: readonly string[];
  /** Undefined where the form does not ask for a business purpose. */
  businessPurpose?: PurposeOffer | undefined;
  /** The entity types that the modules name; undefined where none asks for it (COMP-12). */
  entityTypes?: readonly EntityType[] | undefined;
  /** Neither the page's `entityTypes` nor a bundle changes them. */
  areEntityTypesFixed?: boolean | undefined;
  /** Whether the form asks if the order is for a company at all (COMP-34). */
  asksIndividual?: boolean | undefined;
  /** The form asks which of the page's bundles the order has, so that it has that one alone (PLUS-01). */
  asksPackage?: boolean | undefined;
  /** Whether the form asks for a price (NYOP-01). */
  asksNyop: boolean;
  /** A step asks for the card that pays. */
  asksCard?: boolean;
  /** Whether the form is for businesses that have been formed, and asks so (TAX-02). */
  asksIfFormed?: boolean;
}

/** What a form type sells by default; the page config can override it. */
export interface FormOffer {
  primaryProducts: readonly string[];
  optionalProducts: readonly OptionalGroupConfig[];
}

export const nothingOffered: Offer = {
  primaryProducts: [],
  groups: [],
  optIns: [],
  multiState: false,
  disabledStates: [],
  asksNyop: false,
};
