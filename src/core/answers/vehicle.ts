import type { Choice } from './form-values';

/** The answers about one vehicle to be registered (VEH-01). */
export interface Vehicle {
  vehicleType: Choice;
  vehicleVIN: string;
  vehicleYear: string;
  vehicleMake: string;
  vehicleModel: string;
  vehicleColor: Choice;
  vehicleElectricHybrid: Choice;
  /** What the visitor wants for it besides its registration, by product. */
  products: Readonly<Record<string, { checked: boolean }>>;
  /** The chosen plate (VEH-18). */
  vehicleOrganizationalPlate: { description: string };
  vehicleKey: string;
  vehicleIndex: number;
}
