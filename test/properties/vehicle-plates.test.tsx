import { act, fireEvent } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import type { VehiclePlate } from '../../src/kernel/answers/vehicle';
import { fakeServices } from '../support/fake-services';
import { vehicleForm } from '../support/vehicle-form';
import { schedules } from './runs';

const plate = (id: string, price: number): VehiclePlate => ({ id, name: `Plate ${id}`, price, description: '' });
/** The list; 9 is not on it any more, and 7 was cheaper. */
const list = [plate('7', 2500), plate('8', 0)];
const kept = [plate('7', 1), plate('9', 100), plate('8', 0)];

type Step = { at: number } & ({ does: 'pick'; id: string } | { does: 'remove' | 'arrive' });

const at = fc.nat(2);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ does: fc.constant('pick' as const), at, id: fc.constantFrom('', '7', '8', '9') }) },
  fc.record({ does: fc.constantFrom('remove' as const, 'arrive' as const), at }),
);

it('whenever the plates arrive, each vehicle has the plate that was picked for it last, as the list has it, or the standard one (VEH-07, VEH-17, VEH-20)', async () => {
  const run = async (steps: readonly Step[]) => {
    const services = fakeServices();
    let arrive: (plates: VehiclePlate[]) => void = () => {};
    services.vehicles.plates.mockImplementation(() => new Promise((resolve) => void (arrive = resolve)));
    const vehicles = kept.map((vehicleOrganizationalPlate) => ({
      vehicleType: { key: 'cargoTrailer', value: '' },
      vehicleOrganizationalPlate,
    }));
    const form = await vehicleForm(services, {}, { vehicles });
    await vi.waitFor(() => expect(services.vehicles.plates).toHaveBeenCalledTimes(1));
    const end = () => act(async () => arrive(list));
    let picked = kept.map(({ id }) => id);
    for (const one of steps) {
      if (one.does === 'arrive') await end();
      if (one.does === 'remove' && picked.length > 1 && one.at < picked.length) {
        await form.press(`Remove Vehicle #${one.at + 1}`);
        picked = picked.filter((_, index) => index !== one.at);
      }
      if (one.does === 'pick') {
        const radio = form.all(`[name="vehicles.${one.at}.vehicleOrganizationalPlate"][value="${one.id}"]`)[0];
        if (!radio) continue;
        await act(async () => void fireEvent.click(radio));
        picked = picked.map((id, index) => (index === one.at ? one.id : id));
      }
    }
    await end();
    const expected = picked.map((id) => ({ vehicleOrganizationalPlate: list.find((known) => known.id === id) ?? { id: '', price: 0 } }));
    await vi.waitFor(() => expect(form.kept()).toMatchObject({ vehicles: expected }));
    form.stop();
  };
  await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 8 }), run), { ...schedules, endOnFailure: true });
});
