import { chosenState } from '../../../commerce/catalogue/chosen-jurisdictions';
import {
  chosenLocalJurisdiction,
  documentTimeLabel,
  filingSpeedLabel,
  localJurisdictionsOf,
} from '../../../commerce/catalogue/filing-methods';
import { estimatedDate } from '../../../commerce/catalogue/filing-times';
import { findByRole, entriesOf, productForRole, type CatalogueEntry } from '../../../commerce/catalogue/product-lookup';
import type { Facts } from '../../../kernel/facts/facts';
import type { FilingMethod } from '../../../kernel/facts/product';
import { optionalChoices } from '../../../commerce/optional/optional-choices';
import { methodChoices, orderedMethod } from '../../../commerce/optional/ordered-method';
import type { ReviewRow } from '../../../kernel/plan/form-plan';
import { formatDay } from '../../../kernel/text/format-date';
import type { Text } from '../../../kernel/text/format-message';

/** The primary products whose filing method can be chosen in the state of service. */
export function filingsOf(facts: Facts): CatalogueEntry[] {
  const offered = entriesOf(facts.catalogue, chosenState(facts)).filter(({ isFiling }) => isFiling);
  return facts.offer.primaryProducts
    .flatMap((role) => findByRole(facts, role, offered) ?? [])
    .filter((found) => methodChoices(facts, found).length > 0);
}

export const isShown = (facts: Facts) => chosenState(facts) !== '';

/** The words about the speed of one of the filings, which is named where there are several. */
const speedWords = (
  key: 'filing.speed' | 'filing.speed.name',
  { product }: CatalogueEntry,
  filings: readonly CatalogueEntry[],
  text: Text,
) => `${filings.length > 1 ? `${product.name}: ` : ''}${text(key)}`;

/** The question about one of the filings. */
export const questionOf = (filing: CatalogueEntry, filings: readonly CatalogueEntry[], text: Text): string =>
  speedWords('filing.speed', filing, filings, text);

/** How fast a method is, and when that will be. */
export function speedOf(facts: Facts, method: FilingMethod, text: Text) {
  const expedites = optionalChoices(facts).map(({ role }) => productForRole(facts, role)?.name ?? '');
  const date = formatDay(estimatedDate(facts.today, method, expedites), text.locale);
  return {
    label: filingSpeedLabel(method, text),
    estimate: text('filing.estimate', { date }),
    documents: text('filing.documents', { time: documentTimeLabel(method, text) }),
  };
}

type Speed = ReturnType<typeof speedOf>;

/** Date and documents of one speed, where they stand for themselves. */
export const detailOf = ({ estimate, documents }: Speed): string => `${estimate} ${documents}`;

export const review = (facts: Facts, text: Text): readonly ReviewRow[] =>
  filingsOf(facts).flatMap((offered, _, filings) => {
    const { product, jurisdiction } = offered;
    const isLocal = localJurisdictionsOf(facts, product, jurisdiction).length > 1;
    const method = orderedMethod(facts, offered);
    const speed = method && speedOf(facts, method, text);
    return [
      { label: text('filing.local.name'), answers: isLocal ? [chosenLocalJurisdiction(facts, product, jurisdiction)] : [] },
      ...(speed
        ? [{ label: speedWords('filing.speed.name', offered, filings, text), answers: [speed.label], details: [detailOf(speed)] }]
        : []),
    ];
  });
