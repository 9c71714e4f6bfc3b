import type { Text } from '../text/format-message';
import { memoizePerObject } from '../util/memoize-per-object';
import { sortByLabel, type Option } from './options';

/** The two-letter codes of ISO 3166-1, packed: the first letter of each word, combined with each of the others. */
const codes =
  'ADEFGILMOQRSTUWXZ BABDEFGHIJLMNOQRSTVWYZ CACDFGHIKLMNORUVWXYZ DEJKMOZ ECEGHRST FIJKMOR GABDEFGHILMNPQRSTUWY ' +
  'HKMNRTU IDELMNOQRST JEMOP KEGHIMNPRWYZ LABCIKRSTUVY MACDEFGHKLMNOPQRSTUVWXYZ NACEFGILOPRUZ OM PAEFGHKLMNRSTWY ' +
  'QA REOSUW SABCDEGHIJKLMNORSTVXYZ TCDFGHJKLMNORTVWZ UAGMSYZ VACEGINU WFS YET ZAMW';

/** By locale: creating an Intl.DisplayNames takes longer than drawing a step. */
const namesIn = memoizePerObject(({ DisplayNames }: typeof Intl, locale: string) => new DisplayNames([locale, 'en'], { type: 'region' }));

/** The name of a country by its ISO code, from Intl: a list of our own would add 2 kB to the bundle. */
export function countryName(code: string, text: Text): string {
  // The default country of every address, so most forms never create an Intl.DisplayNames.
  if (code === 'US') return text('country.US');
  // Intl throws on anything that cannot be a code, such as the key of an empty choice.
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return namesIn(Intl, text.locale).of(code) ?? code;
}

/** All countries, keyed by ISO code and sorted by name (CONST-01). */
export const countries = memoizePerObject((text: Text): readonly Option[] => {
  const all = codes.split(' ').flatMap(([first = '', ...seconds]) => seconds.map((second) => first + second));
  return sortByLabel(
    all.map((key) => ({ key, label: countryName(key, text) })),
    text.locale,
  );
});
