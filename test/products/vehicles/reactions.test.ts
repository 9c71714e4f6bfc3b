import { describe, expect, it } from 'vitest';
import { setAnswers } from '../../../src/kernel/answers/get-answer';
import { vehiclesOf } from '../../../src/commerce/vehicles/vehicles';
import type { Catalogue } from '../../../src/kernel/facts/catalogue';
import { vehicleTypesAreSold } from '../../../src/products/vehicles/reactions';
import { choice } from '../../commerce/catalogue/sample-facts';
import { vehicleCatalogue, vehicleFacts, vehicleOf } from '../../support/vehicles';

const without = (id: string): Catalogue => ({
  ...vehicleCatalogue,
  simple: vehicleCatalogue.simple.filter(({ product_id }) => product_id !== id),
});
const boat = { vehicleType: { key: 'boat', value: 'Boat' }, vehicleVIN: 'US-ABC', vehicleImportTax: 'Yes' };
const kept = [vehicleOf('carOrTruck'), boat, { vehicleType: { key: 'airship', value: 'Airship' } }, {}];

/** What follows once a catalogue has arrived. */
const arrived = (vehicles: unknown, catalogue: Catalogue = without('40024'), given: object = {}) => {
  const after = vehicleFacts(vehicles, { catalogue, ...given });
  return vehicleTypesAreSold({ ...after, catalogue: { ...catalogue, lists: {} } }, after);
};

describe('a kept type of vehicle that is not sold any more', () => {
  it('is cleared, and the visitor told for which vehicle; nothing else of it is lost (VEH-02, VEH-03)', () => {
    const follow = arrived(kept);
    expect(follow?.notices).toEqual([
      { key: 'vehicle.typeGone', params: { number: 2, type: 'Boat' }, isForKept: true },
      { key: 'vehicle.typeGone', params: { number: 3, type: 'Airship' }, isForKept: true },
    ]);
    const before = vehiclesOf(vehicleFacts(kept).values);
    expect(vehiclesOf(setAnswers(vehicleFacts(kept).values, follow!.changes!))).toEqual([
      before[0],
      { ...before[1], vehicleType: choice('') },
      { ...before[2], vehicleType: choice('') },
      before[3],
    ]);
  });

  it('is named by its key where it has no label', () => {
    expect(arrived([{ vehicleType: 'boat' }])?.notices).toMatchObject([{ params: { number: 1, type: 'boat' } }]);
  });

  it.each(['loading', 'failed'] as const)('stays while the products are %s', (status) => {
    expect(arrived(kept, { ...without('40024'), lists: { ...vehicleCatalogue.lists, simple_products: status } })).toBeUndefined();
  });

  it('stays while no vehicles are sold, as does one that is sold', () => {
    expect(arrived(kept, without('40024'), { config: { primaryProducts: ['book'] } })).toBeUndefined();
    expect(arrived(kept.slice(0, 2), vehicleCatalogue)).toBeUndefined();
    expect(arrived('odd')).toBeUndefined();
  });

  it('is cleared where the page does not sell it in another state', () => {
    const config = { products: { vehicleRegistrationBoat: { allowStates: ['WY'] } } };
    const before = vehicleFacts([boat], { config });
    expect(vehicleTypesAreSold({ ...before, values: {} }, before)).toBeUndefined();
    const jurisdictions = { ...vehicleCatalogue.jurisdictions, CO: 'loaded' as const };
    const after = vehicleFacts([boat], {
      config,
      catalogue: { ...vehicleCatalogue, jurisdictions },
      values: { companyInformation: { state: choice('CO'), entityType: choice('LLC') } },
    });
    expect(vehicleTypesAreSold(before, after)?.notices).toMatchObject([{ params: { number: 1, type: 'Boat' } }]);
  });
});
