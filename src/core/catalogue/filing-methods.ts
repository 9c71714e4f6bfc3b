import type { Facts } from '../facts/facts';
import { traitsOfType } from '../reference/product-roles';
import { choiceKey } from '../answers/form-values';
import { getAnswer } from '../answers/get-answer';
import type { Text } from '../text/format-message';
import { chosenEntityType } from './chosen-jurisdictions';
import type { Duration, FilingMethod, Product } from '../facts/product';
import { saveAsOf } from './product-lookup';
import type { AnswerPath } from '../answers/answer-path';

/** A duration in whole hours. */
export const hoursIn = ({ days, hours }: Duration) => days * 24 + hours;

/** Cheapest first, then the soonest filed, then the soonest document (PROD-13). */
export const compareFilingMethods = (one: FilingMethod, other: FilingMethod): number =>
  one.cost - other.cost ||
  hoursIn(one.filed_in) - hoursIn(other.filed_in) ||
  hoursIn(one.docs_in) - hoursIn(other.docs_in);

/** A federal method applies to every state, and to the federal jurisdiction itself (PROD-11). */
const appliesIn = (method: FilingMethod, jurisdiction: string) =>
  method.jurisdiction === 'Federal' || method.jurisdiction === jurisdiction;

const domesticLocalities = ['domestic', 'both'];

const hasFittingLocality = ({ type }: Product, { filing }: FilingMethod) =>
  !traitsOfType(type).isDomestic || domesticLocalities.includes(filing.locality);

/** How a product can be filed anywhere in a jurisdiction, in order (PROD-12, PROD-13, PROD-25). */
function methodsAnywhere(facts: Facts, product: Product, jurisdiction: string): FilingMethod[] {
  const entityType = chosenEntityType(facts);
  return product.filing_methods
    .filter(
      (method) =>
        appliesIn(method, jurisdiction) &&
        method.entity_types.includes(entityType) &&
        hasFittingLocality(product, method),
    )
    .sort(compareFilingMethods);
}

/** Where the id of the chosen method is kept (PROD-18). */
export const filingMethodPath = (facts: Facts, product: Product, jurisdiction: string): AnswerPath =>
  `selectedFilingMethodKeys.${jurisdiction}.${saveAsOf(facts, product)}`;

/** Where the name of the chosen local jurisdiction is kept. */
export const localJurisdictionPath = (facts: Facts, product: Product, jurisdiction: string): AnswerPath =>
  `selectedLocalJurisdiction.${jurisdiction}.${saveAsOf(facts, product)}`;

const localsOf = (methods: readonly FilingMethod[]) => [
  ...new Set(methods.flatMap(({ local_jurisdiction }) => local_jurisdiction ?? [])),
];

/** The counties or cities of a jurisdiction in which a product can be filed, by name; mostly none. */
export const localJurisdictionsOf = (facts: Facts, product: Product, jurisdiction: string): string[] =>
  localsOf(methodsAnywhere(facts, product, jurisdiction)).sort();

/** What of a product's filing is kept, as far as it is on offer, and what stands where nothing is. */
function filingOf(facts: Facts, product: Product, jurisdiction: string) {
  const anywhere = methodsAnywhere(facts, product, jurisdiction);
  const kept = (path: AnswerPath) => choiceKey(getAnswer(facts.values, path));
  const key = kept(filingMethodPath(facts, product, jurisdiction));
  const keptMethod = anywhere.find(({ id }) => id === key);
  const keptLocal = kept(localJurisdictionPath(facts, product, jurisdiction));
  const local = localsOf(anywhere).includes(keptLocal) ? keptLocal : ((keptMethod ?? anywhere[0])?.local_jurisdiction ?? null);
  // What is filed with the state is filed the same in every part of it.
  const methods = anywhere.filter(({ local_jurisdiction: place }) => place === null || place === local);
  const first = methods.find(({ local_jurisdiction: place }) => place === local) ?? methods[0];
  return { methods, local, first, chosen: keptMethod && methods.includes(keptMethod) ? keptMethod : first };
}

/** The local jurisdiction kept for a product, else that of its chosen method; '' where there is none. */
export const chosenLocalJurisdiction = (facts: Facts, product: Product, jurisdiction: string): string =>
  filingOf(facts, product, jurisdiction).local ?? '';

/**
 * How a product can be filed for the chosen entity type in a jurisdiction and in the local one chosen there, in order
 * (PROD-12, PROD-13).
 */
export const filingMethodsOf = (facts: Facts, product: Product, jurisdiction: string): FilingMethod[] =>
  filingOf(facts, product, jurisdiction).methods;

/** What is chosen where the visitor says nothing: the first method of the local jurisdiction, else the first of all (PROD-16). */
export const defaultFilingMethod = (facts: Facts, product: Product, jurisdiction: string): FilingMethod | undefined =>
  filingOf(facts, product, jurisdiction).first;

/** The method kept for a product and jurisdiction, or the default where none is kept, or one that is not offered. */
export const chosenFilingMethod = (facts: Facts, product: Product, jurisdiction: string): FilingMethod | undefined =>
  filingOf(facts, product, jurisdiction).chosen;

/** Hours below a day, else rounded days (PROD-14). `days` names the sentence, which has a singular of the same name. */
function formatTime(duration: Duration, days: 'time.days' | 'time.moreDays', text: Text): string {
  const hours = hoursIn(duration);
  const isDays = hours >= 24;
  const count = isDays ? Math.round(hours / 24) : hours;
  const plural = isDays ? days : 'time.hours';
  return text(count === 1 ? singular[plural] : plural, { count });
}

const singular = { 'time.hours': 'time.hour', 'time.days': 'time.day', 'time.moreDays': 'time.moreDay' } as const;

/** How fast the state files it: "Processed by State in 3 days" (PROD-14, PROD-15). The site owner may word it anew. */
export const filingSpeedLabel = ({ filed_in }: FilingMethod, text: Text): string =>
  text('filing.speedLabel').replace(/\{\{\s*filed_in\s*\}\}/g, () => formatTime(filed_in, 'time.days', text));

/** When the documents follow: "3 more days" (PROD-14). */
export const documentTimeLabel = ({ docs_in }: FilingMethod, text: Text): string =>
  formatTime(docs_in, 'time.moreDays', text);
