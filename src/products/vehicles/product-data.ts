import { choiceKey } from '../../kernel/answers/form-values';
import { plateOf, vehiclesOf } from '../../commerce/vehicles/vehicles';
import type { CartItem } from '../../kernel/facts/cart';
import { hasRole } from '../../commerce/items/item-role';
import type { Facts } from '../../kernel/facts/facts';
import { platesRole } from '../../kernel/reference/product-roles';

/** Of all that is ordered for a vehicle: which one it is; of organizational plates also which plate, its fee in dollars (SUBM-42). */
export function vehicleData(facts: Facts, item: CartItem): object {
  const vehicle = vehiclesOf(facts.values).find(({ vehicleKey }) => vehicleKey === item.vehicleKey) ?? {};
  const plate = plateOf(vehicle);
  const answer = (name: keyof typeof vehicle) => choiceKey(vehicle[name]).trim();
  return {
    vehicle_id: item.vehicleKey,
    vehicle_color: answer('vehicleColor'),
    make: answer('vehicleMake'),
    model: answer('vehicleModel'),
    year: answer('vehicleYear'),
    vin___hin: answer('vehicleVIN').toUpperCase(),
    ...(hasRole(facts, item, platesRole) && {
      vehicle_sponsor_plate: plate.name,
      vehicle_sponsor_plate_id: plate.id,
      sponsor_plate_fee: (plate.price / 100).toFixed(2),
    }),
  };
}
