import type { Facts } from '../../kernel/facts/facts';
import { traitsOfType } from '../../kernel/reference/product-roles';
import { chosenKey } from '../../kernel/answers/get-answer';
import { counted } from '../../kernel/text/counted';
import type { TextKey } from '../../kernel/text/en';
import type { Text } from '../../kernel/text/format-message';
import { chosenEntityType } from './chosen-jurisdictions';
import { orderedEntityType } from './ordered-entity-type';
import type { Duration, FilingMethod, Product } from '../../kernel/facts/product';
import { saveAsOf } from './product-lookup';
import type { AnswerPath } from '../../kernel/answers/answer-path';

/** A duration in whole hours. */
export const hoursIn = ({ days, hours }: Duration) => days * 24 + hours;

/** Sorts by cost, then by the time until it is filed, then by the time until the documents arrive (PROD-13). */
export const compareFilingMethods = (one: FilingMethod, other: FilingMethod): number =>
  one.cost - other.cost || hoursIn(one.filed_in) - hoursIn(other.filed_in) || hoursIn(one.docs_in) - hoursIn(other.docs_in);

/** A federal method applies in every jurisdiction (PROD-11). */
const appliesIn = (method: FilingMethod, jurisdiction: string) => method.jurisdiction === 'Federal' || method.jurisdiction === jurisdiction;

const domesticLocalities = ['domestic', 'both'];

const hasFittingLocality = ({ type }: Product, { filing }: FilingMethod) =>
  !traitsOfType(type).isDomestic || domesticLocalities.includes(filing.locality);

/**
 * The filing methods of a product in a jurisdiction, in all its counties and cities, sorted (PROD-12, PROD-13, PROD-25). A
 * company that is made a close one by its checkbox is filed as such (SUBM-21).
 */
function methodsAnywhere(facts: Facts, product: Product, jurisdiction: string): FilingMethod[] {
  const here = product.filing_methods.filter((method) => appliesIn(method, jurisdiction) && hasFittingLocality(product, method));
  const methodsFor = (type: string) => here.filter(({ entity_types }) => entity_types.includes(type)).sort(compareFilingMethods);
  // A filing that is the same for close companies has no method of its own for them.
  const ordered = methodsFor(orderedEntityType(facts));
  return ordered.length > 0 ? ordered : methodsFor(chosenEntityType(facts));
}

/** The path of the chosen method's id (PROD-18). */
export const filingMethodPath = (facts: Facts, product: Product, jurisdiction: string): AnswerPath =>
  `selectedFilingMethodKeys.${jurisdiction}.${saveAsOf(facts, product)}`;

/** The path of the chosen local jurisdiction's name. */
export const localJurisdictionPath = (facts: Facts, product: Product, jurisdiction: string): AnswerPath =>
  `selectedLocalJurisdiction.${jurisdiction}.${saveAsOf(facts, product)}`;

const localsOf = (methods: readonly FilingMethod[]) => [...new Set(methods.flatMap(({ local_jurisdiction }) => local_jurisdiction ?? []))];

/** The names of the counties or cities in which a product can be filed; usually none. */
export const localJurisdictionsOf = (facts: Facts, product: Product, jurisdiction: string): string[] =>
  localsOf(methodsAnywhere(facts, product, jurisdiction)).sort();

/**
 * The visitor's answers about a filing, as far as they are on offer, and the defaults for the rest.
 * @param isAllowed limits the methods that can be chosen, not the local jurisdictions
 */
function filingOf(facts: Facts, product: Product, jurisdiction: string, isAllowed: (method: FilingMethod) => boolean = () => true) {
  const anywhere = methodsAnywhere(facts, product, jurisdiction);
  const answerAt = (path: AnswerPath) => chosenKey(facts.values, path);
  const answeredId = answerAt(filingMethodPath(facts, product, jurisdiction));
  const answeredMethod = anywhere.find(({ id }) => id === answeredId);
  const answeredLocal = answerAt(localJurisdictionPath(facts, product, jurisdiction));
  const local = localsOf(anywhere).includes(answeredLocal) ? answeredLocal : ((answeredMethod ?? anywhere[0])?.local_jurisdiction ?? null);
  // A method without local jurisdiction is filed with the state, so it fits every county and city.
  const methods = anywhere.filter(
    (method) => (method.local_jurisdiction === null || method.local_jurisdiction === local) && isAllowed(method),
  );
  const first = methods.find(({ local_jurisdiction }) => local_jurisdiction === local) ?? methods[0];
  return { methods, local, first, chosen: answeredMethod && methods.includes(answeredMethod) ? answeredMethod : first };
}

/** The chosen local jurisdiction, or else the one of the chosen method; '' if there is none. */
export const chosenLocalJurisdiction = (facts: Facts, product: Product, jurisdiction: string): string =>
  filingOf(facts, product, jurisdiction).local ?? '';

/** The filing methods for the chosen entity type and local jurisdiction, sorted (PROD-12, PROD-13). */
export const filingMethodsOf = (...filing: Parameters<typeof filingOf>): FilingMethod[] => filingOf(...filing).methods;

/** The method used if the visitor chooses none: the first of the local jurisdiction, or else the first of all (PROD-16). */
export const defaultFilingMethod = (...filing: Parameters<typeof filingOf>): FilingMethod | undefined => filingOf(...filing).first;

/** The method that the visitor chose, or the default if none, or none on offer, is chosen. */
export const chosenFilingMethod = (...filing: Parameters<typeof filingOf>): FilingMethod | undefined => filingOf(...filing).chosen;

/** In hours if below a day, else in rounded days (PROD-14). */
function formatTime(duration: Duration, day: 'time.day' | 'time.moreDay', text: Text): string {
  const hours = hoursIn(duration);
  return hours < 24 ? counted(text, 'time.hour', hours) : counted(text, day, Math.round(hours / 24));
}

/** How fast the state files it: "Processed by State in 3 days" (PROD-14, PROD-15). A page config may replace the sentence. */
export const filingSpeedLabel = ({ filed_in }: FilingMethod, text: Text, key: TextKey = 'filing.speedLabel'): string =>
  text(key).replace(/\{\{\s*filed_in\s*\}\}/g, () => formatTime(filed_in, 'time.day', text));

/** How long the documents take after that: "3 more days" (PROD-14). */
export const documentTimeLabel = ({ docs_in }: FilingMethod, text: Text): string => formatTime(docs_in, 'time.moreDay', text);
