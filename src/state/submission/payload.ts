import type { Cart } from '../../core/cart-items/cart-item';
import type { Facts } from '../../core/facts/facts';
import { isPaidOrder } from '../../core/submission/action-for';
import { contactPayload } from '../../core/submission/contact-payload';
import { fullOrder } from '../../core/submission/full-order';
import type { PaymentPart } from '../../core/submission/payload/card';
import { buildParts, orderFlow, readSecrets } from '../../core/submission/submission-parts';
import type { UrlSwitches } from '../../core/submission/url-switches';

export interface SubmissionContext {
  switches: UrlSwitches;
  /** Whether the visitor had a live chat on the site (SUBM-47). */
  hadChat: boolean;
}

/** What the form type sends as JSON; `payment` is there once the card is tokenized. */
export function payloadOf(
  facts: Facts,
  cart: Cart,
  { switches, hadChat }: SubmissionContext,
  payment: PaymentPart | null = null,
): object {
  const { config, values } = facts;
  if (!isPaidOrder(config.formType)) return contactPayload(config.formType, values);
  const parts = buildParts(orderFlow, { facts, cart, secrets: readSecrets(values), hadChat });
  return fullOrder(config, { ...parts, payment }, switches);
}
