import { randomUUID } from 'node:crypto';
import { routePath } from 'hono/route';
import { placeOf } from './place-of.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {ReturnType<typeof import('./metrics.mjs').createCounts>} Counts */

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * What a request asked for, without what the visitor wrote: the template of its path, such as `/order-status/:id/:signature`, or
 * the path of a page of ours.
 *
 * @param {Shop} shop
 * @param {import('hono').Context} context
 */
function routeOf({ pages }, context) {
  const template = routePath(context);
  return template.includes('*') ? (pages.find(context.req.path)?.path ?? '*') : template;
}

/** Whether a request is of no interest: a file of a page, or a look at the health. @param {string} method @param {string} route @param {number} status */
const isQuiet = (method, route, status) => status < 400 && method !== 'POST' && ['*', '/healthz', '/metrics', '/host.css'].includes(route);

/** A word of ours, or the status. @param {unknown} outcome @param {number} status */
const outcomeOf = (outcome, status) => (typeof outcome === 'string' && /^[a-z_]{1,40}$/.test(outcome) ? outcome : String(status));

/**
 * Gives each request an id, which the answer has as `X-Request-Id`, counts it, and writes a line of the log: no query, no body, no
 * signed address, nobody's address.
 *
 * @param {Shop} shop
 * @param {Counts} counts
 * @returns {import('hono').MiddlewareHandler}
 */
export const watchRequests = (shop, counts) => async (context, next) => {
  const id = randomUUID();
  const began = performance.now();
  await next();
  const ms = performance.now() - began;
  const { status } = context.res;
  const method = methods.has(context.req.method) ? context.req.method : 'OTHER';
  const route = routeOf(shop, context);
  /** Of a post of a form, as the room of posts knows it. @type {string | undefined} */
  const action = context.get('action');
  const outcome = outcomeOf(context.get('outcome'), status);
  counts.request({ method, route, status: String(status) }, ms / 1000);
  if (action) counts.post(action, outcome);
  context.header('X-Request-Id', id);
  if (!isQuiet(method, route, status))
    shop.log('info', 'request', { id, method, route, status, ms: Math.round(ms), ...(action && { action, outcome }) });
};

/**
 * Answers where something broke. The log has its name and place, not its message: that may hold what a visitor entered.
 *
 * @param {Shop} shop
 * @returns {import('hono').ErrorHandler}
 */
export const answerBroken = (shop) => (error, context) => {
  shop.log('error', 'A request could not be answered', { route: routeOf(shop, context), error: error.name, at: placeOf(error) });
  return context.text('Something went wrong. Please try again in a few minutes.', 500, { 'Cache-Control': 'no-store' });
};
