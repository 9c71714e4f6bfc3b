import type { CartItem } from '../../kernel/facts/cart';

/** The item with its dependents as one of a vehicle: what two vehicles need is needed twice. */
export const ofVehicle = (item: CartItem, vehicleKey: string): CartItem => ({
  ...item,
  vehicleKey,
  linkedProduct: item.linkedProduct && ofVehicle(item.linkedProduct, vehicleKey),
  configuredDependentFilingProducts: item.configuredDependentFilingProducts.map((filing) => ofVehicle(filing, vehicleKey)),
});
