import { orderedVehicles } from '../answers/vehicles';
import { entryInService } from '../catalogue/jurisdictions-in-use';
import type { Facts } from '../facts/facts';
import { platesRole } from '../reference/product-roles';
import type { Cents } from '../util/money';
import type { CartItem } from './cart-item';
import { configureProduct } from './configure-dependents';

/** What is ordered for all vehicles, as far as it is on offer (VEH-03, VEH-04). */
export const vehicleItems = (facts: Facts): CartItem[] =>
  orderedVehicles(facts.values).flatMap(({ vehicleKey, roles, platePrice }) =>
    roles.flatMap((role): CartItem[] => {
      const offered = entryInService(facts, role);
      const item = offered && configureProduct(facts, offered);
      return item ? [withFee(ofVehicle(item, vehicleKey), role === platesRole ? platePrice : 0)] : [];
    }),
  );

/** The item with its dependents as one of a vehicle: what two vehicles need is needed twice. */
export const ofVehicle = (item: CartItem, vehicleKey: string): CartItem => ({
  ...item,
  vehicleKey,
  linkedProduct: item.linkedProduct && ofVehicle(item.linkedProduct, vehicleKey),
  configuredDependentFilingProducts: item.configuredDependentFilingProducts.map((filing) => ofVehicle(filing, vehicleKey)),
});

/** A plate's price is a fee of ours beside the price of the product (VEH-20). */
function withFee(item: CartItem, cents: Cents): CartItem {
  const fee = cents * item.quantity;
  const price = item.price + fee;
  return { ...item, processingSurcharge: item.processingSurcharge + fee, price, originalPrice: price };
}
