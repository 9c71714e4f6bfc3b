import { Router } from 'express';
import { openCatalogue } from './order-catalogue.mjs';
import { phoneNumbersAnswer } from './phone-numbers.mjs';
import { findScenario, waitFor } from './scenarios.mjs';
import { platesAnswer } from './vehicles.mjs';

/** @typedef {import('./fixtures.mjs').Fixtures} Fixtures */
/** @typedef {ReturnType<typeof openCatalogue>} Catalogue */

const lists = ['registered_agent_products', 'simple_products', 'subscription_bundles', 'coupons'];

/**
 * The reply of the marketing API.
 *
 * @param {Catalogue} catalogue
 * @param {string} list
 * @param {Record<string, unknown>} query
 * @returns {{status: number, body: any}}
 */
export function catalogueAnswer(catalogue, list, query) {
  if (!query.website_id) return { status: 400, body: { error: 'website_id is missing' } };
  let body = null;
  if (list === 'filing_products') {
    if (query.shallow === 'true') body = { result: catalogue.allFilings() };
    else if (query.state_abbreviation) body = catalogue.filings(String(query.state_abbreviation));
    else return { status: 400, body: { error: 'state_abbreviation or shallow=true is missing' } };
  } else if (lists.includes(list)) {
    body = catalogue.list(list);
  }
  return body ? { status: 200, body } : { status: 404, body: { error: `No ${list} here` } };
}

/**
 * The marketing API: `GET [/scenario/<name>][/order/<case>]/<list>?website_id=…`, served from `fixtures/catalogue`;
 * with `/order/<case>`, that case's own products are merged in.
 * `virtual_phones` takes `area_code`.
 * `filing_products` takes `state_abbreviation`, or `shallow=true` for every jurisdiction at once.
 *
 * @param {Fixtures} fixtures
 * @param {import('./changed-lists.mjs').ChangedLists} changedLists
 */
export function createCatalogueApi(fixtures, changedLists) {
  const router = Router();
  router.get('{/scenario/:scenario}{/order/:order}/:list', async (req, res) => {
    const scenario = findScenario(req.params.scenario);
    if (!scenario) {
      res.status(404).json({ error: `There is no scenario “${req.params.scenario}”` });
      return;
    }
    await waitFor(scenario, 'catalogue');
    if (scenario.breaksCatalogue) {
      res.status(500).json({ error: 'The catalogue is out of order in this scenario' });
      return;
    }
    if (req.params.list === 'virtual_phones') {
      const { status, body } = await phoneNumbersAnswer(req.query.area_code);
      res.status(status).json(body);
      return;
    }
    if (req.params.list === 'vehicle_organizational_plates') {
      res.json(platesAnswer());
      return;
    }
    const { status, body } = catalogueAnswer(openCatalogue(fixtures, req.params.order), req.params.list, req.query);
    res.status(status).json(changedLists.withPrices(body, scenario));
  });
  router.use((req, res) => {
    res.status(404).json({ error: `The marketing API has no ${req.method} ${req.path}` });
  });
  return router;
}
