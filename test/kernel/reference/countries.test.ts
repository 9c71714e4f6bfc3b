import { describe, expect, it } from 'vitest';
import { countries as countriesIn, countryName } from '../../../src/kernel/reference/countries';
import { textIn } from '../../support/locales';

const countries = (locale: string) => countriesIn(textIn(locale));

describe('countries', () => {
  // The officially assigned codes of ISO 3166-1 alpha-2.
  const assigned = (
    'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ ' +
    'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO ' +
    'FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE ' +
    'JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO ' +
    'MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW ' +
    'PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM ' +
    'TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'
  ).split(' ');

  it('are all countries of the ISO list, each once under its code (CONST-01)', () => {
    expect(
      countries('en')
        .map(({ key }) => key)
        .sort(),
    ).toEqual(assigned);
  });

  it.each(['en-US', 'es', 'xx'])('can be named in the language %s', (locale) => {
    expect(countries(locale)).toHaveLength(assigned.length);
  });

  it('are named and ordered as the language has it', () => {
    const labels = countries('es-US').map(({ label }) => label);
    expect(labels.slice(0, 3)).toEqual(['Afganistán', 'Albania', 'Alemania']);
    expect([countryName('US', textIn('es-US')), countryName('DE', textIn('es')), countryName('DE', textIn('en'))]).toEqual([
      'Estados Unidos',
      'Alemania',
      'Germany',
    ]);
  });

  it.each(['', 'USA', 'us', 'United States', '<b>'])('"%s" is no code, and stays as it is', (code) => {
    expect(countryName(code, textIn('es'))).toBe(code);
  });

  it('have a name each (CONST-01)', () => {
    expect(new Set(countries('en').map(({ label }) => label)).size).toBe(assigned.length);
    const names = Object.fromEntries(countries('en').map(({ key, label }) => [key, label]));
    expect(names).toMatchObject({ US: 'United States', DE: 'Germany', CI: 'Côte d’Ivoire', AX: 'Åland Islands' });
    for (const { label } of countries('en')) expect(label).toMatch(/^[\p{L} .,’()&-]{4,}$/u);
  });
});
