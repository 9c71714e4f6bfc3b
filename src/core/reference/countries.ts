import type { Option } from './options';

/** The officially assigned two-letter codes of ISO 3166-1, one after the other. */
const codes =
  'ADAEAFAGAIALAMAOAQARASATAUAWAXAZBABBBDBEBFBGBHBIBJBLBMBNBOBQBRBSBTBVBWBYBZCACCCDCFCGCHCICKCLCMCNCOCRCUCVCWCX' +
    'CYCZDEDJDKDMDODZECEEEGEHERESETFIFJFKFMFOFRGAGBGDGEGFGGGHGIGLGMGNGPGQGRGSGTGUGWGYHKHMHNHRHTHUIDIEILIMINIOIQIR' +
    'ISITJEJMJOJPKEKGKHKIKMKNKPKRKWKYKZLALBLCLILKLRLSLTLULVLYMAMCMDMEMFMGMHMKMLMMMNMOMPMQMRMSMTMUMVMWMXMYMZNANCNE' +
    'NFNGNINLNONPNRNUNZOMPAPEPFPGPHPKPLPMPNPRPSPTPWPYQARERORSRURWSASBSCSDSESGSHSISJSKSLSMSNSOSRSSSTSVSXSYSZTCTDTF' +
    'TGTHTJTKTLTMTNTOTRTTTVTWTZUAUGUMUSUYUZVAVCVEVGVIVNVUWFWSYEYTZAZMZW';

const lists = new Map<string, readonly Option[]>();

/**
 * All countries by their ISO code, in the order of their names in a locale (CONST-01). The names are the platform's own:
 * it knows them in every language, and a list of ours would cost each visitor 2 kB.
 */
export function countries(locale: string): readonly Option[] {
  let list = lists.get(locale);
  if (!list) {
    // WordPress writes en_US where the platform writes en-US.
    const languages = [locale.replace(/_/g, '-'), 'en'];
    const names = new Intl.DisplayNames(languages, { type: 'region' });
    // One collator for all comparisons: `localeCompare` makes a new one each time.
    const { compare } = new Intl.Collator(languages);
    list = codes
      .match(/../g)!
      .map((key) => ({ key, label: names.of(key) ?? key }))
      .sort((one, other) => compare(one.label, other.label));
    lists.set(locale, list);
  }
  return list;
}
