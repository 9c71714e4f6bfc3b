import { randomUUID } from 'node:crypto';
import { attachAccount, prepareAccount } from '../accounts/order-accounts.mjs';
import { bindParts, refuseMissingParts, withParts } from '../co-owners/order-parts.mjs';
import { findByKey, insertOrder } from '../orders/orders.mjs';
import { beginPayment } from '../payment/payment.mjs';
import { offeredWays } from '../payment/ways.mjs';
import { addJob } from '../queue/add-job.mjs';
import { forgetOrdered } from '../saved-orders/saved-orders.mjs';
import { priceOf } from '../quote/price-of.mjs';
import { localeOf } from '../words/translate.mjs';
import { endAttempt, findAttempt, giveUpLease, leaseTime, once, renewLease } from './attempts.mjs';
import { captchaRefusal, forgetCaptcha, isCaptchaValid } from './captcha.mjs';
import { hasCardData, withoutCardNumbers } from './card-guard.mjs';
import { asksProvider, concludeOrder, endOrder, finishPost, withStanding } from './conclude-order.mjs';
import { digestOf } from './digest.mjs';
import { formOf, isSelling } from './held-forms.mjs';
import { refuseBurst, refuseCards } from './order-checks.mjs';
import { countHit } from './rate-limit.mjs';
import { refuse, UnknownOutcome } from './reply.mjs';
import { checkFiles, filesOf, keepFiles } from './uploads.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('./attempts.mjs').Lease} Lease */
/** @typedef {import('./reply.mjs').Reply} Reply */
/** @typedef {import('../quote/price-of.mjs').Price} Price */
/** What a checked post is stored with. @typedef {{ price: Price, paymentWay: string, account: import('../accounts/order-accounts.mjs').PostAccount | undefined }} Terms */

/**
 * What a post asks of a shop.
 *
 * @typedef {object} Asked
 * @property {import('./post.mjs').Post} post
 * @property {import('../pages/pages.mjs').Page} page  that holds its form
 * @property {import('./visitor.mjs').Visitor} visitor
 * @property {import('./words.mjs').Words} words
 */

const hasToken = (/** @type {any} */ payment) => Boolean(payment?.token || payment?.customer_id);

/**
 * The way to pay of an order: the one that it names. An order of a page from before there were ways names none: it is paid by
 * card where the page offers that, else as the page says first (PAY-01).
 *
 * @param {Shop} shop
 * @param {Asked} asked
 * @param {Price} price
 * @returns {string | Reply}  '' where there is nothing to pay; the refusal of a way that the page does not offer
 */
function wayOf(shop, { post, page, words }, { total, isOwn }) {
  const { payment } = post.data;
  const named = typeof payment?.way === 'string' ? payment.way : '';
  // A total that anybody can forge is charged nowhere.
  const offered = offeredWays(shop, page.config).filter(({ begin }) => isOwn || !begin);
  const way = offered.find(({ id }) => id === named);
  if (named !== '' && !way) return refuse(words.noSuchWay, 'payment_way');
  if (total === 0) return '';
  if ((way?.kind === 'card' || way?.kind === 'box') && !hasToken(payment)) return refuse(words.noCard, 'payment_way');
  return (way ?? offered.find(({ kind }) => kind === 'card') ?? offered[0])?.id ?? '';
}

/**
 * Stores an order or message, and concludes it at once where no provider is asked.
 *
 * @param {Shop} shop
 * @param {Asked} asked
 * @param {Lease} lease
 * @param {Terms} terms
 * @returns {Promise<Reply>}
 */
async function store(shop, { post, page, words }, lease, { price, paymentWay, account }) {
  const files = await keepFiles(shop, filesOf(post, page));
  const isOrder = isSelling(post.formType);
  let held = lease;
  // Where this fails its files stay for a day: whoever asked cannot always know whether an order was stored.
  const stored = await shop.db.transaction().execute(async (trx) => {
    held = await renewLease(trx, lease, shop.now());
    const { payload, parts } = await withParts(shop, trx, post, withoutCardNumbers(post.data));
    const order = await insertOrder(shop, trx, {
      action: post.action,
      orderKey: lease.key,
      formType: post.formType,
      page: page.path,
      payload,
      isOrder,
      files,
      ...(isOrder && { ledger: price.ledger, total: price.total, paymentWay }),
    });
    await bindParts(trx, order, parts);
    const accountId = account ? await attachAccount(shop, trx, order, account) : null;
    // Somebody else has just opened an account with the same address: a repeat finds it.
    if (accountId === null && formOf(post.formType)?.account !== undefined) throw new UnknownOutcome('The account was not opened');
    await forgetCaptcha(shop, trx, post.field('captchaResponse'));
    if (!asksProvider(shop, order)) return endOrder(shop, trx, held, { id: order.id, standing: { pending: true }, words });
    const now = shop.now();
    await addJob(trx, { kind: finishPost, payload: { order: order.id }, key: `${finishPost}-${order.id}`, runAt: now + leaseTime, now });
    return order;
  });
  if ('body' in stored) return stored;
  // The lease was renewed with the order: whoever gives it up must know the new one.
  return concludeOrder(shop, held, stored, words).catch(async (error) => {
    await giveUpLease(shop, held);
    throw error;
  });
}

/**
 * Checks an order or message before it is stored.
 *
 * @param {Shop} shop
 * @param {Asked} asked
 * @param {string} key
 * @returns {Promise<Reply | Terms>}  refusals of status 200, since they are stored with the key
 */
async function check(shop, asked, key) {
  const { post, page, visitor, words } = asked;
  const opensAccount = formOf(post.formType)?.account !== undefined;
  const asksCaptcha = post.action !== 'process_signup' || opensAccount;
  if (asksCaptcha && !(await isCaptchaValid(shop, post.field('captchaResponse')))) return captchaRefusal(words);
  if (hasCardData(shop, post.data)) return refuse(words.cardData, 'card_data');
  const fault = checkFiles(post, page, words);
  if (fault) return fault;
  const account = () => prepareAccount(shop, { payload: post.data, key, opensAccount, visitor, locale: localeOf(page.config.locale) });
  if (!isSelling(post.formType)) {
    const opened = opensAccount ? await account() : undefined;
    if (opened && 'refusal' in opened) return opened.refusal;
    return { price: { ledger: [], total: null, isOwn: true, renewals: [] }, paymentWay: '', account: opened };
  }
  const missing = await refuseMissingParts(shop, asked);
  if (missing) return missing;
  const price = await priceOf(shop, page, post);
  if (price.refusal) return { status: 200, body: price.refusal };
  const paymentWay = wayOf(shop, asked, price);
  if (typeof paymentWay !== 'string') return paymentWay;
  const burst = await refuseBurst(shop, asked, key);
  if (burst) return burst;
  const opened = await account();
  return 'refusal' in opened ? opened.refusal : { price, paymentWay, account: opened };
}

/**
 * Takes an order or message once for each key: checks, stores and concludes it.
 *
 * @param {Shop} shop
 * @param {Asked} asked
 * @returns {Promise<Reply>}
 */
export async function takeOrder(shop, asked) {
  const { post, visitor, words } = asked;
  const { action } = post;
  // A key is an order's; without one there is nothing to repeat.
  const key = post.key || randomUUID();
  const isKnown = post.key !== '' && (await findAttempt(shop.db, action, key)) !== undefined;
  const refusal = isKnown ? undefined : ((await countHit(shop, 'posts', visitor, words)) ?? (await refuseCards(shop, asked, key)));
  if (refusal) return refusal;
  const reply = await once(shop, { action, key, digest: digestOf(post) }, words, async (lease) => {
    const known = await findByKey(shop.db, action, key);
    if (known) return concludeOrder(shop, lease, known, words);
    const checked = await check(shop, asked, key);
    if (!('status' in checked)) return store(shop, asked, lease, checked);
    await endAttempt(shop.db, lease, checked);
    return checked;
  });
  if (action !== 'process_signup') return reply;
  const standing = await withStanding(shop, reply, key, (order) => beginPayment(shop, order));
  // Once an order was made of it, nobody comes back to what was saved.
  if (standing.status === 200 && standing.body?.error === undefined && standing.body?.min === undefined)
    await forgetOrdered(shop, post.field('saved_order'));
  return standing;
}
