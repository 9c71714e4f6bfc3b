import { Router } from 'express';
import { findScenario, waitFor } from './scenarios.mjs';

/** @typedef {import('./fixtures.mjs').Fixtures} Fixtures */

const lists = ['registered_agent_products', 'simple_products', 'subscription_bundles', 'coupons'];

/**
 * Every file's products in one list. A product may stand in several files; the same one is listed once.
 *
 * @param {Fixtures} fixtures
 */
function allFilingProducts(fixtures) {
  const products = fixtures
    .names('catalogue', 'filing_products')
    .flatMap((name) => fixtures.read('catalogue', 'filing_products', name).result);
  return { result: [...new Map(products.map((product) => [JSON.stringify(product), product])).values()] };
}

/**
 * @param {Fixtures} fixtures
 * @param {string} list
 * @param {Record<string, unknown>} query
 * @returns {{status: number, body: unknown}}
 */
function answer(fixtures, list, query) {
  if (!query.website_id) return { status: 400, body: { error: 'website_id is missing' } };
  let body = null;
  if (list === 'filing_products') {
    if (query.shallow === 'true') body = allFilingProducts(fixtures);
    else if (query.state_abbreviation) body = fixtures.read('catalogue', list, String(query.state_abbreviation));
    else return { status: 400, body: { error: 'state_abbreviation or shallow=true is missing' } };
  } else if (lists.includes(list)) {
    body = fixtures.read('catalogue', list);
  }
  return body ? { status: 200, body } : { status: 404, body: { error: `No ${list} here` } };
}

/**
 * The marketing API: `GET [/scenario/<name>]/<list>?website_id=…`, answered from `fixtures/catalogue`.
 * `filing_products` takes `state_abbreviation`, or `shallow=true` for every jurisdiction at once.
 *
 * @param {Fixtures} fixtures
 */
export function createCatalogueApi(fixtures) {
  const router = Router();
  router.get('{/scenario/:scenario}/:list', async (req, res) => {
    const scenario = findScenario(req.params.scenario);
    if (!scenario) {
      res.status(404).json({ error: `There is no scenario “${req.params.scenario}”` });
      return;
    }
    await waitFor(scenario, 'catalogue');
    const { status, body } = answer(fixtures, req.params.list, req.query);
    res.status(status).json(body);
  });
  router.use((req, res) => {
    res.status(404).json({ error: `The marketing API has no ${req.method} ${req.path}` });
  });
  return router;
}
