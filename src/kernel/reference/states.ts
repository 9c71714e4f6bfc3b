import type { TextKey } from '../text/en';
import type { Text } from '../text/format-message';
import { joinList } from '../text/join-list';
import { languageOf } from '../text/language';
import { readOptions, sortByLabel, type Option } from './options';

/** Code and English label of the option for visitors abroad; nothing is ever filed there (PROD-05). */
export const outsideUS = 'Outside of the US';

export interface StateGroup {
  label: TextKey;
  options: readonly Option[];
}

/** The options of the state selector, in groups and in English (FIELD-16). */
export const stateGroups: readonly StateGroup[] = [
  {
    label: 'states.states',
    options: readOptions(
      'ALAlabama|AKAlaska|AZArizona|ARArkansas|CACalifornia|COColorado|CTConnecticut|DEDelaware|' +
        'DCDistrict of Columbia|FLFlorida|GAGeorgia|HIHawaii|IDIdaho|ILIllinois|INIndiana|IAIowa|KSKansas|' +
        'KYKentucky|LALouisiana|MEMaine|MDMaryland|MAMassachusetts|MIMichigan|MNMinnesota|MSMississippi|' +
        'MOMissouri|MTMontana|NENebraska|NVNevada|NHNew Hampshire|NJNew Jersey|NMNew Mexico|NYNew York|' +
        'NCNorth Carolina|NDNorth Dakota|OHOhio|OKOklahoma|OROregon|PAPennsylvania|RIRhode Island|' +
        'SCSouth Carolina|SDSouth Dakota|TNTennessee|TXTexas|UTUtah|VTVermont|VAVirginia|WAWashington|' +
        'WVWest Virginia|WIWisconsin|WYWyoming',
    ),
  },
  {
    label: 'states.military',
    options: readOptions('AAArmed Forces Americas|AEArmed Forces Europe|APArmed Forces Pacific'),
  },
  {
    label: 'states.territories',
    options: readOptions('ASAmerican Samoa|GUGuam|MPNorthern Mariana Islands|PRPuerto Rico|VIU.S. Virgin Islands'),
  },
  { label: 'states.nonUS', options: [{ key: outsideUS, label: outsideUS }] },
];

const names = new Map(stateGroups.flatMap(({ options }) => options).map(({ key, label }) => [key, label]));

/** The name of a state, territory or military code, in English without `text`; undefined for any other code. */
export function stateName(code: string, text?: Text): string | undefined {
  const english = names.get(code);
  return english && (text?.states[code] ?? english);
}

/** The state that a text names, by its code or its name in English or the language of `text`; undefined for any other text. */
export function stateNamed(typed: string, text: Text): { key: string; value: string } | undefined {
  const plain = typed.trim().toLowerCase();
  const key = stateCodes.find((code) => [code, names.get(code), stateName(code, text)].some((name) => name?.toLowerCase() === plain));
  return key && key !== outsideUS ? { key, value: stateName(key, text)! } : undefined;
}

/** "Texas, Utah and Wyoming". */
export const joinStates = (codes: readonly string[], text: Text): string =>
  joinList(
    codes.map((code) => stateName(code, text) ?? code),
    text,
  );

/** The options of the state selector, named and sorted in the language of `text`. */
export const stateGroupsIn = (text: Text): readonly StateGroup[] =>
  languageOf(text.locale) === 'en'
    ? stateGroups
    : stateGroups.map(({ label, options }) => ({
        label,
        options: sortByLabel(
          options.map(({ key }) => ({ key, label: stateName(key, text)! })),
          text.locale,
        ),
      }));

/** Every code of the state selector. */
export const stateCodes: readonly string[] = [...names.keys()];

/** The codes of the fifty states and DC, in which companies are filed. */
export const filingStates: readonly string[] = stateGroups[0]!.options.map(({ key }) => key);
