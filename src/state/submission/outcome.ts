import type { EarlierOrder } from '../../submission/earlier-order';
import type { Receipt } from '../../commerce/review/receipt';
import type { PriceChange } from '../../submission/price-change';
import type { ActionReply, CataloguedError } from '../../submission/submission';
import type { Cents } from '../../kernel/util/money';

/** How a submission ended. */
export type Outcome =
  /** `hasDomains`: the domains of the domain cart are ordered. */
  | { type: 'accepted'; reply: ActionReply; hasDomains: boolean; receipt: Receipt }
  /** With a null error, no message is shown. */
  | { type: 'refused'; error: CataloguedError | null }
  /** The server asks another price than the visitor saw, so the visitor must be asked (SHOP-06). */
  | { type: 'priceChanged'; change: PriceChange }
  /** The visitor's price is below this minimum, in cents (NYOP-05). */
  | { type: 'priceTooLow'; minimum: Cents }
  /** Not sent, or not taken: it differs from an order that was sent before, so the visitor must be asked (SUBM-55). */
  | { type: 'further'; digest: string; earlier: EarlierOrder };
