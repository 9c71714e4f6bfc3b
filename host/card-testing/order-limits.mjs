import { readStored, store } from '../settings/stored-settings.mjs';
import { countTries, forgetTry, minutesUntil, noteTry } from './order-tries.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('./order-tries.mjs').Counts} Counts */
/** @typedef {import('./order-tries.mjs').OrderTry} OrderTry */

/** Under which name it is stored when cards were tested last, in ms. */
const testedAt = 'cardsTestedAt';

/** For how many ms the owner is told. */
const told = 7 * 24 * 3_600_000;

/**
 * Why an order may not go on: a captcha is asked for first, or too many cards were tried, by this visitor or by all of them
 * together, and can be tried again in so many minutes.
 *
 * @typedef {{ asks: 'captcha' } | { minutes: number, isAll: boolean }} OrderRefusal
 */

/** Whether tokens of captchas are verified. @param {Shop} shop */
const hasCaptcha = ({ settings: { captcha } }) => captcha.provider !== '' && captcha.secret !== '';

/** @param {Shop} shop @param {{ all: Counts, mine: Counts }} counts */
function asksCaptcha({ settings: { orderLimits } }, { all, mine }) {
  const { burst, tries } = orderLimits;
  const isBurst = burst > 0 && (all.short >= burst || all.long >= 3 * burst || all.declined >= burst);
  return isBurst || (tries > 0 && (mine.short >= tries || mine.long >= 2 * tries || mine.declined >= tries));
}

/**
 * Refuses an order with a card where too many cards were tried, and notes it for the owner.
 *
 * @param {Shop} shop
 * @param {{ all: Counts, mine: Counts }} counts
 * @returns {Promise<OrderRefusal | undefined>}
 */
async function stop(shop, { all, mine }) {
  const { cards, allCards } = shop.settings.orderLimits;
  const isMine = cards > 0 && mine.cards >= cards;
  const isAll = !hasCaptcha(shop) && allCards > 0 && (all.cards >= allCards || all.declined >= Math.max(1, allCards / 2));
  if (!isMine && !isAll) return undefined;
  await store(shop.db, testedAt, shop.now());
  return { minutes: minutesUntil(shop, isMine ? mine : all), isAll: !isMine };
}

/**
 * Refuses a post of a new key that brings a card, before its key is taken: nothing is stored, so that the same order can be sent
 * later (PAY-08).
 *
 * @param {Shop} shop
 * @param {Pick<OrderTry, 'network' | 'session' | 'card'>} tried
 * @returns {Promise<OrderRefusal | undefined>} undefined where it may go on
 */
export async function checkCards(shop, tried) {
  return tried.card === '' ? undefined : stop(shop, await countTries(shop, tried));
}

/**
 * Notes an order that is about to be paid, and refuses it where it needs a captcha first, or where too many cards were tried
 * meanwhile. Nobody was asked for its payment yet. A repeat under its key is no further try (PAY-08).
 *
 * @param {Shop} shop
 * @param {OrderTry} tried
 * @param {() => Promise<boolean>} isPerson  whether the visitor has solved a captcha that counts for one more order; asked once
 * @returns {Promise<OrderRefusal | undefined>} undefined where it may go on
 */
export async function checkOrder(shop, tried, isPerson) {
  const id = await noteTry(shop, tried);
  if (id === undefined) return undefined;
  const counts = await countTries(shop, tried, id);
  const tooMany = tried.card === '' ? undefined : await stop(shop, counts);
  const asks = !tooMany && hasCaptcha(shop) && asksCaptcha(shop, counts) && !(await isPerson());
  /** @type {OrderRefusal | undefined} */
  const refusal = tooMany ?? (asks ? { asks: 'captcha' } : undefined);
  if (refusal) await forgetTry(shop, id);
  return refusal;
}

/**
 * What the owner must know of cards that were tested of late; '' for nothing.
 *
 * @param {Shop} shop
 * @returns {Promise<string>}
 */
export async function cardTestingNotice(shop) {
  const at = Number((await readStored(shop.db, testedAt)) ?? 0);
  if (at <= shop.now() - told) return '';
  const what = `Somebody tried many cards on this site, last on ${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC. This site refused them before your payment provider was asked.`;
  const help = hasCaptcha(shop)
    ? 'Visitors who try many cards must solve a captcha.'
    : 'Set up a captcha: then this site asks for one only where many cards are tried, and does not have to refuse your customers.';
  return `${what} ${help}`;
}
