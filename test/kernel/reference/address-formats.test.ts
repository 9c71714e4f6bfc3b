import { describe, expect, it } from 'vitest';
import { addressFormat } from '../../../src/kernel/reference/address-formats';
import { countries } from '../../../src/kernel/reference/countries';
import { en } from '../../../src/kernel/text/en';
import { createText } from '../../../src/kernel/text/format-message';

const text = createText(en);
const shown = (country: string) => {
  const { region, postalCode } = addressFormat(country);
  return [region, postalCode].map((part) => (part ? `${text(part.label)}${part.isRequired ? '' : ' (optional)'}` : 'none'));
};

describe('what an address has', () => {
  it.each([
    ['US', ['State', 'Zip code']],
    ['', ['State', 'Zip code']],
    ['HK', ['none', 'none']],
    ['MO', ['none', 'none']],
    ['SG', ['none', 'Postal code']],
    ['CA', ['Province', 'Postal code']],
    ['GB', ['County (optional)', 'Postcode']],
    ['AU', ['State', 'Postcode']],
    ['IN', ['State', 'PIN code']],
    ['IE', ['County (optional)', 'Eircode (optional)']],
    ['JP', ['Prefecture', 'Postal code']],
    ['AE', ['Emirate', 'Postal code (optional)']],
    ['DE', ['State (optional)', 'Postal code']],
    ['JM', ['Parish (optional)', 'none']],
    ['CO', ['Department (optional)', 'Postal code (optional)']],
    ['MX', ['State', 'Postal code']],
    ['FR', ['Region (optional)', 'Postal code']],
    ['XX', ['Region (optional)', 'Postal code']],
  ])('in %j is %j (ADDR-27)', (country, parts) => {
    expect(shown(country)).toEqual(parts);
  });

  it('is told of countries that there are, each in one list of a kind (ADDR-27)', () => {
    const known = new Set(countries(text).map(({ key }) => key));
    for (const country of known) expect(Object.keys(addressFormat(country)).length).toBeLessThanOrEqual(2);
    expect(addressFormat('HK')).toBe(addressFormat('HK'));
  });
});
