import type { OptionalGroupConfig, OptionalProductConfig, OptionalSectionConfig } from '../page-config/optional-products';

/** An optional product as it is offered: its role is known, be it that of a product bound by its id. */
export type OfferedOption = OptionalProductConfig & { role: string };

export type OfferedSection = Omit<OptionalSectionConfig, 'products'> & { products: readonly OfferedOption[] };

export type OfferedGroup = Omit<OptionalGroupConfig, 'products' | 'sections' | 'parent'> & {
  products: readonly OfferedOption[];
  sections: readonly OfferedSection[];
  parent?: OfferedOption | undefined;
};

/** Every product of a group, be it in a section or above them. */
export const optionsOf = ({ parent, products, sections }: OfferedGroup): readonly OfferedOption[] => [
  ...(parent ? [parent] : []),
  ...products,
  ...sections.flatMap((section) => section.products),
];

/** Whether the visitor has a say in it (OPT-05); where not, the page's word stands, whatever was kept. */
export const isEditable = (group: OfferedGroup, option: OfferedOption): boolean =>
  group.editable !== false && option.editable !== false;

/** Every role that may enter the cart of a form. */
export const rolesOf = ({ primaryProducts, groups, optIns }: Offer): readonly string[] => [
  ...new Set([...primaryProducts, ...groups.flatMap(optionsOf).map(({ role }) => role), ...optIns]),
];

/** What one form sells: the same from boot to the end. What of it a visitor buys follows from their answers. */
export interface Offer {
  /** Roles put in the cart without being asked. */
  primaryProducts: readonly string[];
  groups: readonly OfferedGroup[];
  /** Roles asked by a checkbox of their own somewhere in the steps (OPT-14, OPT-16). */
  optIns: readonly string[];
  /** Those of them that are asked whatever the bundle says. */
  alwaysOptIns?: readonly string[] | undefined;
  /** Whether the visitor chooses many states at once (PROD-39) rather than the one state of service. */
  multiState: boolean;
  /** States that the list of them shows and does not let choose, by their codes. */
  disabledStates: readonly string[];
  /** Whether the visitor is asked to name a price (NYOP-01). */
  asksNyop: boolean;
}

/** What a form type sells where the page config does not say. */
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
