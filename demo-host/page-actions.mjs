import { checkAddress } from './address-checks.mjs';
import { createDomainAnswers, isDomainAction } from './domains.mjs';
import { readLedger } from './ledger.mjs';
import { opensAccount } from './page-configs.mjs';
import { digestOf, findFault, isTooLong, readPost } from './read-post.mjs';
import { findScenario, waitFor } from './scenarios.mjs';

/** @typedef {import('express').Request} Request */
/** @typedef {import('express').Response} Response */
/** @typedef {import('./received.mjs').ReceivedRequest} ReceivedRequest */
/** @typedef {import('./scenarios.mjs').Scenario} Scenario */
/** @typedef {import('./scenarios.mjs').Reply} Reply */

/** The actions whose post contains the captcha token. */
const actionsWithCaptcha = ['process_captcha', 'process_contact', 'process_application', 'process_client_profile'];

const phpWarning = '<br />\n<b>Warning</b>:  Undefined array key "invoice" in <b>/var/www/html/signup.php</b> on line <b>214</b><br />\n';

/** The answers that say nothing of the order; a dropped connection has none. @type {Record<string, Reply | undefined>} */
const brokenAnswers = {
  'server-error': { status: 500, body: '<!doctype html><title>500</title><h1>Internal Server Error</h1>\n' },
  'server-error-after': { status: 500, body: { error: 'The mail could not be sent.' } },
  'not-json': { status: 200, body: phpWarning },
};

/** @type {Reply} */
const tooLong = {
  status: 413,
  body: { error: 'What you entered is too long. Please shorten it and send it again.', code: 'too_large' },
};

/** @type {Reply} */
const stillProcessing = { status: 409, body: { error: 'This order is still being processed.', code: 'still_working' } };

/**
 * The answer to a key that was used for something else: with what the host holds under it, nothing about the visitor.
 *
 * @param {import('./received.mjs').StoredAnswer} stored
 * @returns {Reply}
 */
function otherOrder({ at, reply, ledger }) {
  const { result, success } = /** @type {{result?: {invoice_numbers?: string[]}, success?: boolean}} */ (reply.body);
  const cents = ledger?.reduce((sum, row) => sum + row.cents, 0);
  const order = {
    received_at: at,
    ...(result?.invoice_numbers && { invoice_numbers: result.invoice_numbers }),
    ...(cents !== undefined && { total: cents / 100 }),
  };
  const error = 'This key was used for another order.';
  return { status: 409, body: { error, code: 'other_order', order: result || success ? order : null } };
}

/**
 * Whether the visitor's own price in an order is below the minimum; an order for immediate service has none.
 *
 * @param {Record<string, any>} json
 * @param {number} minPrice  dollars per year and state
 */
function isPriceBelow({ signupData }, minPrice) {
  const { nyop } = signupData ?? {};
  return nyop && !nyop.immediateService && !(Number(String(nyop.requestedPrice).replace(/[$,]/g, '')) >= minPrice);
}

/**
 * The outcome that a post asks for by what is in it: an application for a position with priority, a wrong password, an
 * account without an order.
 *
 * @param {Record<string, any>} json
 * @param {string} distDir
 */
function outcomeOf({ applicationData, loginData, signupData }, distDir) {
  if (applicationData?.applicant_details?.priority === 'Yes') return 'priority';
  if (loginData?.password === 'wrong') return 'wrong-password';
  return opensAccount(signupData?.formType, distDir) ? 'account' : '';
}

/**
 * The order's own numbers in place of `{{invoice_number}}` and `{{account_id}}`.
 *
 * @param {unknown} reply
 * @param {number} order
 */
function numbered(reply, order) {
  return JSON.parse(
    JSON.stringify(reply)
      .replaceAll('{{invoice_number}}', String(100000 + order))
      .replaceAll('{{account_id}}', String(50000 + order)),
  );
}

/**
 * Answers the posts of a page, `multipart/form-data` with a field `action`, from `replies/<action>.json` or
 * `replies/<action>-<outcome>.json`, and keeps them for `/received`. A `process_*` post whose key is known
 * gets its first answer again and orders nothing; if it orders something else it gets status 409 with what was ordered.
 *
 * @param {object} parts
 * @param {import('./fixtures.mjs').Fixtures} parts.fixtures
 * @param {import('./received.mjs').Received} parts.received
 * @param {import('./captcha-script.mjs').Captcha} parts.captcha
 * @param {string} parts.distDir
 */
export function createPageActions({ fixtures, received, captcha, distDir }) {
  const answerDomains = createDomainAnswers(fixtures);

  /**
   * @param {string} action
   * @param {string} [outcome]
   */
  const readReply = (action, outcome) => fixtures.read('replies', outcome ? `${action}-${outcome}` : action);

  /**
   * @param {ReceivedRequest} post
   * @param {Scenario} scenario
   * @returns {Reply}
   */
  function decide(post, scenario) {
    const { action, at, page, idempotencyKey, json } = post;
    const checked = checkAddress(action, post.fields.address);
    if (checked) return { status: 200, body: checked };
    const domains = answerDomains(action, post.fields, scenario, page);
    if (domains) return domains;
    if (scenario.minPrice && isPriceBelow(json, scenario.minPrice)) return { status: 200, body: { min: scenario.minPrice } };
    const refused = actionsWithCaptcha.includes(action) && !captcha.redeem(post.fields.captchaResponse);
    const outcomes = refused ? ['captcha-refused'] : [scenario.name, outcomeOf(json, distDir)].filter(Boolean);
    const reply = outcomes.map((outcome) => readReply(action, outcome)).find(Boolean) ?? readReply(action);
    if (!reply) return { status: 501, body: { error: `No reply for ${action} in ${fixtures.folder}/replies` } };
    if (action !== 'process_signup' || reply.error || !reply.result) return { status: 200, body: reply };
    const answer = numbered(reply, received.nextOrderNumber());
    const ledger = readLedger(json.ledger);
    received.addOrder({ at, page, idempotencyKey: String(idempotencyKey), signupData: json.signupData, answer, ...(ledger && { ledger }) });
    return { status: 200, body: answer };
  }

  /**
   * Decides the reply to a post, or how its response fails.
   *
   * @param {ReceivedRequest} post
   * @param {Scenario} scenario
   * @param {string} postId  identifies a post, also when the browser resends it
   * @returns {Reply | 'server-error' | 'server-error-after' | 'not-json' | 'dropped'}
   */
  function settle(post, scenario, postId) {
    if (!post.action.startsWith('process_')) return decide(post, scenario);
    if (scenario.refusal) return scenario.refusal;
    const digest = digestOf(post);
    const stored = received.storedAnswer(post);
    if (stored && stored.digest !== digest) return Date.now() < stored.readyAt ? stillProcessing : otherOrder(stored);
    if (stored && scenario.firstAnswer === 'dropped' && stored.post === postId) return 'dropped';
    if (stored) return Date.now() < stored.readyAt ? stillProcessing : stored.reply;
    if (scenario.firstAnswer === 'server-error') return 'server-error';
    const reply = decide(post, scenario);
    received.storeAnswer(post, { reply, at: post.at, post: postId, digest, readyAt: Date.now() + (scenario.processing ?? 0) });
    return scenario.firstAnswer ?? reply;
  }

  /**
   * @param {Request} req
   * @param {Response} res
   */
  return async function answerPost(req, res) {
    const scenario = findScenario(req.query.scenario);
    if (!scenario || !req.is('multipart/form-data')) {
      res.status(scenario ? 415 : 400).json({ error: scenario ? 'Post multipart/form-data' : 'No such scenario' });
      return;
    }
    const post = readPost(req);
    const fault = findFault(post);
    // Browsers resend a post when a keep-alive connection drops. The multipart boundary identifies the resent post, which
    // must be dropped too, or the page would never notice.
    const postId = String(req.get('content-type'));
    // Before any delay, because a second post with the same key may arrive while the first is delayed.
    const refusal = isTooLong(post) ? tooLong : fault && { status: 400, body: { error: fault } };
    const outcome = refusal || settle(post, scenario, postId);
    const reply = typeof outcome === 'string' ? brokenAnswers[outcome] : outcome;
    received.addRequest({ ...post, answer: reply ? { status: reply.status, body: reply.body } : 'dropped' });
    await waitFor(scenario, isDomainAction(post.action) ? 'domains' : 'posts');
    if (reply) sendReply(res, reply);
    else req.socket.destroy();
  };
}

/**
 * @param {Response} res
 * @param {Reply} reply
 */
function sendReply(res, { status, headers = {}, body }) {
  res.status(status).set(headers);
  if (typeof body === 'string') res.send(body);
  else res.json(body);
}
