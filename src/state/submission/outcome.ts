import type { ActionReply, CataloguedError } from '../../core/submission/submission';
import type { Cents } from '../../core/util/money';

/** How a submission ended. */
export type Outcome =
  | { type: 'accepted'; reply: ActionReply }
  /** With a null error, no message is shown. */
  | { type: 'refused'; error: CataloguedError | null }
  /** The visitor's price is below this minimum, in cents (NYOP-05). */
  | { type: 'priceTooLow'; minimum: Cents }
  /** Not sent: it differs from an order with unknown outcome, so the visitor must be asked (SUBM-55). */
  | { type: 'further'; digest: string };
