import type { Text } from '../text/format-message';
import { memoizePerObject } from '../util/memoize-per-object';
import { sortByLabel, type Option } from './options';

/** The officially assigned two-letter codes of ISO 3166-1: each word a first letter and all the second ones. */
const codes =
  'ADEFGILMOQRSTUWXZ BABDEFGHIJLMNOQRSTVWYZ CACDFGHIKLMNORUVWXYZ DEJKMOZ ECEGHRST FIJKMOR GABDEFGHILMNPQRSTUWY ' +
  'HKMNRTU IDELMNOQRST JEMOP KEGHIMNPRWYZ LABCIKRSTUVY MACDEFGHKLMNOPQRSTUVWXYZ NACEFGILOPRUZ OM PAEFGHKLMNRSTWY ' +
  'QA REOSUW SABCDEGHIJKLMNORSTVXYZ TCDFGHJKLMNORTVWZ UAGMSYZ VACEGINU WFS YET ZAMW';

/** Making one takes the platform longer than drawing a step. */
const names = new Map<string, Intl.DisplayNames>();

/** The name of a country by its ISO code; the platform knows it, a list of ours would cost each visitor 2 kB. */
export function countryName(code: string, text: Text): string {
  // Named in every address before anything is picked, so the platform is not asked for it.
  if (code === 'US') return text('country.US');
  // The platform throws at what cannot be a code, such as the key of no choice.
  if (!/^[A-Z]{2}$/.test(code)) return code;
  const { locale } = text;
  let known = names.get(locale);
  if (!known) names.set(locale, (known = new Intl.DisplayNames([locale, 'en'], { type: 'region' })));
  return known.of(code) ?? code;
}

/** All countries by their ISO code, in the order of their names (CONST-01). */
export const countries = memoizePerObject((text: Text): readonly Option[] => {
  const all = codes.split(' ').flatMap(([first = '', ...seconds]) => seconds.map((second) => first + second));
  return sortByLabel(all.map((key) => ({ key, label: countryName(key, text) })), text.locale);
});
