import { languageOf } from '../text/language';
import { sortByLabel, type Option } from './options';

/** The officially assigned two-letter codes of ISO 3166-1: each word a first letter and all the second ones. */
const codes =
  'ADEFGILMOQRSTUWXZ BABDEFGHIJLMNOQRSTVWYZ CACDFGHIKLMNORUVWXYZ DEJKMOZ ECEGHRST FIJKMOR GABDEFGHILMNPQRSTUWY ' +
  'HKMNRTU IDELMNOQRST JEMOP KEGHIMNPRWYZ LABCIKRSTUVY MACDEFGHKLMNOPQRSTUVWXYZ NACEFGILOPRUZ OM PAEFGHKLMNRSTWY ' +
  'QA REOSUW SABCDEGHIJKLMNORSTVXYZ TCDFGHJKLMNORTVWZ UAGMSYZ VACEGINU WFS YET ZAMW';

/** Named in every address before anything is picked: the first question costs the platform longer than drawing a step. */
const home: Readonly<Record<string, string>> = { en: 'United States', es: 'Estados Unidos' };

const names = new Map<string, Intl.DisplayNames>();
const lists = new Map<string, readonly Option[]>();

/** The name of a country in a locale, by its ISO code; the platform knows it, a list of ours would cost each visitor 2 kB. */
export function countryName(code: string, locale: string): string {
  const ofHome = code === 'US' && home[languageOf(locale)];
  if (ofHome) return ofHome;
  // The platform throws at what cannot be a code, such as the key of no choice.
  if (!/^[A-Z]{2}$/.test(code)) return code;
  let known = names.get(locale);
  if (!known) names.set(locale, (known = new Intl.DisplayNames([locale, 'en'], { type: 'region' })));
  return known.of(code) ?? code;
}

/** All countries by their ISO code, in the order of their names in a locale such as `es-US` (CONST-01). */
export function countries(locale: string): readonly Option[] {
  let list = lists.get(locale);
  if (!list) {
    const all = codes.split(' ').flatMap(([first = '', ...seconds]) => seconds.map((second) => first + second));
    const named = all.map((key) => ({ key, label: countryName(key, locale) }));
    lists.set(locale, (list = sortByLabel(named, locale)));
  }
  return list;
}
