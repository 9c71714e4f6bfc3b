import { bodyLimit } from 'hono/body-limit';
import { offeredWays } from '../payment/ways.mjs';
import { repeatJob } from '../queue/repeat-job.mjs';
import { checkoutId } from './checkout.mjs';
import { elementId } from './element.mjs';
import { isTestMode, testModeWords } from './keys.mjs';
import { answerEvent, forgetEvents } from './webhook.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */

/** The address that Stripe's dashboard is told. */
export const webhookPath = '/stripe/webhook';

/** Bytes of an event. */
const maxBytes = 262_144;

const day = 24 * 3_600_000;

/** What the owner must know of Stripe wherever orders are shown; '' for nothing. @param {Shop} shop */
export const stripeNotice = (shop) =>
  isTestMode(shop.settings) && offeredWays(shop).some(({ id }) => id === checkoutId || id === elementId) ? testModeWords : '';

/**
 * Stripe: the address for its webhooks.
 *
 * @type {import('../host.mjs').AddRoom}
 */
export function addStripe(shop, app) {
  const notice = stripeNotice(shop);
  if (notice) shop.log('warn', notice);
  repeatJob(shop, 'forget-stripe-events', day, () => forgetEvents(shop));

  const tooLarge = bodyLimit({ maxSize: maxBytes, onError: (context) => context.json({ code: 'too_large' }, 413) });
  app.post(webhookPath, tooLarge, async (context) => {
    const body = Buffer.from(await context.req.arrayBuffer());
    const { status, code } = await answerEvent(shop, body, context.req.header('Stripe-Signature') ?? '');
    context.header('Cache-Control', 'no-store, private');
    return context.json({ code }, status);
  });
}
