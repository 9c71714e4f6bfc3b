import { nothingOffered, optionsOf, type OfferedGroup, type OfferedOption } from '../../../src/kernel/facts/offer';
import { parseProducts } from '../../../src/commerce/catalogue/parse-products';
import type { Facts } from '../../../src/kernel/facts/facts';
import type { FormValues } from '../../../src/kernel/answers/form-values';
import { offeredGroups } from '../../../src/commerce/optional/optional-groups';
import { toggleGroup, toggleOption } from '../../../src/commerce/optional/optional-toggles';
import { setPaths } from '../../../src/kernel/util/paths';
import type { BundleConfig } from '../../../src/kernel/page-config/bundles';
import type { PageConfig } from '../../../src/kernel/page-config/page-config';
import { formingIn, fullCatalogue, someFacts } from '../catalogue/sample-facts';

const wire = (product_id: number, name: string, type: string, price: string, category = 'corporate_supplies') => ({
  product_id,
  name,
  type,
  price,
  category,
});

export const supplies = parseProducts(
  [
    wire(40002, 'Corporate Book', 'book', '50.00'),
    wire(40003, 'Corporate Seal', 'seal', '35.00'),
    wire(40004, 'Corporate Book and Seal', 'book_and_seal', '75.00'),
    wire(40018, 'Mail Forwarding', 'mf_parent', '240.00', 'mail_forwarding'),
    wire(40036, 'Expedited Processing, 3 day', 'expedited_processing', '50.00', 'filing'),
    wire(40037, 'Overseas Shipping', 'overseas_shipping', '40.00', 'shipping'),
    wire(40038, 'Partner Insurance and Checking', 'partner_insurance', '0.00', 'partner'),
    wire(40039, 'Operating Agreement', 'operating_agreement', '0.00', 'filing'),
  ],
  () => {},
);

export const catalogue = { ...fullCatalogue, simple: supplies };

export const option = (role: string, own: Partial<OfferedOption> = {}): OfferedOption => ({ role, ...own });

/** A simple group of a book and a seal unless said otherwise. */
export const group = (own: Partial<OfferedGroup> = {}): OfferedGroup => ({
  type: 'simple',
  products: [option('book'), option('seal')],
  sections: [],
  ...own,
});

export interface Setting {
  groups?: readonly OfferedGroup[];
  optIns?: readonly string[];
  alwaysOptIns?: readonly string[];
  /** The form asks about many states rather than one. */
  multiState?: boolean;
  state?: string;
  answers?: FormValues;
  config?: Partial<PageConfig>;
}

/** Facts of a visitor who forms an LLC in Wyoming; `answers` are written by their paths. */
export function factsOf({
  groups = [],
  optIns = [],
  alwaysOptIns = [],
  multiState = false,
  state = 'WY',
  answers = {},
  config = {},
}: Setting = {}): Facts {
  const offer = { ...nothingOffered, primaryProducts: ['businessFormation', 'registeredAgent'], groups, optIns, alwaysOptIns, multiState };
  return someFacts({ config, catalogue, offer, values: setPaths(formingIn(state), answers) });
}

export const answering = (facts: Facts, changes: Readonly<Record<string, unknown>>): Facts => ({
  ...facts,
  values: setPaths(facts.values, changes),
});

export const checked = (role: string, isOn: unknown = true) => ({ [`productState.${role}.checked`]: isOn });

export const bundle = (config: Record<string, unknown> = {}, product_ids: readonly string[] = []): BundleConfig => ({
  product_id: '900',
  product_ids,
  price: '10.00',
  config,
});

export const first = (facts: Facts) => offeredGroups(facts)[0]!;

/** The facts after a click on the checkbox of the first group. */
export const clickGroup = (facts: Facts, isOn: boolean) => answering(facts, toggleGroup(facts, first(facts), isOn));

/** The facts after a click on an item of the first group, in one state where `code` is set. */
export const click = (facts: Facts, role: string, isOn = true, code?: string) => {
  const clicked = optionsOf(first(facts)).find((offered) => offered.role === role)!;
  return answering(facts, toggleOption(facts, first(facts), clicked, isOn, code));
};
