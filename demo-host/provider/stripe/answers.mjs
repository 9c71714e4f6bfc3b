import { invalid } from './errors.mjs';
import { linesOf } from './sessions.mjs';

/** @typedef {import('./account.mjs').StripeObject} StripeObject */
/** @typedef {import('./account.mjs').Account} Account */

/**
 * A page of a list, the newest first.
 *
 * @param {StripeObject[]} objects  the oldest first
 * @param {Record<string, any>} params  `limit`, `starting_after`, `ending_before`, `created`
 * @param {string} url
 */
export function listOf(objects, { limit = 10, starting_after, ending_before, created }, url) {
  const range = typeof created === 'number' ? { gte: created, lte: created } : (created ?? {});
  const newest = [...objects]
    .reverse()
    .filter(
      ({ created: at = 0 }) =>
        at >= (range.gte ?? -1) && at > (range.gt ?? -1) && at <= (range.lte ?? Infinity) && at < (range.lt ?? Infinity),
    );
  const indexOf = (/** @type {string} */ id, /** @type {string} */ param) => {
    const index = newest.findIndex((object) => object.id === id);
    if (index < 0) throw invalid(`No such object: '${id}'`, { code: 'resource_missing', param });
    return index;
  };
  if (ending_before !== undefined) {
    const end = indexOf(ending_before, 'ending_before');
    const start = Math.max(0, end - limit);
    return { object: 'list', data: newest.slice(start, end), has_more: start > 0, url };
  }
  const start = starting_after === undefined ? 0 : indexOf(starting_after, 'starting_after') + 1;
  return { object: 'list', data: newest.slice(start, start + limit), has_more: newest.length > start + limit, url };
}

/** The lines of a session, the first first. @param {StripeObject} session @param {number} [limit] */
export function lineList(session, limit = 10) {
  const lines = linesOf(session);
  return {
    object: 'list',
    data: lines.slice(0, limit),
    has_more: lines.length > limit,
    url: `/v1/checkout/sessions/${session.id}/line_items`,
  };
}

/** What an object refers to by id, by the field's name. @type {Record<string, import('./account.mjs').Kind>} */
const kinds = {
  payment_intent: 'intent',
  latest_charge: 'charge',
  charge: 'charge',
  payment_method: 'method',
  coupon: 'coupon',
};

/**
 * An object with what `expand` asks for in place of ids.
 *
 * @param {Account} account
 * @param {StripeObject} object
 * @param {string[]} paths
 * @returns {StripeObject} a copy
 */
export function expanded(account, object, paths) {
  const copy = structuredClone(object);
  for (const path of paths) {
    const [name = '', ...rest] = path.split('.');
    if (copy.object === 'list' && name === 'data') {
      copy.data = copy.data.map((/** @type {StripeObject} */ item) => expanded(account, item, [rest.join('.')]));
    } else expandField(account, copy, name, rest.join('.'), path);
  }
  return copy;
}

/** @param {Account} account @param {StripeObject} copy @param {string} name @param {string} rest @param {string} path */
function expandField(account, copy, name, rest, path) {
  if (name === 'line_items' && copy.object === 'checkout.session') {
    copy.line_items = lineList(/** @type {StripeObject} */ (account.find('session', copy.id)));
  } else if (name === 'refunds' && copy.object === 'charge') {
    const own = account.all('refund').filter(({ charge }) => charge === copy.id);
    copy.refunds = listOf(own, {}, `/v1/charges/${copy.id}/refunds`);
  } else {
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
    if (!kind || !(name in copy)) throw invalid(`This property cannot be expanded (${path}).`, { param: 'expand' });
    if (copy[name] === null) return;
    const found = typeof copy[name] === 'string' ? account.get(kind, copy[name]) : copy[name];
    copy[name] = expanded(account, found, rest ? [rest] : []);
  }
}
