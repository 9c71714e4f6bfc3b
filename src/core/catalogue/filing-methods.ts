import type { Facts } from '../form-values/facts';
import { keyOf } from '../form-values/form-values';
import { getPath } from '../form-values/paths';
import type { Text } from '../text/format-message';
import { chosenEntityType } from './chosen-jurisdictions';
import type { Duration, FilingMethod, Product } from './product';
import { saveAsOf } from './product-lookup';

const hoursIn = ({ days, hours }: Duration) => days * 24 + hours;

/** Cheapest first, then the soonest filed, then the soonest document (PROD-13). */
export const compareFilingMethods = (one: FilingMethod, other: FilingMethod): number =>
  one.cost - other.cost ||
  hoursIn(one.filed_in) - hoursIn(other.filed_in) ||
  hoursIn(one.docs_in) - hoursIn(other.docs_in);

/** A federal method applies to every state, and to the federal jurisdiction itself (PROD-11). */
const appliesIn = (method: FilingMethod, jurisdiction: string) =>
  method.jurisdiction === 'Federal' || method.jurisdiction === jurisdiction;

/** How a product can be filed for the chosen entity type in a jurisdiction, in order (PROD-12, PROD-13). */
export function filingMethodsOf(facts: Facts, product: Product, jurisdiction: string): FilingMethod[] {
  const entityType = chosenEntityType(facts);
  return product.filing_methods
    .filter((method) => appliesIn(method, jurisdiction) && method.entity_types.includes(entityType))
    .sort(compareFilingMethods);
}

/**
 * The method kept for a product and jurisdiction (`selectedFilingMethodKeys.{jurisdiction}.{saveAs}` holds its id), or
 * the first of those on offer when none is kept or the kept one is not offered any more.
 */
export function chosenFilingMethod(facts: Facts, product: Product, jurisdiction: string): FilingMethod | undefined {
  const path = `selectedFilingMethodKeys.${jurisdiction}.${saveAsOf(facts.config, product)}`;
  const key = keyOf(getPath(facts.values, path));
  const offered = filingMethodsOf(facts, product, jurisdiction);
  return offered.find(({ id }) => id === key) ?? offered[0];
}

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
