import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import express from 'express';
import { createPostalService } from './address-checks.mjs';
import { allowAnyOrigin } from './any-origin.mjs';
import { createCaptcha } from './captcha-script.mjs';
import { createCatalogueApi } from './catalogue-api.mjs';
import { BrokenFixture } from './fixtures.mjs';
import { galleryDir, galleryPage, isGalleryBuilt } from './gallery-page.mjs';
import { hostPage } from './host-page.mjs';
import { indexPage } from './index-page.mjs';
import { sorryPage, thankYouPage, welcomePage } from './landing-pages.mjs';
import { createOwnForm } from './own-form.mjs';
import { readReceivedAll } from './received-all.mjs';
import { receivedPage } from './received-page.mjs';
import { findScenario, scenarios } from './scenarios.mjs';
import { pageAt } from './shop-pages.mjs';
import { answersByStep, wholeForm } from './starting-state.mjs';
import { createPlateImages, createVehicleData } from './vehicles.mjs';
import { readBytes, sendResponse, toRequest } from './web-request.mjs';
import { orderOfAccount } from './welcome.mjs';

const publicDir = fileURLToPath(new URL('public', import.meta.url));
const docsDir = fileURLToPath(new URL('../docs', import.meta.url));

/** Where the shop itself says that it has nothing. */
const ownPages = /^\/(admin|assets|catalogue|my-orders|order-status|payment)\//;

export const notBuilt = 'The widget is not built yet: run npm run build, then reload.';

/** @param {string} distDir */
export const isBuilt = (distDir) => existsSync(join(distDir, 'charterform.umd.js'));

/**
 * @param {express.Response} res
 * @param {number} status
 * @param {string} title
 * @param {string} sentence
 */
const sorry = (res, status, title, sentence) => {
  res.status(status).send(sorryPage(title, sentence));
};

/** @typedef {import('./demo-shop.mjs').DemoShop} DemoShop */
/** @typedef {import('./received.mjs').Received} Received */

/**
 * The host without its address: every page, and every call of the product but the tokenizer's. What is not the demo's own is
 * the shop's: posts, status pages of orders, the admin, webhooks.
 *
 * @param {object} parts
 * @param {import('./fixtures.mjs').Fixtures} parts.fixtures
 * @param {Received} parts.received
 * @param {string} parts.distDir
 * @param {DemoShop} parts.shop
 * @param {ReturnType<typeof import('./scenario-posts.mjs').createScenarioPosts>} parts.posts
 * @param {import('./changed-lists.mjs').ChangedLists} parts.changedLists
 * @param {import('./provider/stripe/fake-stripe.mjs').FakeStripeApp} parts.fake
 * @param {() => Promise<void>} parts.empty  forgets all that has happened
 */
export function createHostApp({ fixtures, received, distDir, shop, posts, changedLists, fake, empty }) {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  const readAll = () => readReceivedAll({ shop, received, fake });

  app.use('/dist', express.static(distDir));
  app.use('/assets', express.static(publicDir));
  const asText = { setHeaders: (/** @type {express.Response} */ res) => void res.type('text/plain; charset=utf-8') };
  app.use('/gallery', express.static(galleryDir, { index: false, redirect: false }));
  app.use('/docs', express.static(docsDir, asText));

  // Revalidate every time, but not `no-store`: that would stop browsers from restoring the page on Back.
  app.use((_req, res, next) => {
    res.set('Cache-Control', 'no-cache');
    next();
  });

  app.get('/', async (_req, res) => {
    res.send(indexPage({ fixtures, received: await readAll(), distDir, docsDir }));
  });
  app.get('/gallery', (req, res) => {
    if (isGalleryBuilt(distDir)) res.send(galleryPage(req.query));
    else sorry(res, 503, 'Not built yet', notBuilt);
  });
  app.get('/welcome', async (req, res) => {
    const { account } = req.query;
    const { orders } = await readAll();
    res.send(welcomePage(account, orderOfAccount(orders, account)));
  });
  app.get('/thank-you', (req, res) => {
    res.send(thankYouPage(req.query.for));
  });

  app.get('/conversion', (_req, res) => {
    res.sendStatus(204);
  });

  app.use(['/api', '/captcha', '/postal', '/vin'], allowAnyOrigin);
  app.use('/postal', createPostalService());
  app.use('/vin', createVehicleData());
  app.use('/plates', createPlateImages());
  app.use('/api', createCatalogueApi(fixtures, changedLists));
  app.get('/blocked/captcha.js', (_req, res) => {
    res.status(403).type('text/plain').send('Blocked in this scenario');
  });
  app.use(createCaptcha());

  app.use('/own-form', createOwnForm(fixtures));
  app.use(formPages(fixtures, distDir));
  app.post(['/ajax', '/own-form', '/forms/*rest', '/pages/*rest', '/orders/*rest'], readBytes, async (req, res) => {
    const response = await posts.answer(toRequest(req));
    if (response) await sendResponse(res, response);
    else req.socket.destroy();
  });
  app.use('/received', receivedRequests({ readAll, fixtures, empty }));

  app.use(readBytes, async (req, res, next) => {
    const response = await shop.fetch(toRequest(req));
    if (response.status === 404 && req.method === 'GET' && !ownPages.test(req.path)) next();
    else await sendResponse(res, response);
  });
  app.use((req, res) => {
    if (req.path === '/dist/charterform.umd.js') res.status(404).type('text/plain').send(notBuilt);
    else sorry(res, 404, 'No such page', `This host has nothing at ${req.path}.`);
  });

  app.use(explain);
  return app;
}

/**
 * The pages with a form, to be read: one for each form, page config and order of the fixtures.
 *
 * @param {import('./fixtures.mjs').Fixtures} fixtures
 * @param {string} distDir
 */
function formPages(fixtures, distDir) {
  const router = express.Router();
  let visits = 0;
  for (const kind of ['forms', 'pages', 'orders']) {
    router.get(`/${kind}/:name{/:domain}`, async (req, res) => {
      const config = pageAt(req.path, fixtures, distDir)?.config;
      const scenario = findScenario(req.query.scenario);
      if (!isBuilt(distDir)) sorry(res, 503, 'Not built yet', notBuilt);
      else if (!config) sorry(res, 404, 'No such page', `There is no “${req.params.name}” among the ${kind}.`);
      else if (!scenario) {
        const names = scenarios.map(({ name }) => name).join(', ');
        sorry(res, 404, 'No such scenario', `There is no “${req.query.scenario}”. There are: ${names}.`);
      } else if (scenario.askedAgain && !req.query.visit) {
        // Part of the address, so that posts carry it and a reload is the same visit.
        res.redirect(`${req.originalUrl}&visit=${++visits}`);
      } else {
        const page = await hostPage(req, config, scenario, fixtures, distDir);
        if (page) res.send(page);
        else {
          const steps = [...answersByStep(config, fixtures).map(([step]) => step), wholeForm].join(', ');
          sorry(res, 404, 'No such step', `There are no answers up to “${req.query.fill}”. There are: ${steps}.`);
        }
      }
    });
  }
  return router;
}

/**
 * What the server was sent, to read and to empty.
 *
 * @param {object} parts
 * @param {() => Promise<import('./received-all.mjs').ReceivedAll>} parts.readAll
 * @param {import('./fixtures.mjs').Fixtures} parts.fixtures
 * @param {() => Promise<void>} parts.empty
 */
function receivedRequests({ readAll, fixtures, empty }) {
  const router = express.Router();
  router
    .route('/')
    .get(async (req, res) => {
      const reads = req.query.format !== 'json' && req.accepts(['json', 'html']) === 'html';
      const all = await readAll();
      if (reads) res.send(receivedPage(all, fixtures));
      else res.type('json').send(JSON.stringify(all, null, 2));
    })
    .delete(async (_req, res) => {
      await empty();
      res.sendStatus(204);
    });
  return router;
}

/** @type {express.ErrorRequestHandler} */
const explain = (error, req, res, next) => {
  if (res.headersSent) {
    next(error);
    return;
  }
  const status = error.status ?? 500;
  const known = status < 500 || error instanceof BrokenFixture;
  if (!known) console.error(error);
  const message = known ? error.message : 'The demo host failed; its console says why.';
  if (req.method === 'GET' && !req.path.startsWith('/api/')) sorry(res, status, 'Something is wrong', message);
  else res.status(status).json({ error: message });
};
