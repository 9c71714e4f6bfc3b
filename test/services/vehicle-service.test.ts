import { describe, expect, it, vi } from 'vitest';
import { statusFault } from '../../src/submission/faults';
import type { HttpRequest } from '../../src/services/http-client';
import { createServiceRequest } from '../../src/services/service-request';
import { createVehicleService } from '../../src/services/vehicle-service';

function open(reply: string) {
  const send = vi.fn(async (_path: string, _request?: HttpRequest) => reply);
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const clientOf = vi.fn(() => ({ send }));
  return { send, log, clientOf, service: createVehicleService(createServiceRequest(clientOf), 'site-1', log) };
}

const vin = '4S4BTANC1M3218845';
const results = (...list: unknown[]) => JSON.stringify({ Results: list });
const plates = (...list: unknown[]) => JSON.stringify({ result: list });

describe('a VIN', () => {
  it('is asked about at the vehicle data service, as JSON (VEH-13)', async () => {
    const { service, send, clientOf } = open(results({ Make: ' Subaru', Model: 'Outback', ModelYear: 2021 }, { Make: 'Ford' }));
    const { signal } = new AbortController();
    expect(await service.decode(vin, signal)).toEqual({ vehicleMake: 'Subaru', vehicleModel: 'Outback', vehicleYear: '2021' });
    expect(clientOf).toHaveBeenCalledWith('vehicles');
    expect(send).toHaveBeenCalledWith(
      `vehicles/DecodeVinValuesExtended/${vin}`,
      expect.objectContaining({ query: { format: 'json' }, signal }),
    );
  });

  it('goes into the address as it is, whatever was typed (VEH-13)', async () => {
    const { service, send } = open(results({ Make: 'Subaru' }));
    await service.decode('../A?B#C/D%E 1234');
    expect(send.mock.calls[0]![0]).toBe('vehicles/DecodeVinValuesExtended/..%2FA%3FB%23C%2FD%25E%201234');
  });

  it('may be known in part (VEH-14)', async () => {
    expect(await open(results({ Make: 'Ford', Model: null, ModelYear: '' })).service.decode(vin)).toEqual({
      vehicleMake: 'Ford',
      vehicleModel: '',
      vehicleYear: '',
    });
  });

  it.each([
    '',
    '<html>',
    '[]',
    'null',
    '{}',
    results(),
    results('Ford'),
    results(null),
    results({ Manufacturer: 'Ford' }),
    results({ Make: {}, Model: [] }),
  ])('is unknown where the answer is %s (VEH-16)', async (reply) => {
    await expect(open(reply).service.decode(vin)).rejects.toThrow('Unreadable answer');
  });

  it('is unknown where the service fails (VEH-16)', async () => {
    const { service, send } = open('');
    send.mockRejectedValue(statusFault(500, ''));
    await expect(service.decode(vin)).rejects.toThrow('500');
  });
});

describe('the plates of organizations', () => {
  it('are asked for by website, with their prices in cents (VEH-17)', async () => {
    const { service, send, clientOf } = open(
      plates({ id: 7, plate_name: 'Glacier Fund', price: '25.50', description: 'Trails' }, { id: 'b', plate_name: 'Rivers', price: 20 }),
    );
    expect(await service.plates()).toEqual([
      { id: '7', name: 'Glacier Fund', price: 2550, description: 'Trails' },
      { id: 'b', name: 'Rivers', price: 2000, description: '' },
    ]);
    expect(clientOf).toHaveBeenCalledWith('marketing');
    expect(send).toHaveBeenCalledWith('vehicle_organizational_plates', expect.objectContaining({ query: { website_id: 'site-1' } }));
  });

  it.each([undefined, null, '', 0, '0.00'])('cost nothing with the price %s (VEH-17)', async (price) => {
    expect(await open(plates({ id: 7, plate_name: 'Rivers', price })).service.plates()).toMatchObject([{ price: 0 }]);
  });

  it('are each there once; what cannot be read is left out and said to the site owner (VEH-17)', async () => {
    const good = { id: 7, plate_name: 'Rivers', price: '1.00' };
    const { service, log } = open(
      plates(
        good,
        good,
        { id: 8, plate_name: 'Dear', price: 'much' },
        { id: 9, plate_name: 'Less', price: -5 },
        { plate_name: 'None' },
        { id: 10 },
        null,
        'plate',
      ),
    );
    expect(await service.plates()).toMatchObject([{ id: '7', price: 100 }]);
    expect(log.warn).toHaveBeenCalledTimes(7);
  });

  it.each(['', '<html>', '[]', '{}', '{"result":{"id":7}}'])('are not known where the answer is %s (VEH-17)', async (reply) => {
    await expect(open(reply).service.plates()).rejects.toThrow('Unreadable answer');
  });
});
