import type { vehicles as english } from '../../core/text/en/vehicles';

/** The texts about vehicles. */
export const vehicles = {
  'vehicle.carOrTruck': 'Automóvil o camioneta',
  'vehicle.motorHome': 'Autocaravana',
  'vehicle.motorcycleOrAtv': 'Motocicleta o cuatrimoto',
  'vehicle.cargoTrailer': 'Remolque de carga',
  'vehicle.travelTrailer': 'Remolque vivienda',
  'vehicle.boat': 'Lancha',
  'vehicle.typeGone': 'Ya no se vende; elija otro tipo para el vehículo n.º {number}: {type}.',
} satisfies Record<keyof typeof english, string>;
