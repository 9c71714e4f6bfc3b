/** The sentences about vehicles. */
export const vehicles = {
  'vehicle.carOrTruck': 'Car/Truck',
  'vehicle.motorHome': 'Motor Home',
  'vehicle.motorcycleOrAtv': 'Motorcycle/ATV',
  'vehicle.cargoTrailer': 'Cargo Trailer',
  'vehicle.travelTrailer': 'Travel Trailer',
  'vehicle.boat': 'Boat',
  'vehicle.typeGone': 'Not sold any more, so please choose another type for vehicle #{number}: {type}.',
} as const;
