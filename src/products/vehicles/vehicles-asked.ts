import { typeOfVehicle, vehiclesOf } from '../../commerce/vehicles/vehicles';
import { entryInService } from '../../commerce/catalogue/jurisdictions-in-use';
import type { Facts } from '../../kernel/facts/facts';
import type { ProductRole } from '../../kernel/reference/product-roles';
import type { Cents } from '../../kernel/util/money';
import { configureProduct } from '../../commerce/items/configure-dependents';
import { cartOf } from '../../commerce/cart/current-cart';
import { addedPrice } from '../../commerce/cart/option-price';
import { sellsVehicles } from '../../commerce/cart/vehicles-sold';

/** Whether the form asks for vehicles. */
export const asksVehicles = (facts: Facts): boolean => sellsVehicles(facts, cartOf(facts));

/** The roles that are on offer, with their prices in cents. */
export const pricesOfRoles = (facts: Facts, roles: readonly ProductRole[]): Readonly<Partial<Record<ProductRole, Cents>>> =>
  Object.fromEntries(
    roles.flatMap((role) => {
      const offered = entryInService(facts, role);
      const item = offered && configureProduct(facts, offered);
      const added = item && addedPrice(facts, [item]);
      return added ? [[role, added.price + added.fees]] : [];
    }),
  );

/** What can be bought for a vehicle beside its registration, with prices in cents (VEH-04). */
export const addOnPrices = (facts: Facts, index: number): Readonly<Partial<Record<ProductRole, Cents>>> =>
  pricesOfRoles(facts, typeOfVehicle(vehiclesOf(facts.values)[index] ?? {})?.addOns ?? []);
