import { act, fireEvent } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { schedules } from './runs';
import { fakeServices } from '../support/fake-services';
import { vehicleForm } from '../support/vehicle-form';

type Step = { at: number } & ({ does: 'vin'; vin: number } | { does: 'make' | 'arrive' | 'remove' | 'pause' });

const at = fc.nat(2);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('vin' as const), at, vin: fc.nat(8) }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('arrive' as const), at }) },
  fc.record({ does: fc.constantFrom('make' as const, 'remove' as const), at }),
  { weight: 3, arbitrary: fc.record({ does: fc.constant('pause' as const), at }) },
);

afterEach(() => vi.useRealTimers());

it('whatever the order of VINs and answers the last VIN wins, no answer is overwritten, and none goes astray (VEH-07, VEH-14, VEH-15)', async () => {
  const services = fakeServices();
  const waiting: { vin: string; answer: () => void }[] = [];
  services.vehicles.decode.mockImplementation(
    (vin) =>
      new Promise(
        (resolve) => void waiting.push({ vin, answer: () => resolve({ vehicleYear: '', vehicleMake: `of ${vin}`, vehicleModel: '' }) }),
      ),
  );
  const form = await vehicleForm(services);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const fields = (name: string) => form.all<HTMLInputElement>(`[name^="vehicles."][name$=".${name}"]`);
  const enter = async (input: HTMLElement | undefined, value: string) => {
    if (input) await act(async () => void fireEvent.input(input, { target: { value } }));
  };
  const press = async (name: string) => {
    const button = form.all<HTMLButtonElement>('button').find((one) => (one.getAttribute('aria-label') ?? one.textContent) === name);
    if (button) await act(async () => void fireEvent.click(button));
  };
  const arrive = (index: number) =>
    act(async () => waiting.splice(index % Math.max(1, waiting.length), 1).forEach(({ answer }) => answer()));
  const pause = () => act(async () => void (await vi.advanceTimersByTimeAsync(3001)));
  /** What stands in the fields: an answer of the visitor, or what its own VIN told when it was there. */
  let makes: string[] = [];
  const look = (own: ReadonlySet<number>, removed?: number) => {
    const known = makes.filter((_, index) => index !== removed);
    const now = fields('vehicleMake').map(({ value }) => value);
    const vins = fields('vehicleVIN').map(({ value }) => value);
    now.forEach((make, index) => {
      if (known[index] === undefined || known[index] === make || own.has(index)) return;
      expect(known[index]).toBe('');
      expect(make).toBe(`of ${vins[index]}`);
    });
    makes = now;
  };

  const run = async (steps: readonly Step[]) => {
    while (fields('vehicleVIN').length < 3) {
      const last = fields('vehicleVIN').length - 1;
      await act(async () => void fireEvent.click(form.all<HTMLElement>(`[name="vehicles.${last}.vehicleType"][value="boat"]`)[0]!));
      await press('Add a vehicle');
    }
    makes = fields('vehicleMake').map(({ value }) => value);
    for (const one of steps) {
      const own = new Set<number>();
      if (one.does === 'vin') await enter(fields('vehicleVIN')[one.at], `VIN${one.vin}`.padEnd(17, '0'));
      if (one.does === 'make') await enter(fields('vehicleMake')[(own.add(one.at), one.at)], `mine ${one.at}`);
      if (one.does === 'arrive') await arrive(one.at);
      if (one.does === 'remove') await press(`Remove Vehicle #${one.at + 1}`);
      if (one.does === 'pause') await pause();
      look(own, one.does === 'remove' && one.at < makes.length && makes.length > 1 ? one.at : undefined);
    }
    for (let turn = 0; turn < 12 && fields('vehicleVIN').length > 0; turn++) {
      await pause();
      while (waiting.length > 0) await arrive(0);
    }
    look(new Set());
    fields('vehicleVIN').forEach(({ value }, index) => expect(value === '' || makes[index] !== '').toBe(true));
    // The next schedule begins with blank vehicles.
    while (fields('vehicleVIN').length > 1) await press('Remove Vehicle #2');
    await enter(fields('vehicleVIN')[0], '');
    await enter(fields('vehicleMake')[0], '');
  };
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), run), { ...schedules, endOnFailure: true });
});
