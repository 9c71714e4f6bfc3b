import type { NamedRole } from '../../kernel/facts/offer';
import type { BundleConfig } from '../../kernel/page-config/bundles';
import type { OptionalGroupConfig, OptionalProductConfig } from '../../kernel/page-config/optional-products';
import type { PageConfig } from '../../kernel/page-config/page-config';
import type { ProductBinding } from '../../kernel/page-config/products';

type RolesOf<Part> = (part: Part, key: string) => readonly NamedRole[];

/** Every role that the page config names outside of its steps, each with its key (PROD-47). */
export function rolesIn({ products, filingProducts, primaryProducts, optionalProducts, bundles }: PageConfig): NamedRole[] {
  const bindings = Object.entries({ products, filingProducts });
  return [
    ...bindings.flatMap(([key, bound]) => Object.keys(bound).map((role) => ({ key: `${key}.${role}`, role }))),
    ...bindings.flatMap(([key, bound]) => Object.entries(bound).flatMap(([role, binding]) => inBinding(binding, `${key}.${role}`))),
    ...inEach(primaryProducts, 'primaryProducts', inText),
    ...inEach(optionalProducts, 'optionalProducts', inGroup),
    ...inEach(bundles, 'bundles', inBundle),
  ];
}

const inText: RolesOf<string | undefined> = (role, key) => (role ? [{ key, role }] : []);

const inEach = <Part>(parts: readonly Part[] | undefined, key: string, rolesOf: RolesOf<Part>): NamedRole[] =>
  (parts ?? []).flatMap((part, index) => rolesOf(part, `${key}[${index}]`));

const inBinding: RolesOf<ProductBinding> = ({ linkedProduct }, key) => inText(linkedProduct, `${key}.linkedProduct`);

const inProduct: RolesOf<OptionalProductConfig> = ({ role }, key) => inText(role, `${key}.role`);

const inGroup: RolesOf<OptionalGroupConfig> = ({ parent, products, sections }, key) => [
  ...(parent ? inProduct(parent, `${key}.parent`) : []),
  ...inEach(products, `${key}.products`, inProduct),
  ...inEach(sections, `${key}.sections`, (section, below) => inEach(section.products, `${below}.products`, inProduct)),
];

const inBundle: RolesOf<BundleConfig> = ({ config }, key) =>
  inEach(config?.optional_products_limit_select, `${key}.config.optional_products_limit_select`, inText);
