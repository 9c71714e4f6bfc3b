import type { TextKey } from '../text/en';
import type { ProductRole } from './product-roles';

export interface VehicleType {
  label: TextKey;
  /** The product that registers it (VEH-03). */
  registration: ProductRole;
  /** What else can be bought for it (VEH-04). */
  addOns: readonly ProductRole[];
}

const anyVehicle = ['vehicleImportTax', 'vehicleTemporaryPlates', 'vehicleOrganizationalPlates'] as const;
const trailer = ['vehicleTemporaryPlates', 'vehicleOrganizationalPlates'] as const;

/** The classes of hybrid and electric vehicles, by the role of the product for each. */
export const electricClasses = {
  vehicleHybridClass1: 'vehicle.hybrid1',
  vehicleElectricClass1: 'vehicle.electric1',
  vehicleElectricClass2: 'vehicle.electric2',
} as const satisfies Partial<Record<ProductRole, TextKey>>;

/** The types of vehicles (VEH-02), by the key that is stored. */
export const vehicleTypes = {
  carOrTruck: {
    label: 'vehicle.carOrTruck',
    registration: 'vehicleRegistrationCarOrTruck',
    addOns: ['vehicleLuxuryTaxCarOrTruck', ...anyVehicle, ...(Object.keys(electricClasses) as ProductRole[])],
  },
  motorHome: {
    label: 'vehicle.motorHome',
    registration: 'vehicleRegistrationRvOrMotorhome',
    addOns: ['vehicleLuxuryTaxMotorHome', ...anyVehicle],
  },
  motorcycleOrAtv: {
    label: 'vehicle.motorcycleOrAtv',
    registration: 'vehicleRegistrationAtvOrMotorcycle',
    addOns: [...anyVehicle],
  },
  cargoTrailer: { label: 'vehicle.cargoTrailer', registration: 'vehicleRegistrationCargoTrailer', addOns: trailer },
  travelTrailer: { label: 'vehicle.travelTrailer', registration: 'vehicleRegistrationTravelTrailer', addOns: trailer },
  boat: { label: 'vehicle.boat', registration: 'vehicleRegistrationBoat', addOns: ['vehicleImportTax'] },
} as const satisfies Readonly<Record<string, VehicleType>>;

export type VehicleTypeKey = keyof typeof vehicleTypes;
