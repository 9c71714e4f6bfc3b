import type { Choice } from './form-values';

/** One vehicle to be registered (VEH-01). */
export interface Vehicle {
  vehicleType: Choice;
  vehicleVIN: string;
  vehicleYear: string;
  vehicleMake: string;
  vehicleModel: string;
  vehicleColor: Choice;
  vehicleElectricHybrid: Choice;
  /** What is wanted for it beside its registration, by product. */
  products: Readonly<Record<string, { checked: boolean }>>;
  /** The plate that was chosen (VEH-18). */
  vehicleOrganizationalPlate: { description: string };
  vehicleKey: string;
  vehicleIndex: number;
}
