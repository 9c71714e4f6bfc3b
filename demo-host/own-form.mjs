import { fileURLToPath } from 'node:url';
import express from 'express';
import { html, scriptLiteral, wholePage } from './html.mjs';
import { catalogueAnswer } from './catalogue-api.mjs';
import { openCatalogue } from './order-catalogue.mjs';
import { shopLists } from './shop-lists.mjs';

/** The script of the example, on its page and in the shop behind it. */
export const ownFormScript = fileURLToPath(new URL('../examples/own-form/own-form.js', import.meta.url));

/** What the site sells beside the products of the fixtures. */
const permitKit = {
  product_id: 70001,
  name: 'Permit kit',
  price: '29.00',
  category: 'permits',
  subcategory: '',
  kind: 'goods',
  type: 'permit_kit',
  sub_type: null,
  has_free_trial: false,
  trial_duration_days: 0,
  duration: 0,
  filing_methods: [],
  registered_agent: null,
};

/** @param {string | undefined} locale */
const pageConfig = (locale) => ({
  formType: 'PermitRequestForm',
  pageID: 'own-form',
  pluginVersion: '1',
  website: 'demo',
  locale: locale || 'en',
  payment: { ways: ['invoice'] },
  endpoints: { marketing: '/own-form/api/' },
});

/** @param {string | undefined} locale */
const ownFormPage = (locale) =>
  wholePage({
    title: locale === 'fr' ? 'Demande de permis' : 'Permit request',
    ...(locale && { lang: locale }),
    head: html`<link rel="stylesheet" href="/dist/charterform.css">
<script>window.charterformConfig = ${scriptLiteral(pageConfig(locale))};</script>
<script src="/dist/charterform.umd.js" defer></script>
<script src="/own-form/own-form.js" defer></script>`,
    main: html`<div id="charterform" class="charterform"></div>`,
    foot: html`<p><code>examples/own-form</code></p>`,
  });

/**
 * The page of the example as the shop takes orders by it.
 *
 * @param {import('./fixtures.mjs').Fixtures} fixtures
 * @returns {import('../host/pages/pages.mjs').Page}
 */
export const ownFormInShop = (fixtures) => ({
  path: '/own-form',
  title: 'Permit request',
  config: pageConfig(undefined),
  async lists() {
    const lists = shopLists(fixtures);
    return { ...lists, simple_products: [...lists.simple_products, permitKit] };
  },
});

/**
 * The page of the example of a form type of one's own, with what its site sells. The shop takes its posts.
 *
 * @param {import('./fixtures.mjs').Fixtures} fixtures
 */
export function createOwnForm(fixtures) {
  const router = express.Router();
  router.get('/', (req, res) => {
    res.send(ownFormPage(typeof req.query.locale === 'string' && /^[a-z]{2}$/.test(req.query.locale) ? req.query.locale : undefined));
  });
  router.get('/own-form.js', (_req, res) => {
    res.sendFile(ownFormScript);
  });
  router.get('/api/:list', (req, res) => {
    const { status, body } = catalogueAnswer(openCatalogue(fixtures, undefined), req.params.list, req.query);
    const isOurs = req.params.list === 'simple_products' && status === 200;
    res.status(status).json(isOurs ? { ...body, result: [...body.result, permitKit] } : body);
  });
  return router;
}
