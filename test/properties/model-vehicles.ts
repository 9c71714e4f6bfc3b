/** What a visitor said of one vehicle, in the plainest words. */
export interface ModelVehicle {
  /** What no other vehicle has: its VIN. */
  vin: string;
  type: string;
  luxury: string;
  import: string;
  power: string;
  temporary: boolean;
  /** The price of its plate in cents; undefined for no plate. */
  plate: number | undefined;
}

export const blankModel: Omit<ModelVehicle, 'vin'> = { type: '', luxury: '', import: '', power: '', temporary: false, plate: undefined };

/** By type: the product that registers it, and what it costs in cents. */
const registrations: Readonly<Record<string, readonly [id: string, cents: number]>> = {
  carOrTruck: ['40022', 74_900],
  motorcycleOrAtv: ['40023', 54_900],
  boat: ['40024', 59_900],
  motorHome: ['40025', 89_900],
  cargoTrailer: ['40026', 49_900],
  travelTrailer: ['40027', 54_900],
};
export const modelTypes = Object.keys(registrations);

export const modelPowers: Readonly<Record<string, readonly [id: string, cents: number]>> = {
  vehicleElectricClass1: ['40033', 13_000],
  vehicleElectricClass2: ['40034', 19_000],
  vehicleHybridClass1: ['40035', 7000],
};

/** The products of a vehicle, by their ids, with their prices in cents: a plate's is part of that of the plates. */
export function productsOfModel({ type, luxury, import: isImported, power, temporary, plate }: ModelVehicle): Record<string, number> {
  const registration = registrations[type];
  if (!registration) return {};
  const isTrailer = type.endsWith('Trailer');
  const products = [registration];
  if (type === 'carOrTruck' && luxury === 'Yes') products.push(['40028', 82_500]);
  if (type === 'motorHome' && luxury === 'Yes') products.push(['40029', 80_000]);
  if (!isTrailer && isImported === 'Yes') products.push(['40030', 15_000]);
  if (type !== 'boat' && temporary) products.push(['40031', 4900]);
  if (type !== 'boat' && plate !== undefined) products.push(['40032', 7500 + plate]);
  if (type === 'carOrTruck' && modelPowers[power]) products.push(modelPowers[power]);
  return Object.fromEntries(products);
}
