import { act } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { networkFault } from '../../../src/submission/faults';
import { fakeServices } from '../../support/fake-services';
import { listButton, vehicleForm as open, vehicleOf, vin } from '../../support/vehicle-form';

const path = (name: string, index = 0) => `vehicles.${index}.${name}`;

afterEach(() => vi.useRealTimers());

describe('the list of vehicles', () => {
  it('starts with one; another is added once each has a type, up to ten (VEH-08, VEH-09)', async () => {
    const form = await open();
    expect(form.titles()).toEqual(['Vehicle #1']);
    expect(form.hasButton('Remove')).toBe(false);
    expect(form.button('Add a vehicle').disabled).toBe(true);
    expect(form.root.textContent).toContain('First choose the type of each vehicle.');
    for (let count = 1; count < 10; count++) {
      await form.answer(path('vehicleType', count - 1), 'boat');
      expect(form.root.textContent).toContain(`${count} of 10 on this order`);
      await form.press('Add a vehicle');
      expect(form.button('Add a vehicle').disabled || count === 9).toBe(true);
      if (count === 8) await form.answer(path('vehicleType', count), 'boat');
      if (count === 8) break;
    }
    expect(form.titles()).toHaveLength(9);
    await form.press('Add a vehicle');
    expect(form.titles()).toHaveLength(10);
    expect(form.hasButton('Add a vehicle')).toBe(false);
  });

  it('is there only while vehicles are sold (VEH-08)', async () => {
    const form = await open(fakeServices(), { primaryProducts: ['businessFormation'] });
    expect(form.root.textContent).not.toContain('Vehicle #1');
  });

  it('folds a finished vehicle to a line, and keeps what moves up (VEH-07)', async () => {
    const form = await open();
    await form.answerAll(vehicleOf(0, 'travelTrailer', { vehicleMake: 'Airstream', vehicleModel: 'Bambi', vehicleColor: 'Silver' }));
    await form.press('Add a vehicle');
    await form.answerAll(vehicleOf(1, 'boat', { vehicleMake: 'Bayliner', vehicleImportTax: 'No' }));
    await form.reads('2021 Airstream Bambi Travel Trailer, Silver');
    await form.press('Remove Vehicle #1');
    expect(form.titles()).toEqual(['Vehicle #1']);
    expect(form.control(path('vehicleMake')).value).toBe('Bayliner');
    expect(form.kept()).toMatchObject({
      vehicles: [{ vehicleMake: 'Bayliner', vehicleType: { key: 'boat' }, vehicleIndex: 0, vehicleKey: 'vehicle-2' }],
    });
  });
});

describe('what a vehicle is asked', () => {
  it('are the types that can be registered, each with its price (VEH-02, VEH-03)', async () => {
    const form = await open();
    const cards = form.all(`[name="${path('vehicleType')}"]`).map((radio) => radio.closest('label')!.textContent);
    expect(cards).toEqual([
      'Car/Truck$749.00',
      'Motor Home$899.00',
      'Motorcycle/ATV$549.00',
      'Cargo Trailer$499.00',
      'Travel Trailer$549.00',
      'Boat$599.00',
    ]);
    const services = fakeServices();
    const original = services.marketing.getMockImplementation()!;
    services.marketing.mockImplementation(async (...call) =>
      (await original(...call)).replaceAll('vehicle_registration_boat', 'boat_of_old'),
    );
    const less = await open(services);
    expect(less.all(`[name="${path('vehicleType')}"]`)).toHaveLength(5);
  });

  it('depends on its type: taxes, class and plates (VEH-04, VEH-10)', async () => {
    const form = await open();
    const asked = () =>
      [
        'vehicleLuxuryTax',
        'vehicleImportTax',
        'vehicleElectricHybrid',
        'products.vehicleTemporaryPlates.checked',
        'vehicleOrganizationalPlate',
      ].filter((name) => form.has(path(name)));
    expect(asked()).toEqual([]);
    for (const [type, names] of Object.entries({
      carOrTruck: [
        'vehicleLuxuryTax',
        'vehicleImportTax',
        'vehicleElectricHybrid',
        'products.vehicleTemporaryPlates.checked',
        'vehicleOrganizationalPlate',
      ],
      motorHome: ['vehicleLuxuryTax', 'vehicleImportTax', 'products.vehicleTemporaryPlates.checked', 'vehicleOrganizationalPlate'],
      motorcycleOrAtv: ['vehicleImportTax', 'products.vehicleTemporaryPlates.checked', 'vehicleOrganizationalPlate'],
      cargoTrailer: ['products.vehicleTemporaryPlates.checked', 'vehicleOrganizationalPlate'],
      travelTrailer: ['products.vehicleTemporaryPlates.checked', 'vehicleOrganizationalPlate'],
      boat: ['vehicleImportTax'],
    })) {
      await form.answer(path('vehicleType'), type);
      await vi.waitFor(() => expect(asked(), type).toEqual(names));
    }
  });

  it('is required as far as it is shown; the VIN is not (VEH-10, VEH-11, VEH-12)', async () => {
    const form = await open();
    await form.answer(path('vehicleType'), 'carOrTruck');
    await form.press('Submit Order');
    expect(form.errors()).toEqual(
      ['Year', 'Make', 'Model', 'Vehicle color', 'Electric or hybrid', 'Luxury tax', 'Import tax'].map(
        (name) => `Vehicle #1: ${name} is required`,
      ),
    );
    await form.answer(path('vehicleYear'), '21');
    expect(form.messageOf(path('vehicleYear'))).toContain('must contain exactly 4 digits.');
    await form.answer(path('vehicleVIN'), vin.slice(1));
    await vi.waitFor(() => expect(form.messageOf(path('vehicleVIN'))).toContain('must be at least 17 characters'));
    await form.answer(path('vehicleVIN'), `${vin}1`);
    await vi.waitFor(() => expect(form.messageOf(path('vehicleVIN'))).toContain('cannot contain more than 17'));
  });

  it('offers the colors of the list (VEH-12)', async () => {
    const form = await open();
    const [, ...options] = [...(form.control(path('vehicleColor')) as unknown as HTMLSelectElement).options].map(({ value }) => value);
    expect(options.join()).toBe(
      'Beige,Black,Blue,Brown,Burgundy,Camo,Cream,Gold,Green,Gray,Maroon,Orange,Pink,Purple,Red,Silver,Tan,White,Yellow,Unknown',
    );
    const spanish = await open(fakeServices(), { locale: 'es' });
    const black = [...(spanish.control(path('vehicleColor')) as unknown as HTMLSelectElement).options][2]!;
    expect([black.value, black.textContent]).toEqual(['Black', 'Negro']);
  });

  it('says what taxes, class and temporary plates add, and orders them (VEH-06)', async () => {
    const form = await open();
    await form.answer(path('vehicleType'), 'carOrTruck');
    await form.reads('Adds $825.00 for this vehicle.');
    await form.reads('Adds $150.00 for this vehicle.');
    await form.answer(path('vehicleElectricHybrid'), 'vehicleElectricClass2');
    await form.reads('Adds $190.00 for this vehicle.');
    await form.answerAll({ [path('vehicleLuxuryTax')]: 'Yes', [path('products.vehicleTemporaryPlates.checked')]: 'true' });
    const line = () => form.summary().find((words) => words?.includes('Vehicle #1'));
    // 749 + 825 + 190 + 49
    await vi.waitFor(() => expect(line()).toContain('$1,813.00'));
  });
});

describe('the VIN', () => {
  it('is cleaned of spaces and hyphens, counted, and not kept by the browser (VEH-11)', async () => {
    const form = await open();
    await form.answer(path('vehicleVIN'), ' 4s4b-tanc 1m321');
    const field = form.control(path('vehicleVIN'));
    expect(field.value).toBe('4S4BTANC1M321');
    expect([field.autocomplete, field.getAttribute('spellcheck')]).toEqual(['off', 'false']);
    expect(field.parentElement!.textContent).toBe('13 of 17');
  });

  it.each([
    ['4S4BTANC1M32I8845', 'A VIN never contains I, O or Q. Is it a 1 or a 0?'],
    [
      '4S4BTANC5M3218845',
      'The check digit of this VIN does not match. Please compare the VIN with your title. A VIN from abroad may have no check digit.',
    ],
  ])('%s brings a hint, and is not refused (VEH-11)', async (typed, words) => {
    const form = await open();
    await form.answer(path('vehicleVIN'), typed);
    await form.reads(words);
    expect(form.messageOf(path('vehicleVIN'))).toBe('');
    expect(form.services.vehicles.decode).toHaveBeenCalledTimes(1);
  });

  it('fills what is empty once it is whole, and says what it found (VEH-13, VEH-14)', async () => {
    const form = await open();
    await form.answer(path('vehicleMake'), 'Saab');
    await form.answer(path('vehicleVIN'), vin.slice(0, 16));
    expect(form.services.vehicles.decode).not.toHaveBeenCalled();
    await form.answer(path('vehicleVIN'), vin);
    await form.reads('Found: 2021 Subaru Outback');
    expect(['vehicleYear', 'vehicleMake', 'vehicleModel'].map((name) => form.control(path(name)).value)).toEqual([
      '2021',
      'Saab',
      'Outback',
    ]);
    expect(form.root.querySelector('[role="status"].charterform-found')?.textContent).toBe('Found: 2021 Subaru Outback');
  });

  it('shows nothing where nothing is found; the fields stay editable (VEH-16)', async () => {
    const services = fakeServices();
    services.vehicles.decode.mockRejectedValue(networkFault());
    const form = await open(services);
    await form.answer(path('vehicleVIN'), vin);
    await vi.waitFor(() => expect(services.log.error).toHaveBeenCalledTimes(1));
    expect(form.root.querySelector('.charterform-found, .charterform-notice')).toBeNull();
    await form.answer(path('vehicleMake'), 'Ford');
    expect(form.kept()).toMatchObject({ vehicles: [{ vehicleMake: 'Ford', vehicleYear: '' }] });
  });

  it('is looked up once in 3 seconds, the last one when they are over (VEH-15)', async () => {
    const form = await open();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { decode } = form.services.vehicles;
    const asked = () => decode.mock.calls.map(([one]) => one);
    const vins = ['1', '2', '3'].map((end) => `${vin.slice(0, 16)}${end}`);
    for (const one of vins) await form.answer(path('vehicleVIN'), one);
    expect(asked()).toEqual([vins[0]]);
    await act(async () => void (await vi.advanceTimersByTimeAsync(2500)));
    expect(asked()).toEqual([vins[0]]);
    await act(async () => void (await vi.advanceTimersByTimeAsync(1000)));
    await vi.waitFor(() => expect(asked()).toEqual([vins[0], vins[2]]));
  });
});

describe('the owner', () => {
  const owner = 'vehicleBusinessFormationOwnershipType';
  const name = 'vehicleBusinessFormationOwnedByCompanyName';

  it('is an individual or another company, whose name is then required (VEH-19)', async () => {
    const form = await open();
    expect(form.all(`[name="${owner}"]`).map((radio) => radio.closest('label')!.textContent)).toEqual(['An Individual', 'Another Company']);
    await form.answer(owner, 'individual');
    expect(form.has(name)).toBe(false);
    await form.answer(owner, 'company');
    await form.press('Submit Order');
    expect(form.errors()).toContain('Company name is required');
    await form.answer(name, 'Okafor Travel LLC');
    expect(form.kept()).toMatchObject({ [owner]: { key: 'company', value: 'Another Company' }, [name]: 'Okafor Travel LLC' });
  });
});

it('a vehicle that is removed gets nothing, and one that moves up gets its own (VEH-07, VEH-14)', async () => {
  const services = fakeServices();
  const form = await open(services);
  await form.answer(path('vehicleType'), 'boat');
  await form.press('Add a vehicle');
  let arrive: (found: Awaited<ReturnType<typeof services.vehicles.decode>>) => void = () => {};
  services.vehicles.decode.mockImplementationOnce(() => new Promise((resolve) => void (arrive = resolve)));
  await form.answer(path('vehicleVIN', 1), vin);
  await vi.waitFor(() => expect(services.vehicles.decode).toHaveBeenCalledTimes(1));
  await listButton(form, 'Remove', 0);
  await act(async () => arrive({ vehicleYear: '1999', vehicleMake: 'Old', vehicleModel: 'Boat' }));
  expect(form.titles()).toEqual(['Vehicle #1']);
  await vi.waitFor(() => expect(form.control(path('vehicleModel')).value).toBe('Outback'), 5000);
  expect(form.kept()).toMatchObject({ vehicles: [{ vehicleVIN: vin, vehicleMake: 'Subaru' }] });
});
