import { describe, expect, it } from 'vitest';
import { orderedVehicles, plateOf, vehiclesOf } from '../../../src/commerce/vehicles/vehicles';
import { withWholeVehicles } from '../../../src/products/vehicles/whole-vehicles';
import { vehicleTypes } from '../../../src/kernel/reference/vehicle-types';
import { vehicleOf } from '../../support/vehicles';

const whole = (vehicles: unknown, rest: object = {}) => withWholeVehicles({ ...rest, vehicles });
const keysOf = (values: ReturnType<typeof whole>) => vehiclesOf(values).map(({ vehicleKey }) => vehicleKey);
const placesOf = (values: ReturnType<typeof whole>) => vehiclesOf(values).map(({ vehicleIndex }) => vehicleIndex);
const rolesOf = (vehicle: object) => orderedVehicles(whole([vehicle])).flatMap(({ roles }) => roles);

describe('the vehicles of a list', () => {
  it('have a name of their own and their place (VEH-01, VEH-07)', () => {
    const values = whole([{}, vehicleOf('boat'), {}]);
    expect(keysOf(values)).toEqual(['vehicle-1', 'vehicle-2', 'vehicle-3']);
    expect(placesOf(values)).toEqual([0, 1, 2]);
    expect(whole(vehiclesOf(values), { vehiclesNamed: values.vehiclesNamed })).toEqual(values);
    expect(withWholeVehicles(values)).toBe(values);
  });

  it('keep it while others go, and leave it to no other, though the last one went and came back (VEH-07)', () => {
    const three = whole([{}, {}, vehicleOf('boat')]);
    const [first, , third] = vehiclesOf(three);
    const two = withWholeVehicles({ ...three, vehicles: [first, third] });
    expect([keysOf(two), placesOf(two)]).toEqual([
      ['vehicle-1', 'vehicle-3'],
      [0, 1],
    ]);
    expect(vehiclesOf(two)[1]).toEqual({ ...third, vehicleIndex: 1 });
    const one = withWholeVehicles({ ...two, vehicles: [first] });
    const more = withWholeVehicles({ ...one, vehicles: [first, {}] });
    expect(keysOf(more)).toEqual(['vehicle-1', 'vehicle-4']);
    const back = withWholeVehicles({ ...more, vehicles: [...vehiclesOf(more), third] });
    expect(keysOf(back)).toEqual(['vehicle-1', 'vehicle-4', 'vehicle-3']);
  });

  it('are named anew where what was stored repeats or lacks names (VEH-07)', () => {
    const twice = whole([{ vehicleKey: 'vehicle-7' }, { vehicleKey: 'vehicle-7', vehicleIndex: 9 }, null, { vehicleKey: 4 }, 'odd'], {
      vehiclesNamed: 'x',
    });
    expect(keysOf(twice)).toEqual(['vehicle-7', 'vehicle-8', 'vehicle-9', '4', 'vehicle-10']);
    expect(placesOf(twice)).toEqual([0, 1, 2, 3, 4]);
    expect(twice.vehiclesNamed).toBe(10);
    for (const vehiclesNamed of [NaN, Infinity, -3, 1.5, 2 ** 60, null, []])
      expect(keysOf(whole([{}, {}], { vehiclesNamed }))).toEqual(['vehicle-1', 'vehicle-2']);
  });

  it.each([undefined, null, 'odd', {}, []])('that are none stay as they are: %j', (vehicles) => {
    const values = { vehicles };
    expect(withWholeVehicles(values)).toBe(values);
    expect(orderedVehicles(values)).toEqual([]);
  });
});

describe('what is bought for a vehicle', () => {
  it.each(Object.entries(vehicleTypes))(
    'is the registration of its type %s, and nothing more unasked (VEH-02, VEH-03)',
    (key, { registration }) => {
      expect(rolesOf(vehicleOf(key))).toEqual([registration]);
    },
  );

  it('is nothing without a type, and for one that nobody knows', () => {
    for (const key of ['', 'airship', 'toString'])
      expect(rolesOf(vehicleOf(key, { vehicleLuxuryTax: 'Yes', products: { vehicleRegistrationBoat: { checked: true } } }))).toEqual([]);
  });

  const asking = {
    vehicleLuxuryTax: 'Yes',
    vehicleImportTax: 'Yes',
    vehicleElectricHybrid: { key: 'vehicleElectricClass2', value: 'Electric' },
    vehicleOrganizationalPlate: { id: '7', name: 'Glacier Fund', price: 7500 },
    products: { vehicleTemporaryPlates: { checked: true } },
  };
  const ofAny = ['vehicleImportTax', 'vehicleTemporaryPlates', 'vehicleOrganizationalPlates'];

  it.each([
    ['carOrTruck', ['vehicleLuxuryTaxCarOrTruck', ...ofAny, 'vehicleElectricClass2']],
    ['motorHome', ['vehicleLuxuryTaxMotorHome', ...ofAny]],
    ['motorcycleOrAtv', ofAny],
    ['cargoTrailer', ['vehicleTemporaryPlates', 'vehicleOrganizationalPlates']],
    ['travelTrailer', ['vehicleTemporaryPlates', 'vehicleOrganizationalPlates']],
    ['boat', ['vehicleImportTax']],
  ])('is what the answers ask for and the type %s offers (VEH-04, VEH-06)', (key, addOns) => {
    expect(rolesOf(vehicleOf(key, asking)).slice(1)).toEqual(addOns);
  });

  it('is nothing to which the answer is no, and one class of electric or hybrid (VEH-06)', () => {
    const car = vehiclesOf(whole([vehicleOf('carOrTruck', asking)]))[0]!;
    const then = (answers: object) => rolesOf({ ...car, ...answers }).slice(1);
    expect(then({ vehicleLuxuryTax: 'No', vehicleImportTax: '' })).toEqual([
      'vehicleTemporaryPlates',
      'vehicleOrganizationalPlates',
      'vehicleElectricClass2',
    ]);
    expect(then({ vehicleElectricHybrid: { key: 'vehicleHybridClass1' } })).toContain('vehicleHybridClass1');
    expect(then({ vehicleElectricHybrid: { key: 'vehicleHybridClass1' } })).not.toContain('vehicleElectricClass2');
    expect(then({ vehicleElectricHybrid: { key: 'none' }, vehicleOrganizationalPlate: { id: '' } })).toEqual([
      'vehicleLuxuryTaxCarOrTruck',
      'vehicleImportTax',
      'vehicleTemporaryPlates',
    ]);
  });

  it('follows a change of type, and comes back with it (VEH-05)', () => {
    const car = vehiclesOf(
      whole([vehicleOf('carOrTruck', { ...asking, products: { ...asking.products, vehicleImportTax: { checked: true, note: 'kept' } } })]),
    )[0]!;
    const home = vehiclesOf(whole([{ ...car, ...vehicleOf('motorHome') }]))[0]!;
    const checked = Object.entries(home.products as Record<string, { checked: boolean }>)
      .filter(([, product]) => product.checked)
      .map(([role]) => role);
    expect(checked.sort()).toEqual([
      'vehicleImportTax',
      'vehicleLuxuryTaxMotorHome',
      'vehicleOrganizationalPlates',
      'vehicleRegistrationRvOrMotorhome',
      'vehicleTemporaryPlates',
    ]);
    expect(home.products).toMatchObject({
      vehicleRegistrationCarOrTruck: { checked: false },
      vehicleImportTax: { checked: true, note: 'kept' },
    });
    expect(rolesOf({ ...home, ...vehicleOf('boat') })).toEqual(['vehicleRegistrationBoat', 'vehicleImportTax']);
    const there = vehiclesOf(whole([{ ...home, ...vehicleOf('boat') }]))[0]!;
    expect(rolesOf({ ...there, ...vehicleOf('carOrTruck') })).toEqual(rolesOf(car));
  });

  it('is repaired where what was stored says otherwise (VEH-05, VEH-06)', () => {
    const products = {
      vehicleRegistrationBoat: { checked: true },
      vehicleElectricClass1: { checked: true },
      vehicleHybridClass1: { checked: 'true' },
      vehicleImportTax: true,
    };
    expect(rolesOf(vehicleOf('carOrTruck', { products }))).toEqual(['vehicleRegistrationCarOrTruck']);
    for (const odd of ['x', null, []]) expect(rolesOf(vehicleOf('boat', { products: odd }))).toEqual(['vehicleRegistrationBoat']);
  });
});

it.each([
  [7500, 7500],
  [0, 0],
  [-5, 0],
  [12.5, 0],
  ['7500', 0],
  [NaN, 0],
  [undefined, 0],
])('a plate at %s costs %i cents more (VEH-20)', (price, cents) => {
  expect(plateOf({ vehicleOrganizationalPlate: { id: 7, name: 'Glacier Fund', price } })).toEqual({
    id: '7',
    name: 'Glacier Fund',
    price: cents,
  });
});
