import type { Product } from '../../kernel/facts/product';
import type { PageConfig } from '../../kernel/page-config/page-config';
import type { ProductBinding } from '../../kernel/page-config/products';
import { memoizePerObject } from '../../kernel/util/memoize-per-object';

/** The bindings of the page config, by role. */
export const bindingsOf = memoizePerObject(({ products, filingProducts }: PageConfig): Readonly<Record<string, ProductBinding>> => ({
  ...filingProducts,
  ...products,
}));

/** The first role whose binding meets a condition. */
export const roleWithBinding = (config: PageConfig, isWanted: (binding: ProductBinding) => boolean): string | undefined =>
  Object.entries(bindingsOf(config)).find(([, binding]) => isWanted(binding))?.[0];

/** The role that the page binds to a product id; if there is none, the id itself serves as the role. */
export const roleBoundTo = (config: PageConfig, product_id: string): string =>
  roleWithBinding(config, (binding) => binding.product_id === product_id) ?? product_id;

/** The role that the page binds to a product by its id, directly or as one of its options. */
export const roleOfBinding = (config: PageConfig, { product_id: id }: Product): string | undefined =>
  roleWithBinding(config, ({ product_id, options }) => product_id === id || options?.some((option) => option.product_id === id) === true);
