import { describe, expect, it } from 'vitest';
import { unchangedSince } from '../../../src/kernel/answers/unchanged-since';

describe('what a service’s answer may write', () => {
  const asked = { vehicles: [{ vehicleVIN: '1', vehicleMake: '' }], companyInformation: { companyName: 'Pine' } };

  it('is all that nobody has changed since it was asked', () => {
    expect(unchangedSince(asked, asked, { 'vehicles.0.vehicleMake': 'Ford', 'vehicles.0.vehicleYear': '2020' })).toEqual({
      'vehicles.0.vehicleMake': 'Ford',
      'vehicles.0.vehicleYear': '2020',
    });
  });

  it('leaves out what the visitor has typed meanwhile', () => {
    const now = { ...asked, vehicles: [{ vehicleVIN: '1', vehicleMake: 'Fiat' }] };
    expect(unchangedSince(asked, now, { 'vehicles.0.vehicleMake': 'Ford', 'companyInformation.companyName': 'Oak' })).toEqual({
      'companyInformation.companyName': 'Oak',
    });
  });
});
