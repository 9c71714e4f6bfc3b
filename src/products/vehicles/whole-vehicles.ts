import { isChecked, plateOf, typeOfVehicle, vehiclesOf, type StoredVehicle } from '../../commerce/vehicles/vehicles';
import { choiceKey, type FormValues } from '../../kernel/answers/form-values';
import { getAnswer, setAnswers } from '../../kernel/answers/get-answer';
import { platesRole, type ProductRole } from '../../kernel/reference/product-roles';
import { vehicleTypes, type VehicleType } from '../../kernel/reference/vehicle-types';
import { isEqual } from '../../kernel/util/is-equal';
import { readList, readObject, readText } from '../../kernel/util/read-wire';

/** Temporary plates are missing: they are an answer, which is kept while the type does not offer them. */
const answeredRoles = new Set<ProductRole>(
  Object.values<VehicleType>(vehicleTypes)
    .flatMap(({ registration, addOns }) => [registration, ...addOns])
    .filter((role) => role !== 'vehicleTemporaryPlates'),
);

/** Whether the answers ask for a product that the type offers (VEH-05, VEH-06). */
function isWanted(vehicle: StoredVehicle, role: ProductRole): boolean {
  const type = typeOfVehicle(vehicle);
  if (role === type?.registration) return true;
  if (!type?.addOns.includes(role)) return false;
  if (role === platesRole) return plateOf(vehicle).id !== '';
  if (role === 'vehicleImportTax') return vehicle.vehicleImportTax === 'Yes';
  if (role.startsWith('vehicleLuxuryTax')) return vehicle.vehicleLuxuryTax === 'Yes';
  return choiceKey(vehicle.vehicleElectricHybrid) === role;
}

/** The products that follow from the answers. */
function followingProducts(vehicle: StoredVehicle): unknown {
  const wrong = [...answeredRoles].filter((role) => isChecked(vehicle, role) !== isWanted(vehicle, role));
  const products = readObject(vehicle.products);
  return {
    ...products,
    ...Object.fromEntries(wrong.map((role) => [role, { ...readObject(products[role]), checked: isWanted(vehicle, role) }])),
  };
}

/** The number in one of our names, 0 for any other. */
const numberOf = ({ vehicleKey }: StoredVehicle): number => Number(/^vehicle-(\d{1,9})$/.exec(readText(vehicleKey))?.[1] ?? 0);

/**
 * The values with a name of its own for each vehicle, its place in the list (VEH-07) and the products that follow from
 * its answers; the same object if all is so. How many names were given is kept apart: the list alone would give the name
 * of one that was removed, and may come back, to the next.
 */
export function withWholeVehicles(values: FormValues): FormValues {
  const kept = readList(getAnswer(values, 'vehicles'));
  if (kept.length === 0) return values;
  const named = getAnswer(values, 'vehiclesNamed');
  const stored = vehiclesOf(values);
  let last = Math.max(typeof named === 'number' && named % 1 === 0 && named < 1e9 ? named : 0, ...stored.map(numberOf));
  const taken = new Set([''] as unknown[]);
  const vehicles = stored.map((vehicle, vehicleIndex) => {
    const given = readText(vehicle.vehicleKey);
    const vehicleKey = taken.has(given) ? `vehicle-${++last}` : given;
    taken.add(vehicleKey);
    return { ...vehicle, vehicleKey, vehicleIndex, products: followingProducts(vehicle) };
  });
  return last === named && isEqual(vehicles, kept) ? values : setAnswers(values, { vehicles, vehiclesNamed: last });
}
