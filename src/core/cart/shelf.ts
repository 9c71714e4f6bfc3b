import type { Catalogue } from '../catalogue/catalogue';
import { offeredProducts, type OfferedProduct } from '../catalogue/product-lookup';

/** What can be bought in one jurisdiction. */
export interface Place {
  offered: readonly OfferedProduct[];
  byID: ReadonlyMap<string, OfferedProduct>;
}

/** What can be bought in a jurisdiction, '' meaning none. */
export type Shelf = (jurisdiction: string) => Place;

/** The catalogue by place, each with its products by id from the first time it is asked for. */
export function createShelf(catalogue: Catalogue): Shelf {
  const places = new Map<string, Place>();
  return (jurisdiction) => {
    const known = places.get(jurisdiction);
    if (known) return known;
    const offered = offeredProducts(catalogue, jurisdiction);
    // Of two with one id the first stands, as wherever products are looked up.
    const byID = new Map([...offered].reverse().map((one) => [one.product.product_id, one]));
    const place = { offered, byID };
    places.set(jurisdiction, place);
    return place;
  };
}
