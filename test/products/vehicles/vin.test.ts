import { expect, it } from 'vitest';
import { hasCheckDigit } from '../../../src/products/vehicles/vin';

it.each(['1M8GDM9AXKP042788', '4S4BTANC1M3218845', '11111111111111111'])('%s has the check digit that follows from it (VEH-11)', (vin) => {
  expect(hasCheckDigit(vin)).toBe(true);
});

it.each(['1M8GDM9A1KP042788', '4S4BTANCXM3218845', '4S4BTANC1M3218854', '1M8GDM9ÄXKP042788'])('%s has another (VEH-11)', (vin) => {
  expect(hasCheckDigit(vin)).toBe(false);
});
