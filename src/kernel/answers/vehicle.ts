import type { ProductRole } from '../reference/product-roles';
import type { YesNo } from '../reference/yes-no';
import type { ShapeOf } from './answer-shape';
import type { Choice } from './form-values';

/** A plate of an organization, as it was chosen (VEH-18); `price` in cents. */
export interface VehiclePlate {
  id: string;
  name: string;
  price: number;
  description: string;
}

/** The answers about one vehicle to be registered (VEH-01). */
export interface Vehicle {
  /** The key is one of `vehicleTypes`. */
  vehicleType: Choice;
  vehicleVIN: string;
  vehicleYear: string;
  vehicleMake: string;
  vehicleModel: string;
  vehicleColor: Choice;
  /** The key is the role of the product for its class, or `none`. */
  vehicleElectricHybrid: Choice;
  vehicleLuxuryTax: YesNo;
  vehicleImportTax: YesNo;
  vehicleOrganizationalPlate: VehiclePlate;
  /** What is bought for it, by role. It follows from the answers above; temporary plates are an answer of their own. */
  products: Readonly<Record<ProductRole, { checked: boolean }>>;
  /** The name of the vehicle as long as it is on the order; never that of another. */
  vehicleKey: string;
  /** Its place in the list, from 0. */
  vehicleIndex: number;
}

export const plateShapes: ShapeOf<VehiclePlate> = { id: 'text', name: 'text', price: 'count', description: 'text' };

export const vehicleShapes: ShapeOf<Vehicle> = {
  vehicleType: 'choice',
  vehicleVIN: 'text',
  vehicleYear: 'text',
  vehicleMake: 'text',
  vehicleModel: 'text',
  vehicleColor: 'choice',
  vehicleElectricHybrid: 'choice',
  vehicleLuxuryTax: 'choice',
  vehicleImportTax: 'choice',
  vehicleOrganizationalPlate: plateShapes,
  products: { each: { checked: 'flag' } },
  vehicleKey: 'text',
  vehicleIndex: 'count',
};
