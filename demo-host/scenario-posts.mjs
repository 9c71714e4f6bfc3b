import { partAnswer } from './co-owners.mjs';
import { createTurns } from './in-turn.mjs';
import { isDomainAction } from './domains.mjs';
import { quoteAnswer } from './quotes.mjs';
import { readReceived, withoutNext } from './received.mjs';
import { savedOrderAnswer } from './saved-orders.mjs';
import { findScenario, waitFor } from './scenarios.mjs';
import { duringVisit } from './visit.mjs';
import { withWelcome } from './welcome.mjs';

/** @typedef {import('./received.mjs').ReceivedRequest} ReceivedRequest */
/** @typedef {import('./scenarios.mjs').Scenario} Scenario */
/** @typedef {import('./scenarios.mjs').Reply} Reply */

const phpWarning = '<br />\n<b>Warning</b>:  Undefined array key "invoice" in <b>/var/www/html/signup.php</b> on line <b>214</b><br />\n';

/** The answers that say nothing of the order; a dropped connection has none. @type {Record<string, Reply | undefined>} */
const brokenAnswers = {
  'server-error': { status: 500, body: '<!doctype html><title>500</title><h1>Internal Server Error</h1>\n' },
  'server-error-after': { status: 500, body: { error: 'The mail could not be sent.' } },
  'not-json': { status: 200, body: phpWarning },
};

/** @type {Reply} */
const stillProcessing = { status: 409, body: { error: 'This order is still being processed.', code: 'still_working' } };

/** @param {Reply} reply @returns {Response} */
function toResponse({ status, headers = {}, body }) {
  const isHtml = typeof body === 'string';
  return new Response(isHtml ? body : JSON.stringify(body), {
    status,
    headers: { 'Content-Type': isHtml ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8', ...headers },
  });
}

/** @param {Response} response @returns {Promise<unknown>} parsed where it is JSON */
async function bodyOf(response) {
  const text = await response.clone().text();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * What is answered in place of the shop: by a file of the fixtures.
 *
 * @param {import('./fixtures.mjs').Fixtures} fixtures
 * @param {string} action
 * @param {Scenario} scenario
 * @returns {Response | undefined}
 */
function ownReply(fixtures, action, { name }) {
  if (!/^[a-z_]+$/.test(action)) return undefined;
  const body = (name && fixtures.read('replies', `${action}-${name}`)) || fixtures.read('replies', action);
  return body && toResponse({ status: 200, body });
}

/**
 * The shop's answer, as its owner wants it.
 *
 * @param {Response} response
 * @param {ReceivedRequest} post
 */
async function welcomed(response, post) {
  const body = await bodyOf(response);
  const welcome = withWelcome(post, body);
  return welcome === body ? response : new Response(JSON.stringify(welcome), response);
}

/**
 * The parts of a demo host that posts are answered by.
 *
 * @typedef {object} PostParts
 * @property {import('./fixtures.mjs').Fixtures} fixtures
 * @property {import('./demo-shop.mjs').DemoShop} shop
 * @property {import('./changed-lists.mjs').ChangedLists} changedLists
 * @property {import('./received.mjs').Received} received
 */

/**
 * Answers to what orders or sends something, and what is known of it by its key.
 *
 * @param {PostParts} parts
 */
function createOrderAnswers({ fixtures, shop, changedLists }) {
  /** The posts that were answered first under their keys: which they were, and until when (ms) they count as running. @type {Map<string, {post: string, readyAt: number}>} */
  const firstPosts = new Map();
  /** The scenarios in which orders came, by their keys. @type {Map<string, Scenario>} */
  const scenariosOfKeys = new Map();
  /** The keys of orders that are being answered while nobody can reach Stripe. @type {Set<string>} */
  const cutOff = new Set();

  /** Lets the shop answer. @param {ReceivedRequest} post @param {Request} request */
  async function ask(post, request) {
    const response = await shop.fetch(request);
    cutOff.delete(String(post.idempotencyKey));
    return welcomed(response, post);
  }

  /**
   * Answers a post that orders or sends something.
   *
   * @param {ReceivedRequest} post
   * @param {Scenario} scenario
   * @param {Request} request
   * @returns {Promise<Response | undefined>} undefined for a connection that drops
   */
  async function answerOrder(post, scenario, request) {
    if (scenario.refusal) return toResponse(scenario.refusal);
    const name = `${post.action} ${post.idempotencyKey}`;
    // Browsers resend a post when a keep-alive connection drops. The multipart boundary identifies the resent post, which must be
    // dropped too, or the page would never notice.
    const id = String(request.headers.get('Content-Type'));
    const first = firstPosts.get(name);
    if (first && Date.now() < first.readyAt) return toResponse(stillProcessing);
    if (first && scenario.firstAnswer === 'dropped' && first.post === id) return undefined;
    if (first) return ask(post, request);
    if (scenario.firstAnswer === 'server-error') return toResponse(/** @type {Reply} */ (brokenAnswers['server-error']));
    changedLists.orderComes(post, scenario);
    const key = String(post.idempotencyKey);
    if (scenario.deadProvider && !scenariosOfKeys.has(key)) cutOff.add(key);
    scenariosOfKeys.set(key, scenario);
    const own = ownReply(fixtures, post.action, scenario);
    const response = own ?? (await ask(post, request));
    if (own || response.status !== 200) return response;
    if (post.idempotencyKey) firstPosts.set(name, { post: id, readyAt: Date.now() + (scenario.processing ?? 0) });
    changedLists.isAnswered(await bodyOf(response));
    if (!scenario.firstAnswer) return response;
    const broken = brokenAnswers[scenario.firstAnswer];
    return broken && toResponse(broken);
  }

  return {
    scenariosOfKeys,
    cutOff,
    answerOrder,
    empty() {
      firstPosts.clear();
      scenariosOfKeys.clear();
    },
  };
}

/**
 * Posts of pages, which the shop answers as it does without a scenario; around it the scenario has its way: it delays, answers
 * before the shop is asked, or breaks the answer. What came in is kept for `/received`.
 *
 * @param {PostParts} parts
 */
export function createScenarioPosts(parts) {
  const { shop, received } = parts;
  const inTurn = createTurns();
  const { scenariosOfKeys, cutOff, answerOrder, empty } = createOrderAnswers(parts);

  /** @param {ReceivedRequest | undefined} post @param {Scenario} scenario @param {Request} request */
  const answerOther = async (post, scenario, request) => {
    const { action = '' } = post ?? {};
    if (action === 'save_order' || action === 'open_saved_order') return savedOrderAnswer(scenario, action, () => shop.fetch(request));
    return (
      (action === 'email_quote' && (await quoteAnswer(scenario))) ||
      (await partAnswer(action, scenario, () => shop.fetch(request.clone()))) ||
      shop.fetch(request)
    );
  };

  return {
    /**
     * @param {Request} request
     * @returns {Promise<Response | undefined>} undefined for a connection that drops
     */
    async answer(request) {
      const { pathname, search, searchParams } = new URL(request.url);
      const scenario = findScenario(searchParams.get('scenario'));
      if (!scenario) return toResponse({ status: 400, body: { error: 'No such scenario' } });
      const post = await readReceived(request.clone(), pathname + search);
      const visit = { scenario, address: pathname + search, post };
      const isOrder = post?.action.startsWith('process_');
      const response = await duringVisit(visit, () =>
        // In turn, because a second post with the same key may arrive while a scenario has its way with the first.
        post && isOrder ? inTurn(post.idempotencyKey, () => answerOrder(post, scenario, request)) : answerOther(post, scenario, request),
      );
      if (post) {
        const answer = response ? { status: response.status, body: withoutNext(await bodyOf(response)) } : /** @type {const} */ ('dropped');
        received.addRequest({ ...post, answer });
      }
      await waitFor(scenario, isDomainAction(post?.action ?? '') ? 'domains' : 'posts');
      return response;
    },

    /** The scenario in which an order came, by the idempotency key of a call to Stripe. @param {string | null} callKey */
    scenarioOf: (callKey) => [...scenariosOfKeys].find(([key]) => callKey?.startsWith(key))?.[1],

    /** Whether a call to Stripe is lost, by its idempotency key, which begins with that of the order. @param {string} callKey */
    isCutOff: (callKey) => [...cutOff].some((key) => callKey.startsWith(key)),

    /** Forgets every post. */
    empty,
  };
}
