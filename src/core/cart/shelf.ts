import type { Catalogue } from '../catalogue/catalogue';
import { offeredProducts, type OfferedProduct } from '../catalogue/product-lookup';
import type { Product } from '../catalogue/product';

/** What can be bought in one jurisdiction. */
export interface Place {
  offered: readonly OfferedProduct[];
  byID: ReadonlyMap<string, OfferedProduct>;
}

/** What can be bought in a jurisdiction, '' meaning none. */
export type Shelf = (jurisdiction: string) => Place;

/** The catalogue by place, each looked through once and only when asked for: a cart of 50 states asks for 50 places. */
export function createShelf(catalogue: Catalogue): Shelf {
  const agents = new Map<string, Product[]>();
  for (const agent of catalogue.registeredAgent) {
    const code = agent.registered_agent?.jurisdiction.abbreviation ?? '';
    agents.set(code, [...(agents.get(code) ?? []), agent]);
  }
  const places = new Map<string, Place>();
  return (jurisdiction) => {
    const known = places.get(jurisdiction);
    if (known) return known;
    const offered = offeredProducts({ ...catalogue, registeredAgent: agents.get(jurisdiction) ?? [] }, jurisdiction);
    // Of two with one id the first stands, as wherever products are looked up.
    const byID = new Map([...offered].reverse().map((one) => [one.product.product_id, one]));
    const place = { offered, byID };
    places.set(jurisdiction, place);
    return place;
  };
}
