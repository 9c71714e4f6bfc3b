import { act, fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { VehiclePlate } from '../../../src/kernel/answers/vehicle';
import { networkFault } from '../../../src/submission/faults';
import { fakeServices } from '../../support/fake-services';
import { vehicleForm as open } from '../../support/vehicle-form';

const path = (name: string, index = 0) => `vehicles.${index}.${name}`;

afterEach(() => vi.useRealTimers());

describe('the plates', () => {
  const plates = () => path('vehicleOrganizationalPlate');
  const chosen = (form: Awaited<ReturnType<typeof open>>) =>
    form.all<HTMLInputElement>(`[name="${plates()}"]`).find(({ checked }) => checked)?.value;
  const keptPlate = (plate: Partial<VehiclePlate>) => ({
    vehicles: [{ vehicleType: { key: 'cargoTrailer', value: '' }, vehicleOrganizationalPlate: plate }],
  });

  it('are loaded once, offered to a type that can have them, and shown with picture and price (VEH-17, VEH-18, VEH-20)', async () => {
    const form = await open(fakeServices(), { endpoints: { plates: 'https://plates.example/small/' } });
    await form.answer(path('vehicleType'), 'boat');
    expect(form.has(plates())).toBe(false);
    await form.answer(path('vehicleType'), 'cargoTrailer');
    await form.reads('Glacier Fund');
    const cards = form.all(`[name="${plates()}"]`).map((radio) => radio.closest('label')!);
    expect(cards.map((card) => card.querySelector('.charterform-card-text')!.textContent)).toEqual([
      'Standard plateIncluded',
      'Glacier Fund$100.00, with the plate fee of $25.00. For the trails of the park.',
      'Clear Rivers$75.00',
    ]);
    const picture = cards[1]!.querySelector('img')!;
    expect([picture.getAttribute('src'), picture.getAttribute('loading'), picture.width, picture.height, picture.alt]).toEqual([
      'https://plates.example/small/7.png',
      'lazy',
      160,
      80,
      '',
    ]);
    await act(async () => void fireEvent.error(picture));
    expect(cards[1]!.querySelector('img')).toBeNull();
    await form.answer(plates(), '7');
    expect(form.kept()).toMatchObject({
      vehicles: [
        { vehicleOrganizationalPlate: { id: '7', name: 'Glacier Fund', price: 2500, description: 'For the trails of the park.' } },
      ],
    });
    expect(form.services.vehicles.plates).toHaveBeenCalledTimes(1);
  });

  it('are not offered where they cannot be had, which is only logged (VEH-17)', async () => {
    const services = fakeServices();
    services.vehicles.plates.mockRejectedValue(networkFault());
    const form = await open(services);
    await form.answer(path('vehicleType'), 'cargoTrailer');
    await vi.waitFor(() => expect(services.log.error).toHaveBeenCalledTimes(1));
    await vi.waitFor(() => expect(form.has(plates())).toBe(false));
    expect(services.vehicles.plates).toHaveBeenCalledTimes(1);
  });

  it('that were chosen stay to be taken back where they cannot be had (VEH-17)', async () => {
    const services = fakeServices();
    services.vehicles.plates.mockRejectedValue(networkFault());
    const form = await open(services, {}, keptPlate({ id: '9', name: 'Old Mills', price: 100, description: '' }));
    await vi.waitFor(() => expect(chosen(form)).toBe('9'));
    await form.answer(plates(), '');
    expect(form.kept()).toMatchObject({ vehicles: [{ vehicleOrganizationalPlate: { id: '' } }] });
  });

  it('follow the list: a kept price is mended, one that is gone gives way to the standard plate (VEH-20)', async () => {
    const dear = await open(fakeServices(), {}, keptPlate({ id: '7', name: 'Glacier Fund', price: 1, description: '' }));
    await vi.waitFor(() => expect(dear.kept()).toMatchObject({ vehicles: [{ vehicleOrganizationalPlate: { price: 2500 } }] }));
    dear.stop();
    const gone = await open(fakeServices(), {}, keptPlate({ id: '9', name: 'Old Mills', price: 100, description: '' }));
    await gone.reads("We chose the standard plate because this one isn't available any more: Old Mills.");
    expect(chosen(gone)).toBe('');
  });
});
