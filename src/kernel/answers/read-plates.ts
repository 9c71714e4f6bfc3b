import { dollarsToCents } from '../util/money';
import { readEach, readId, readText, type Report, type Wire } from '../util/read-wire';
import type { VehiclePlate } from './vehicle';

/** The plates of organizations of a reply's `result` (VEH-18). */
export const readPlates = (list: unknown, report: Report): VehiclePlate[] => readEach(list, 'plate', readPlate, report, ({ id }) => id);

/** A plate without a price costs nothing; one whose price cannot be read is not offered. */
function readPlate({ id, plate_name, price, description }: Wire): VehiclePlate | undefined {
  const plate = {
    id: readText(readId(id)),
    name: readText(plate_name).trim(),
    price: dollarsToCents(price || 0),
    description: readText(description),
  };
  return plate.id && plate.name && plate.price !== undefined ? (plate as VehiclePlate) : undefined;
}
