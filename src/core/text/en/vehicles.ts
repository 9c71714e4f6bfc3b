/** The sentences about vehicles. */
export const vehicles = {
  'vehicle.carOrTruck': 'Car/Truck',
  'vehicle.motorHome': 'Motor Home',
  'vehicle.motorcycleOrAtv': 'Motorcycle/ATV',
  'vehicle.cargoTrailer': 'Cargo Trailer',
  'vehicle.travelTrailer': 'Travel Trailer',
  'vehicle.boat': 'Boat',
} as const;
