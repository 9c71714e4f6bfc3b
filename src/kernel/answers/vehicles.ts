import { platesRole, type ProductRole } from '../reference/product-roles';
import { vehicleTypes, type VehicleType } from '../reference/vehicle-types';
import type { Cents } from '../util/money';
import { isEqual } from '../util/is-equal';
import { ownValue } from '../util/own-value';
import { readList, readObject, readText, type Wire } from '../util/read-wire';
import { choiceKey, type FormValues } from './form-values';
import { getAnswer, setAnswers } from './get-answer';
import type { Vehicle } from './vehicle';

/** A vehicle as it is stored: any of its answers may be missing or odd. */
type StoredVehicle = Wire & { readonly [Name in keyof Vehicle]?: unknown };

export const vehiclesOf = (values: FormValues): readonly StoredVehicle[] => readList(getAnswer(values, 'vehicles')).map(readObject);

/** Undefined while no type is chosen, and for one that nobody knows. */
export const typeOfVehicle = ({ vehicleType }: StoredVehicle): VehicleType | undefined =>
  ownValue<VehicleType>(vehicleTypes, choiceKey(vehicleType));

/** What a VIN tells of a vehicle, in the order in which it is read (VEH-14). */
export const vehicleNameParts = ['vehicleYear', 'vehicleMake', 'vehicleModel'] as const;

/** "2021 Subaru Outback", as far as it is known. */
export const vehicleName = (vehicle: StoredVehicle): string =>
  vehicleNameParts
    .map((name) => readText(vehicle[name]).trim())
    .filter(Boolean)
    .join(' ');

/** The plate that was chosen; its id is '' for none, its price in cents 0 where none is known (VEH-20). */
export function plateOf({ vehicleOrganizationalPlate }: StoredVehicle) {
  const { id, name, price } = readObject(vehicleOrganizationalPlate);
  return { id: readText(id), name: readText(name), price: Number.isSafeInteger(price) ? Math.max(0, price as Cents) : 0 };
}

const isChecked = ({ products }: StoredVehicle, role: ProductRole) => readObject(readObject(products)[role]).checked === true;

interface OrderedVehicle {
  vehicleKey: string;
  /** Its registration first (VEH-03, VEH-04). */
  roles: readonly ProductRole[];
  /** Of its plate, in cents. */
  platePrice: Cents;
}

/** What is ordered for each vehicle of a known type. */
export const orderedVehicles = (values: FormValues): readonly OrderedVehicle[] =>
  vehiclesOf(values).flatMap((vehicle) => {
    const type = typeOfVehicle(vehicle);
    const vehicleKey = readText(vehicle.vehicleKey);
    if (!type || vehicleKey === '') return [];
    const roles = [type.registration, ...type.addOns.filter((role) => isChecked(vehicle, role))];
    return [{ vehicleKey, roles, platePrice: plateOf(vehicle).price }];
  });

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
