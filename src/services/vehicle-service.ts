import type { VehiclePlate } from '../core/answers/vehicle';
import { dollarsToCents } from '../core/util/money';
import { readEach, readId, readList, readObject, readText, type Wire } from '../core/util/read-wire';
import { unreadable } from './read-reply';
import type { Log, ServiceRequest, VehicleService } from './services';

/** Asks the vehicle data service about a VIN and the marketing API for plates. */
export const createVehicleService = (request: ServiceRequest, website: string, { warn }: Log): VehicleService => ({
  async decode(vin, signal) {
    const path = `vehicles/DecodeVinValuesExtended/${encodeURIComponent(vin)}`;
    const { Results } = await request({ service: 'vehicles', path, query: { format: 'json' } }, signal);
    const result = readObject(readList(Results)[0]);
    const read = (name: string) => readText(result[name]).trim();
    const found = { vehicleYear: read('ModelYear'), vehicleMake: read('Make'), vehicleModel: read('Model') };
    if (!Object.values(found).some(Boolean)) throw unreadable();
    return found;
  },

  async plates(signal) {
    const { result } = await request(
      { service: 'marketing', path: 'vehicle_organizational_plates', query: { website_id: website } },
      signal,
    );
    // An empty list takes a chosen plate off the order; no list does not.
    if (!Array.isArray(result)) throw unreadable();
    return readEach(result, 'plate', readPlate, warn, ({ id }) => id);
  },
});

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
