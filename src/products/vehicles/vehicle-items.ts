import { orderedVehicles } from '../../commerce/vehicles/vehicles';
import { entryInService } from '../../commerce/catalogue/jurisdictions-in-use';
import type { Facts } from '../../kernel/facts/facts';
import { platesRole } from '../../kernel/reference/product-roles';
import type { Cents } from '../../kernel/util/money';
import type { CartItem } from '../../kernel/facts/cart';
import { configureProduct } from '../../commerce/items/configure-dependents';
import { ofVehicle } from '../../commerce/items/of-vehicle';

/** What is ordered for all vehicles, as far as it is on offer (VEH-03, VEH-04). */
export const vehicleItems = (facts: Facts): CartItem[] =>
  orderedVehicles(facts.values).flatMap(({ vehicleKey, roles, platePrice }) =>
    roles.flatMap((role): CartItem[] => {
      const offered = entryInService(facts, role);
      const item = offered && configureProduct(facts, offered);
      return item ? [withFee(ofVehicle(item, vehicleKey), role === platesRole ? platePrice : 0)] : [];
    }),
  );

/** A plate's price is a fee of ours beside the price of the product (VEH-20). */
export function withFee(item: CartItem, cents: Cents): CartItem {
  const fee = cents * item.quantity;
  const price = item.price + fee;
  return { ...item, processingSurcharge: item.processingSurcharge + fee, price, originalPrice: price };
}
