import { readPlates } from '../kernel/answers/read-plates';
import { readList, readObject, readText } from '../kernel/util/read-wire';
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
    return readPlates(result, warn);
  },
});
