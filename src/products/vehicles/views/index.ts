import { typeOfVehicle, vehiclesOf } from '../../../commerce/vehicles/vehicles';
import { asksVehicles } from '../vehicles-asked';
import { withWholeVehicles } from '../whole-vehicles';
import { defineModule } from '../../../form/modules/define-module';
import { fields } from './fields';
import { VehiclesView } from './view';

/** The vehicles to be registered, each with what is bought for it (VEH-01, VEH-08 to VEH-18). */
export const vehicles = defineModule({
  fields,
  lists: [
    {
      path: 'vehicles',
      entryName: 'vehicle.one',
      entryTitle: 'summary.vehicle',
      min: 1,
      max: 10,
      addNote: ({ values }) =>
        vehiclesOf(values).every(typeOfVehicle) ? { key: 'vehicle.count' } : { key: 'vehicle.typeFirst', isRefused: true },
      whole: withWholeVehicles,
    },
  ],
  isShown: asksVehicles,
  view: VehiclesView,
});
