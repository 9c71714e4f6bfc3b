import type { Choices } from './choices';
import type { ShopPage } from './pages';
import { shop, type ShopMethod, type ShopProduct } from './shop';

/** A product that can be had, with the way in which it is filed if it is a filing. */
export interface Wanted {
  product: ShopProduct;
  method?: ShopMethod | undefined;
}

const hasArrived = ({ arrived }: Choices, { where, months }: ShopProduct) =>
  months ? arrived.includes('agents') : where === '' ? arrived.includes('simple') : arrived.some((piece) => piece === where);

/** The ways of filing for the entity type: cheapest first, then fastest (PROD-12, PROD-13). */
export const methodsFor = (product: ShopProduct, { entity }: Choices): ShopMethod[] =>
  (product.methods ?? [])
    .filter(({ entities }) => entities.includes(entity))
    .sort((one, other) => one.cost - other.cost || one.days - other.days);

export const methodKey = ({ where, role }: ShopProduct): string => `${where} ${role}`;

/** The product as it can be had; undefined while it is not there, or not filed for the entity type. */
export function had(product: ShopProduct | undefined, choices: Choices): Wanted | undefined {
  if (!product || !hasArrived(choices, product)) return undefined;
  if (!product.methods) return { product };
  const methods = methodsFor(product, choices);
  const method = methods.find(({ id }) => id === choices.methods[methodKey(product)]) ?? methods[0];
  return method && { product, method };
}

/** What is not chosen yet rules nothing out (PROD-19, PROD-20). */
export const isSold = ({ notSoldIn, soldTo }: ShopPage, { state, entity }: Choices, role: string, place: string): boolean =>
  !notSoldIn[role]?.includes(place || state) && (entity === '' || (soldTo[role] ?? [entity]).includes(entity));

/** The product of a role in a place, or of no place, or federal; undefined while it is not there or not sold. */
export function onOffer(page: ShopPage, choices: Choices, role: string, place: string): ShopProduct | undefined {
  const found = shop.filter(
    (product) => product.role === role && [place, '', 'US'].includes(product.where) && hasArrived(choices, product),
  );
  const lasting = found.find(({ months }) => months !== undefined && String(months) === choices.duration);
  return isSold(page, choices, role, place) ? (lasting ?? found[0]) : undefined;
}

/** The same as it can be had: a filing only where it is filed for the entity type. */
export const forRole = (page: ShopPage, choices: Choices, role: string, place: string): Wanted | undefined =>
  had(onOffer(page, choices, role, place), choices);

/** What comes with a product: the one it is linked with, and the filing that its own needs (CART-05). */
export function companions(page: ShopPage, choices: Choices, { product, method }: Wanted): Wanted[] {
  const linked = page.linked[product.role];
  const place = { same: product.where, home: choices.home, federal: 'US' }[method?.needs?.where ?? 'same'];
  const needed = shop.find(({ type, where }) => type === method?.needs?.type && where === place);
  return [linked ? forRole(page, choices, linked, choices.state) : undefined, had(needed, choices)].filter(
    (companion) => companion !== undefined,
  );
}
