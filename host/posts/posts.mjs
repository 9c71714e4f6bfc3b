import { placeOf } from '../health/place-of.mjs';
import { askNewPassword, logIn } from '../accounts/log-in.mjs';
import { repeatJob } from '../queue/repeat-job.mjs';
import { localeOf } from '../words/translate.mjs';
import { fileBytes } from './asked-files.mjs';
import { answerAboutParts, invitePart, takePart } from '../co-owners/part-posts.mjs';
import { isCaptchaValid, captchaRefusal } from './captcha.mjs';
import { finishPost, finishPostJob } from './conclude-order.mjs';
import { ajaxPath, pageAt, pageOf } from './held-forms.mjs';
import { saveOrder } from '../saved-orders/save-order.mjs';
import { emailQuote } from './email-quote.mjs';
import { answerLookup } from './lookups.mjs';
import { answerCaptcha } from './order-checks.mjs';
import { isAction, isLookup, postOf, readData } from './post.mjs';
import { countHit } from './rate-limit.mjs';
import { BodyFault, readBody } from './read-body.mjs';
import { accept, badPost, refuse, toResponse } from './reply.mjs';
import { checkTrap } from './robot-trap.mjs';
import { settlePost } from './settle-post.mjs';
import { takeOrder } from './take-order.mjs';
import { checkToken, tokenReply } from './tokens.mjs';
import { deleteLostFiles } from './uploads.mjs';
import { visitorOf } from './visitor.mjs';
import { filled, sizeOf, wordsOf } from './words.mjs';
import { limits } from './payload.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('./reply.mjs').Reply} Reply */
/** @typedef {import('./take-order.mjs').Asked} Asked */

/**
 * How posts are counted that order nothing; lookups that are not here are counted as such. Orders are counted behind their keys,
 * since repeats are free.
 */
const counted = new Map(
  Object.entries(
    /** @type {const} */ ({
      settle_payment: 'lookups',
      email_quote: 'quotes',
      save_order: 'saves',
      open_saved_order: 'links',
      invite_part: 'invitations',
      send_part: 'posts',
      // Codes are what one guesses at.
      check_coupon: 'coupons',
      // Each costs the owner something.
      suggest_addresses: 'suggestions',
      address_details: 'suggestions',
      process_captcha: 'posts',
      process_login: 'logins',
      process_reset_password: 'logins',
    }),
  ),
);

/** @param {Shop} shop @param {Asked} asked @returns {Promise<Reply>} */
async function answerForm(shop, asked) {
  const { post, page, visitor, words } = asked;
  switch (post.action) {
    case 'process_captcha':
      return (await isCaptchaValid(shop, post.field('captchaResponse'))) ? accept({ success: true }) : captchaRefusal(words);
    case 'email_quote':
      return emailQuote(shop, asked);
    case 'save_order':
      return saveOrder(shop, asked);
    case 'invite_part':
      return invitePart(shop, asked);
    case 'send_part':
      return takePart(shop, asked);
    case 'settle_payment':
      return settlePost(shop, asked);
    case 'process_login':
      return logIn(shop, post.data, { visitor, locale: localeOf(page.config.locale) });
    case 'process_reset_password':
      return askNewPassword(shop, post.data, { locale: localeOf(page.config.locale) });
    default:
      return takeOrder(shop, asked);
  }
}

/** @param {Shop} shop @param {Asked} asked @returns {Promise<Reply>} */
const answerQuestion = async (shop, asked) => (await answerAboutParts(shop, asked)) ?? answerLookup(shop, asked);

/**
 * @param {Shop} shop
 * @param {import('hono').Context} context
 * @param {import('../pages/pages.mjs').Page | undefined} at  undefined at `/ajax`
 * @returns {Promise<Reply>}
 */
async function answer(shop, context, at) {
  const visitor = visitorOf(shop, context);
  const words = wordsOf(at?.config.locale);
  const post = postOf(await readBody(context.req.raw, { fileBytes: fileBytes(at) }));
  if (!isAction(post.action)) return refuse('There is no such action', 'no_action', 400);
  context.set('action', post.action);
  const refusal = checkToken(shop, visitor, words);
  if (refusal) return refusal;
  const page = pageOf(shop, post, context.req.path);
  if (!page) return refuse(words.noForm, 'no_form', 403);
  const asked = { post, page, visitor, words: wordsOf(page.config.locale) };
  const kind = counted.get(post.action);
  if (isLookup(post.action)) return (await countHit(shop, kind ?? 'lookups', visitor, asked.words)) ?? answerQuestion(shop, asked);
  const robot = checkTrap(shop, post, visitor, asked.words);
  if (robot) return robot;
  const fault = readData(post);
  if (fault !== '') return badPost(fault);
  return (kind && (await countHit(shop, kind, visitor, asked.words))) ?? answerForm(shop, asked);
}

/**
 * @param {import('../pages/pages.mjs').Page | undefined} page
 * @param {BodyFault} fault
 * @returns {Reply}
 */
function replyToFault(page, { status, message }) {
  if (status === 400) return badPost(message);
  const words = wordsOf(page?.config.locale);
  const most = fileBytes(page);
  return refuse(most > 0 ? filled(words.filesTooLarge, sizeOf(most)) : filled(words.tooLong, sizeOf(limits.bytes)), 'too_large', 413);
}

/**
 * Answers the posts of the forms, to the page's own address and to `/ajax`, and gives security tokens.
 *
 * @type {import('../host.mjs').AddRoom}
 */
export function addPosts(shop, app) {
  shop.jobs.set(finishPost, finishPostJob(shop));
  repeatJob(shop, 'delete-lost-files', 86_400_000, () => deleteLostFiles(shop));
  app.get('/nonce', () => toResponse(tokenReply(shop)));
  app.post('/captcha', async (context) => toResponse(await answerCaptcha(shop, context)));
  app.post('*', async (context, next) => {
    const page = pageAt(shop, context.req.path);
    if (!page && context.req.path !== ajaxPath) return next();
    try {
      const reply = await answer(shop, context, page);
      context.set('outcome', reply.body?.code ?? 'accepted');
      return toResponse(reply);
    } catch (error) {
      if (error instanceof BodyFault) return toResponse(replyToFault(page, error));
      // Without its message: that may hold what the visitor typed.
      shop.log('error', 'A post could not be answered', { error: error instanceof Error ? error.name : 'Error', at: placeOf(error) });
      return new Response(null, { status: 500, headers: { 'Cache-Control': 'no-store, private' } });
    }
  });
}
