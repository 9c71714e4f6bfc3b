import { describe, expect, it } from 'vitest';
import { rebuildCart } from '../../../src/commerce/cart/rebuild-cart';
import { companyNotes } from '../../../src/submission/payload/notes';
import { productData } from '../../../src/submission/payload/product-data';
import { vehicleFacts, vehicleOf } from '../../support/vehicles';

const silver = { key: 'Silver', value: 'Plata' };
const about = {
  vehicleColor: silver,
  vehicleMake: ' Airstream ',
  vehicleModel: 'Bambi',
  vehicleYear: '2018',
  vehicleVIN: '1sta1bg19jj123456',
};
const sent = {
  vehicle_id: 'vehicle-1',
  vehicle_color: 'Silver',
  make: 'Airstream',
  model: 'Bambi',
  year: '2018',
  vin___hin: '1STA1BG19JJ123456',
};
const dataOf = (...vehicles: object[]) => {
  const facts = vehicleFacts(vehicles);
  return rebuildCart(facts)
    .filter(({ vehicleKey }) => vehicleKey !== '')
    .map((item) => productData(item, facts));
};

describe('the data of a product of a vehicle', () => {
  it('says which vehicle it is, for all of its products alike (SUBM-42, VEH-20)', () => {
    expect(dataOf(vehicleOf('motorHome', { ...about, vehicleImportTax: 'Yes' }))).toEqual([sent, sent]);
    expect(dataOf(vehicleOf('boat'), vehicleOf('boat', about))[1]).toEqual({ ...sent, vehicle_id: 'vehicle-2' });
  });

  it('says with organizational plates which one, and its fee in dollars (SUBM-42, VEH-20)', () => {
    const plate = (price: unknown) =>
      vehicleOf('travelTrailer', { ...about, vehicleOrganizationalPlate: { id: '7', name: 'Glacier Fund', price, description: 'x' } });
    const named = { vehicle_sponsor_plate: 'Glacier Fund', vehicle_sponsor_plate_id: '7' };
    expect(dataOf(plate(7505))).toEqual([sent, { ...sent, ...named, sponsor_plate_fee: '75.05' }]);
    expect(dataOf(plate(undefined))[1]).toEqual({ ...sent, ...named, sponsor_plate_fee: '0.00' });
    // Not for a type that has none, though one was chosen before.
    expect(dataOf({ ...plate(7500), ...vehicleOf('boat') })).toEqual([sent]);
  });

  it('is blank where nothing is known', () => {
    const blank = { vehicle_color: '', make: '', model: '', year: '', vin___hin: '' };
    expect(dataOf(vehicleOf('boat', { vehicleMake: 5, vehicleColor: null }))).toEqual([{ vehicle_id: 'vehicle-1', ...blank }]);
  });
});

describe('the company note about the owner of the vehicles', () => {
  const noted = (key: string, name = '', vehicles: object[] = [vehicleOf('boat')]) => {
    const values = { vehicleBusinessFormationOwnershipType: { key, value: 'in words' }, vehicleBusinessFormationOwnedByCompanyName: name };
    const facts = vehicleFacts(vehicles, { values });
    return companyNotes(facts, rebuildCart(facts));
  };

  it('says what it is, and the name of another company (VEH-21, SUBM-49)', () => {
    expect(noted('individual')).toEqual(['Vehicle owner: An Individual']);
    expect(noted('company', 'Okafor Hauling LLC')).toEqual(['Vehicle owner: Another Company, Okafor Hauling LLC']);
    expect(noted('company')).toEqual(['Vehicle owner: Another Company']);
  });

  it('does not name a company that was given before, and says nothing where no vehicle is ordered (VEH-19, VEH-21)', () => {
    expect(noted('individual', 'Okafor Hauling LLC')).toEqual(['Vehicle owner: An Individual']);
    expect(noted('')).toEqual([]);
    expect(noted('company', 'Okafor Hauling LLC', [{}])).toEqual([]);
  });
});
