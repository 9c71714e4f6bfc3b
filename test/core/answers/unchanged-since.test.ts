import { describe, expect, it } from 'vitest';
import { unchangedSince } from '../../../src/core/answers/unchanged-since';

describe('what a service’s answer may write', () => {
  const asked = { vehicles: [{ vin: '1', make: '' }], companyInformation: { companyName: 'Pine' } };

  it('is all that nobody has changed since it was asked', () => {
    expect(unchangedSince(asked, asked, { 'vehicles.0.make': 'Ford', 'vehicles.0.year': '2020' })).toEqual({
      'vehicles.0.make': 'Ford',
      'vehicles.0.year': '2020',
    });
  });

  it('leaves out what the visitor has typed meanwhile', () => {
    const now = { ...asked, vehicles: [{ vin: '1', make: 'Fiat' }] };
    expect(unchangedSince(asked, now, { 'vehicles.0.make': 'Ford', 'companyInformation.companyName': 'Oak' })).toEqual({
      'companyInformation.companyName': 'Oak',
    });
  });
});
