import type { vehicles as english } from '../../core/text/en/vehicles';

/** The texts about vehicles. */
export const vehicles = {
  'vehicle.carOrTruck': 'Automóvil o camioneta',
  'vehicle.motorHome': 'Autocaravana',
  'vehicle.motorcycleOrAtv': 'Motocicleta o cuatrimoto',
  'vehicle.cargoTrailer': 'Remolque de carga',
  'vehicle.travelTrailer': 'Remolque vivienda',
  'vehicle.boat': 'Lancha',
} satisfies Record<keyof typeof english, string>;
