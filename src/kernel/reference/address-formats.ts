import type { TextKey } from '../text/en';
import { memoizePerObject } from '../util/memoize-per-object';

/** A part of an address, as a country has it. */
export interface AddressPartFormat {
  label: TextKey;
  isRequired: boolean;
}

/** What addresses of a country have beside street and city; a part that it does not have is neither asked for nor sent. */
export interface AddressFormat {
  region?: AddressPartFormat;
  postalCode?: AddressPartFormat;
}

/** The facts are those of Google's libaddressinput, of which the regions that no letter needs are optional here. */
const facts = {
  noPostalCode:
    'AG AN AO AW BF BI BJ BO BS BW BZ CD CF CG CI CK CM DJ DM ER FJ GA GD GH GM GQ GY HK JM KI KM KN KP LY ML MO MR MW NR NU QA RW SB SC ' +
    'SL SR ST SX SY TD TG TK TL TO TV UG VU YE ZW',
  postalCodeOptional:
    'AE AI BB BH BM BN CL CO CR CV CW DO EC EG ET GT HN HT IE IQ IR JO KE KG KH KW KY LA LB LC LR LS MA MD MG MM MU MV MZ NA NE NG NI NP OM PA ' +
    'PE PG PK PY SA SN SO SV SZ TJ TN TT TZ UY UZ VC VE VG VN ZM',
  noRegion: 'AD AI AX BH BM CK CW FK FO GG GI GL HK IM IS JE KW LI LU MC MO MT NR NU PN QA SG SH SM SX TC TK VA VG',
  regionRequired: 'AE AU BR CA CN ES HN ID IN IT JP KN KR KY MX MY NG NI SV TW UA US VE',
};

/** What the parts are called, where that is not the default. */
const names: Partial<Record<TextKey, string>> = {
  'address.zip': 'US AS GU MP PR UM VI FM MH PW PH',
  'address.postcode': 'GB AU NZ GG IM JE FK GI MT MY SH PN ZA',
  'address.pinCode': 'IN',
  'address.eircode': 'IE',
  'address.state': 'US AU BR IN MX MY NG VE FM SD SS MM DE AT',
  'address.province': 'CA CN ES IT AR BE CR CU EC ID IR KR LA LK MZ NL PA PG PH PK TH TR VN ZA ZM',
  'address.prefecture': 'JP GR',
  'address.county': 'GB IE TW HR HU KE NO SE EE LR RO',
  'address.emirate': 'AE',
  'address.department': 'BJ BO CO GT HN HT NI PY SV UY',
  'address.parish': 'AG BB DM GD JM LC VC',
  'address.island': 'BS CV KI KN KY SC TV',
  'address.canton': 'CH',
};

const has = (countries: string | undefined, country: string): boolean => (countries ?? '').split(' ').includes(country);

const nameOf = (country: string, candidates: readonly TextKey[], otherwise: TextKey): TextKey =>
  candidates.find((key) => has(names[key], country)) ?? otherwise;

const postalNames = ['address.zip', 'address.postcode', 'address.pinCode', 'address.eircode'] as const;
const regionNames = [
  ...(['address.state', 'address.province', 'address.prefecture', 'address.county', 'address.emirate'] as const),
  ...(['address.department', 'address.parish', 'address.island', 'address.canton'] as const),
];

const formats = memoizePerObject((_facts: typeof facts, country: string): AddressFormat => ({
  ...(!has(facts.noRegion, country) && {
    region: { label: nameOf(country, regionNames, 'address.region'), isRequired: has(facts.regionRequired, country) },
  }),
  ...(!has(facts.noPostalCode, country) && {
    postalCode: {
      label: nameOf(country, postalNames, 'address.postalCode'),
      isRequired: !has(facts.postalCodeOptional, country),
    },
  }),
}));

/** What addresses of a country have (ADDR-27). @param country its ISO code; of none, that of the US */
export const addressFormat = (country: string): AddressFormat => formats(facts, country || 'US');
