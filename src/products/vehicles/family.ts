import { defineFamily } from '../../commerce/families/product-family';
import { sellsVehicles } from '../../commerce/cart/vehicles-sold';
import { orderedVehicles } from '../../commerce/vehicles/vehicles';
import { vehicleData } from './product-data';
import { vehicleTypesAreSold } from './reactions';
import { vehicleItems } from './vehicle-items';

/** Registrations, titles and plates of vehicles. */
export const vehiclesFamily = defineFamily({
  name: 'vehicles',
  reactions: [vehicleTypesAreSold],
  data: { vehicle: vehicleData },
  addedItems: (facts, cart) => (sellsVehicles(facts, cart) ? vehicleItems(facts) : []),
  awaitedProducts: ({ values }) => orderedVehicles(values).flatMap(({ roles }) => roles.map((role) => ({ role }))),
});
