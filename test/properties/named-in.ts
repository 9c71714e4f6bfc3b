import type { ProductLine } from '../../src/submission/payload/products';

/** What the payload names: each line and, in those of bundles, each product, as `product option`. */
export function namedIn(lines: readonly ProductLine[]): string[] {
  return lines.flatMap((line) => {
    if (!('data' in line)) return [];
    const children = Object.values(line.data) as { product_id: unknown; product_option_id: unknown }[];
    return [line, ...children].map(({ product_id, product_option_id }) => `${product_id} ${product_option_id}`);
  });
}

/** The coupons that the payload names, by their ids. */
export const couponsIn = (lines: readonly ProductLine[]): string[] =>
  lines.flatMap((line) => ('data' in line ? [] : [String(line.product_id)]));
