import { createHash } from 'node:crypto';
import { LISTS, catalogueOf, readList } from './catalogue.mjs';
import { isPlace } from './places.mjs';

/** The tags of a header `If-None-Match`; a compressing server may have made them weak. @param {string} header */
const knownTags = (header) => header.split(',').map((tag) => tag.trim().replace(/^W\//, '').replace('-gzip"', '"'));

/** What was answered, while nothing changes. @type {WeakMap<import('./catalogue.mjs').Catalogue, Map<string, { body: string, etag: string }>>} */
const answers = new WeakMap();

/** @param {import('./catalogue.mjs').Catalogue} catalogue @param {typeof LISTS[number]} list @param {string} state */
function answerOf(catalogue, list, state) {
  const known = answers.get(catalogue) ?? new Map();
  answers.set(catalogue, known);
  const key = list === 'filing_products' ? `${list} ${state}` : list;
  if (!known.has(key)) {
    const body = JSON.stringify({ result: readList(catalogue, list, state) });
    known.set(key, { body, etag: `"${createHash('sha256').update(body).digest('hex').slice(0, 32)}"` });
  }
  return known.get(key);
}

/**
 * `GET /catalogue/<list>`: the shop as a product service, in public, for pages of any origin, with an ETag so that a list is
 * sent anew only after a change (SHOP-01).
 *
 * @type {import('../host.mjs').AddRoom}
 */
export function addCatalogue(shop, app) {
  app.get('/catalogue/:list', async (context) => {
    const list = LISTS.find((name) => name === context.req.param('list'));
    if (!list) return context.notFound();
    const query = context.req.query();
    const state = query.shallow === 'true' ? 'all' : (query.state_abbreviation ?? '').toUpperCase();
    context.header('Access-Control-Allow-Origin', '*');
    context.header('X-Content-Type-Options', 'nosniff');
    if (list === 'filing_products' && state !== 'all' && !isPlace(state)) {
      return context.json({ error: 'Name a state by state_abbreviation, or all of them by shallow=true.' }, 400);
    }
    const catalogue = await catalogueOf(shop);
    const { body, etag } = answerOf(catalogue, list, state);
    context.header('ETag', etag);
    // A price counts from the moment it is set, so a stored list is asked about each time.
    context.header('Cache-Control', 'public, no-cache');
    if (knownTags(context.req.header('If-None-Match') ?? '').includes(etag)) return context.body(null, 304);
    return context.body(body, 200, { 'Content-Type': 'application/json; charset=utf-8' });
  });
}
