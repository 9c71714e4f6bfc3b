import type { ProductData } from '../../kernel/answers/product-state';
import { dataPath } from '../../commerce/catalogue/product-lookup';
import type { Facts } from '../../kernel/facts/facts';
import type { ProductRole } from '../../kernel/reference/product-roles';
import { readText } from './read-text';

/** An answer about a product as text, '' while unanswered. */
export const answerOf = ({ config, values }: Facts, role: ProductRole, name: keyof ProductData): string =>
  readText(values, dataPath(config, role, name));
