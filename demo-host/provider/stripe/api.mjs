import { setTimeout as wait } from 'node:timers/promises';
import express from 'express';
import { apiVersion, newId } from './account.mjs';
import { expanded } from './answers.mjs';
import { endpoints } from './endpoints.mjs';
import { StripeFault } from './errors.mjs';
import { createFaults } from './faults.mjs';
import { parseForm } from './form-body.mjs';
import { createIdempotency } from './idempotency.mjs';
import { checkVersion, isPublicCall, keyOf } from './keys.mjs';

/** @typedef {import('express').Request} Request */
/** @typedef {import('express').Response} Response */
/** @typedef {import('./endpoint.mjs').Endpoint} Endpoint */
/** @typedef {{status: number, body: any}} Answer */

/**
 * A call that has arrived, without keys and cards.
 *
 * @typedef {object} SeenRequest
 * @property {string} method
 * @property {string} path
 * @property {Record<string, any>} params
 * @property {string | null} idempotencyKey
 * @property {number} status    0 when the connection was dropped
 * @property {boolean} replayed  answered from the idempotency key
 */

/** Without what may be seen nowhere. @param {Record<string, any>} params */
function seenParams(params) {
  const { payment_method_data, key: _key, client_secret: _secret, ...rest } = params;
  return payment_method_data ? { ...rest, payment_method_data: { type: payment_method_data.type } } : rest;
}

/** @param {unknown} error @returns {Answer} */
function answerOf(error) {
  if (error instanceof StripeFault) return { status: error.status, body: error.toJSON() };
  console.error(error);
  return { status: 500, body: new StripeFault(500, 'api_error', 'The fake Stripe failed; its console says why.').toJSON() };
}

/** Whether a refusal came before anything was done: Stripe does not keep it under the key. @param {Answer} answer */
const isKept = ({ status }) => status < 400 || status === 402 || status >= 500;

/**
 * @typedef {object} Options
 * @property {import('./bank.mjs').Bank} bank
 * @property {{secretKey: string, publicKey: string}} keys
 * @property {() => string} origin
 * @property {(idempotencyKey: string) => boolean} [isCutOff]  whether a call is lost before it arrives
 */

/** @param {Request} req */
const pathOf = ({ originalUrl }) => originalUrl.split('?')[0] ?? '';

/** @param {Request} req */
const formOf = ({ method, originalUrl, body }) => parseForm(method === 'GET' ? (originalUrl.split('?')[1] ?? '') : String(body ?? ''));

/**
 * @param {Options} options
 * @param {Endpoint} endpoint
 * @param {Request} req
 * @param {SeenRequest} seen
 * @param {boolean} isPublic
 * @returns {Promise<Answer>}
 */
async function run({ bank, origin }, endpoint, req, seen, isPublic) {
  const params = endpoint.shape(formOf(req));
  seen.params = seenParams(params);
  const call = { bank, id: String(req.params.id ?? ''), params, key: seen.idempotencyKey, origin: origin(), path: pathOf(req), isPublic };
  const object = await endpoint.run(call);
  return { status: 200, body: expanded(bank.account, object, params.expand ?? []) };
}

/** @param {Response} res @param {Answer} answer @param {SeenRequest} seen */
function send(res, answer, seen) {
  seen.status = answer.status;
  if (seen.replayed) res.set('Idempotent-Replayed', 'true');
  if (seen.idempotencyKey !== null) res.set('Idempotency-Key', seen.idempotencyKey);
  res.set({ 'Request-Id': newId('req_', 14), 'Stripe-Version': apiVersion, 'Cache-Control': 'no-cache, no-store' });
  res
    .status(answer.status)
    .type('application/json')
    .send(JSON.stringify(answer.body, null, 2));
}

/**
 * The API at `/v1`: https://docs.stripe.com/api
 *
 * @param {Options} options
 */
export function createApi(options) {
  const router = express.Router();
  const idempotency = createIdempotency();
  const faults = createFaults();
  /** @type {SeenRequest[]} */
  const requests = [];

  /** @param {SeenRequest} seen @param {Request} req @param {() => Promise<Answer>} answer @returns {Promise<Answer>} */
  async function answerOnce(seen, req, answer) {
    const key = seen.idempotencyKey;
    if (key === null) return answer();
    const kept = idempotency.begin(key, `${req.method} ${req.originalUrl} ${req.body ?? ''}`);
    if (kept) {
      seen.replayed = true;
      return kept;
    }
    const first = await answer();
    if (isKept(first)) idempotency.keep(key, first.status, first.body);
    else idempotency.release(key);
    return first;
  }

  /** @param {Endpoint} endpoint @param {Request} req @param {Response} res */
  async function serve(endpoint, req, res) {
    const idempotencyKey = endpoint.method === 'POST' ? (req.get('Idempotency-Key') ?? null) : null;
    /** @type {SeenRequest} */
    const seen = { method: req.method, path: pathOf(req), params: {}, idempotencyKey, status: 0, replayed: false };
    requests.push(seen);
    try {
      const isPublic = isPublicCall(keyOf(req.get('Authorization')) || String(formOf(req).key ?? ''), options.keys, endpoint);
      checkVersion(req.get('Stripe-Version'));
      const fault = isPublic ? undefined : faults.take(seen.path);
      if (fault?.kind === 'unreachable' || (idempotencyKey !== null && options.isCutOff?.(idempotencyKey))) {
        req.socket.destroy();
        return;
      }
      if (fault?.kind === 'down') throw new StripeFault(503, 'api_error', 'Stripe is down for a moment.');
      const answer = await answerOnce(seen, req, async () => {
        if (fault?.kind === 'slow') await wait(fault.ms ?? 1000);
        return run(options, endpoint, req, seen, isPublic).catch(answerOf);
      });
      if (fault?.kind === 'lost-answer') req.socket.destroy();
      else send(res, answer, seen);
    } catch (error) {
      send(res, answerOf(error), seen);
    }
  }

  router.use(express.text({ type: '*/*', limit: '512kb' }));
  for (const endpoint of endpoints) {
    const verb = endpoint.method === 'GET' ? 'get' : 'post';
    router[verb](endpoint.path, (req, res) => serve(endpoint, req, res));
  }
  router.use((req, res) => {
    const message = `Unrecognized request URL (${req.method}: ${pathOf(req)}). Please see https://docs.stripe.com/api.`;
    res.status(404).json(new StripeFault(404, 'invalid_request_error', message).toJSON());
  });

  return {
    router,
    requests,
    setFault: faults.set,
    empty() {
      requests.length = 0;
      faults.set(null);
      idempotency.empty();
    },
  };
}
