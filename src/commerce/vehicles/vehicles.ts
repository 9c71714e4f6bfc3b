import type { ProductRole } from '../../kernel/reference/product-roles';
import { vehicleTypes, type VehicleType } from '../../kernel/reference/vehicle-types';
import type { Cents } from '../../kernel/util/money';
import { ownValue } from '../../kernel/util/own-value';
import { readList, readObject, readText, type Wire } from '../../kernel/util/read-wire';
import { choiceKey, type FormValues } from '../../kernel/answers/form-values';
import { getAnswer } from '../../kernel/answers/get-answer';
import type { Vehicle } from '../../kernel/answers/vehicle';

/** A vehicle as it is stored: any of its answers may be missing or odd. */
export type StoredVehicle = Wire & { readonly [Name in keyof Vehicle]?: unknown };

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

/** Whether a product is bought for the vehicle. */
export const isChecked = ({ products }: StoredVehicle, role: ProductRole): boolean =>
  readObject(readObject(products)[role]).checked === true;

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
