import type { TextKey } from '../text/en';
import { languageOf } from '../text/language';
import { readOptions, sortByLabel, type Option } from './options';

/** The code and the words for a place without a state of its own; nothing is ever filed there (PROD-05). */
export const outsideUS = 'Outside of the US';

export interface StateGroup {
  label: TextKey;
  options: readonly Option[];
}

/** What the state selector offers, in its groups (FIELD-16). */
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
    options: readOptions(
      'ASAmerican Samoa|GUGuam|MPNorthern Mariana Islands|PRPuerto Rico|VIU.S. Virgin Islands',
    ),
  },
  { label: 'states.nonUS', options: [{ key: outsideUS, label: outsideUS }] },
];

const namesOf = (options: readonly Option[]) => new Map(options.map(({ key, label }) => [key, label]));

const names = namesOf(stateGroups.flatMap(({ options }) => options));

/** What has a name of its own in another language; agencies and visitors write all others as in English. */
const ownNames: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  es: namesOf([
    ...readOptions(
      'DCDistrito de Columbia|HIHawái|LALuisiana|NHNuevo Hampshire|NJNueva Jersey|NMNuevo México|NYNueva York|' +
        'NCCarolina del Norte|NDDakota del Norte|OROregón|PAPensilvania|SCCarolina del Sur|SDDakota del Sur|' +
        'WVVirginia Occidental|AAFuerzas Armadas en las Américas|AEFuerzas Armadas en Europa|' +
        'APFuerzas Armadas en el Pacífico|ASSamoa Americana|MPIslas Marianas del Norte|VIIslas Vírgenes de EE. UU.',
    ),
    { key: outsideUS, label: 'Fuera de EE. UU.' },
  ]),
};

/** The name of a state, territory or military code in a locale such as `es-US`; undefined for any other. */
export const stateName = (code: string, locale = 'en'): string | undefined =>
  ownNames[languageOf(locale)]?.get(code) ?? names.get(code);

/** The groups of the state selector in the names and the order of a locale. */
export const stateGroupsIn = (locale: string): readonly StateGroup[] =>
  languageOf(locale) in ownNames
    ? stateGroups.map(({ label, options }) => ({
        label,
        options: sortByLabel(options.map(({ key }) => ({ key, label: stateName(key, locale)! })), locale),
      }))
    : stateGroups;

/** The codes of the fifty states and DC, in which companies are filed. */
export const filingStates: readonly string[] = stateGroups[0]!.options.map(({ key }) => key);
