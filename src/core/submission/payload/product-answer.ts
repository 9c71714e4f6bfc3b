import type { ProductData } from '../../answers/product-state';
import { dataPath } from '../../catalogue/product-lookup';
import type { Facts } from '../../facts/facts';
import type { ProductRole } from '../../reference/product-roles';
import { readText } from './read-text';

/** An answer about a product as text, '' while unanswered. */
export const answerOf = ({ config, values }: Facts, role: ProductRole, name: keyof ProductData): string =>
  readText(values, dataPath(config, role, name));
