import multer from 'multer';
import { findScenario, waitFor } from './scenarios.mjs';

/** @typedef {import('express').Request} Request */
/** @typedef {import('express').Response} Response */
/** @typedef {import('./received.mjs').ReceivedRequest} ReceivedRequest */
/** @typedef {import('./scenarios.mjs').Scenario} Scenario */
/** @typedef {{status: number, body: unknown}} Reply */

const megabyte = 1024 * 1024;

const parse = multer({
  storage: multer.memoryStorage(),
  limits: { fieldSize: 4 * megabyte, fileSize: 25 * megabyte },
  defParamCharset: 'utf8',
}).any();

/**
 * Parses a post's fields and files into memory (of a file only the size is used). A malformed or too large post gets
 * status 400.
 *
 * @param {Request} req
 * @param {Response} res
 * @param {() => void} next
 */
export function parsePost(req, res, next) {
  parse(req, res, (error) => {
    if (error) res.status(400).json({ error: /** @type {Error} */ (error).message });
    else next();
  });
}

/** The actions whose post contains the captcha token. */
const actionsWithCaptcha = ['process_captcha', 'process_contact', 'process_application', 'process_client_profile'];

const phpWarning =
  '<br />\n<b>Warning</b>:  Undefined array key "invoice" in <b>/var/www/html/signup.php</b> on line <b>214</b><br />\n';
const serverError = '<!doctype html><title>500</title><h1>Internal Server Error</h1>\n';

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

/** @param {unknown} text */
function parseJson(text) {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}

/**
 * @param {Request} req
 * @returns {ReceivedRequest}
 */
function readPost(req) {
  /** @type {Record<string, unknown>} */
  const fields = { ...req.body };
  const dataFields = Object.entries(fields).filter(([name]) => name.endsWith('Data'));
  const files = /** @type {Express.Multer.File[]} */ (req.files ?? []);
  return {
    at: new Date().toISOString(),
    page: req.originalUrl,
    action: String(fields.action ?? ''),
    idempotencyKey: fields.idempotency_key ? String(fields.idempotency_key) : null,
    fields,
    json: Object.fromEntries(dataFields.map(([name, text]) => [name, parseJson(text)])),
    files: files.map(({ fieldname, originalname, size }) => ({ field: fieldname, name: originalname, size })),
  };
}

/**
 * Finds a fault in a post that only the page can cause, never the visitor.
 *
 * @param {ReceivedRequest} post
 * @returns {string | undefined}
 */
function findFault({ action, idempotencyKey, json }) {
  if (!/^[a-z_]+$/.test(action)) return 'The field action is missing or not a name';
  const unreadable = Object.keys(json).find((name) => json[name] === undefined);
  if (unreadable) return `The field ${unreadable} is not valid JSON`;
  if (action === 'process_signup' && !json.signupData) return 'The field signupData is missing';
  // Without a key, a repeat of the order could not be recognized.
  if (action === 'process_signup' && !idempotencyKey) return 'The field idempotency_key is missing';
  return undefined;
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
 * gets its first answer again, whatever the scenario, and orders nothing.
 *
 * @param {object} parts
 * @param {import('./fixtures.mjs').Fixtures} parts.fixtures
 * @param {import('./received.mjs').Received} parts.received
 * @param {import('./captcha-script.mjs').Captcha} parts.captcha
 */
export function createPageActions({ fixtures, received, captcha }) {
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
    if (scenario.minPrice && isPriceBelow(json, scenario.minPrice)) return { status: 200, body: { min: scenario.minPrice } };
    const refused = actionsWithCaptcha.includes(action) && !captcha.redeem(post.fields.captchaResponse);
    const reply = refused
      ? readReply(action, 'captcha-refused')
      : (readReply(action, scenario.name) ?? readReply(action));
    if (!reply) return { status: 501, body: { error: `No reply for ${action} in ${fixtures.folder}/replies` } };
    if (action !== 'process_signup' || reply.error || !reply.result) return { status: 200, body: reply };
    const answer = numbered(reply, received.nextOrderNumber());
    received.addOrder({ at, page, idempotencyKey: String(idempotencyKey), signupData: json.signupData, answer });
    return { status: 200, body: answer };
  }

  /**
   * Decides the reply to a post, or how its response fails.
   *
   * @param {ReceivedRequest} post
   * @param {Scenario} scenario
   * @param {string} postId  identifies a post, also when the browser resends it
   * @returns {Reply | 'server-error' | 'not-json' | 'dropped'}
   */
  function settle(post, scenario, postId) {
    if (!post.action.startsWith('process_')) return decide(post, scenario);
    const stored = received.storedAnswer(post);
    if (stored) return scenario.firstAnswer === 'dropped' && stored.post === postId ? 'dropped' : stored.reply;
    if (scenario.firstAnswer === 'server-error') return 'server-error';
    const reply = decide(post, scenario);
    received.storeAnswer(post, { reply, post: postId });
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
    received.addRequest(post);
    const fault = findFault(post);
    if (fault) {
      res.status(400).json({ error: fault });
      return;
    }
    // Browsers resend a post when a keep-alive connection drops. The multipart boundary identifies the resent post, which
    // must be dropped too, or the page would never notice.
    const postId = String(req.get('content-type'));
    // Before any delay, because a second post with the same key may arrive while the first is delayed.
    const outcome = settle(post, scenario, postId);
    await waitFor(scenario, 'posts');
    if (outcome === 'dropped') req.socket.destroy();
    else if (outcome === 'server-error') res.status(500).send(serverError);
    else if (outcome === 'not-json') res.send(phpWarning);
    else res.status(outcome.status).json(outcome.body);
  };
}
