import type { Facts, FormTraits } from '../kernel/facts/facts';
import type { Offer } from '../kernel/facts/offer';
import type { PageConfig } from '../kernel/page-config/page-config';
import type { Shop } from './shop';

/** The form that an order came from: its page config, and what it sells by that. */
export interface PricedForm {
  config: PageConfig;
  form: FormTraits;
  offer: Offer;
}

/** What an order is priced by. */
export interface OrderTerms extends PricedForm {
  shop: Shop;
}

/** What core has to know of an order beside the kind of company. */
interface OrderFacts extends Partial<Pick<Facts, 'domains' | 'catalogue'>> {
  /** The states that something is bought in. */
  states?: readonly string[];
  /** What the visitor named as the price, and whether they want it at once. */
  nyop?: object;
}

/** The facts of an order as far as its payload says them; the answers themselves are not in it. */
export const factsOf = (
  { config, form, offer, shop }: OrderTerms,
  kind: string,
  { states = [], nyop, domains = [], catalogue = shop.catalogue }: OrderFacts = {},
): Facts => ({
  config,
  form,
  offer,
  catalogue,
  domains,
  values: {
    companyInformation: { entityType: { key: kind, value: kind }, states: Object.fromEntries(states.map((code) => [code, true])) },
    ...(nyop && { nyop }),
  },
  today: '',
});

/** The kind of a close company without "Close", any other kind as it is. */
export const plainKind = (kind: string): string => kind.replace(/^Close /, '');
