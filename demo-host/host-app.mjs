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
import { orderOfAccount, sorryPage, thankYouPage, welcomePage } from './landing-pages.mjs';
import { createPageActions } from './page-actions.mjs';
import { findPageConfig } from './page-configs.mjs';
import { parsePost } from './read-post.mjs';
import { receivedPage } from './received-page.mjs';
import { findScenario, scenarios } from './scenarios.mjs';
import { answersByStep, wholeForm } from './starting-state.mjs';
import { createPlateImages, createVehicleData } from './vehicles.mjs';

const publicDir = fileURLToPath(new URL('public', import.meta.url));
const docsDir = fileURLToPath(new URL('../docs', import.meta.url));

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

/**
 * The host without its address: every page, and every call of the product but the tokenizer's.
 *
 * @param {object} parts
 * @param {import('./fixtures.mjs').Fixtures} parts.fixtures
 * @param {import('./received.mjs').Received} parts.received
 * @param {string} parts.distDir
 */
export function createHostApp({ fixtures, received, distDir }) {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  const captcha = createCaptcha();
  const answerPost = createPageActions({ fixtures, received, captcha, distDir });

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

  app.get('/', (_req, res) => {
    res.send(indexPage({ fixtures, received, distDir, docsDir }));
  });
  app.get('/gallery', (req, res) => {
    if (isGalleryBuilt(distDir)) res.send(galleryPage(req.query));
    else sorry(res, 503, 'Not built yet', notBuilt);
  });
  app.get('/welcome', (req, res) => {
    const { account } = req.query;
    res.send(welcomePage(account, orderOfAccount(received.list().orders, account)));
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
  app.use('/api', createCatalogueApi(fixtures));
  app.get('/blocked/captcha.js', (_req, res) => {
    res.status(403).type('text/plain').send('Blocked in this scenario');
  });
  app.use(captcha.router);
  app.post('/ajax', parsePost, answerPost);

  app.use(formPages({ fixtures, distDir, answerPost }));
  app.use('/received', receivedRequests(received, fixtures));

  app.use((req, res) => {
    if (req.path === '/dist/charterform.umd.js') res.status(404).type('text/plain').send(notBuilt);
    else sorry(res, 404, 'No such page', `This host has nothing at ${req.path}.`);
  });

  app.use(explain);
  return app;
}

/**
 * The pages with a form: one for each form, page config and order of the fixtures.
 *
 * @param {object} parts
 * @param {import('./fixtures.mjs').Fixtures} parts.fixtures
 * @param {string} parts.distDir
 * @param {ReturnType<typeof createPageActions>} parts.answerPost
 */
function formPages({ fixtures, distDir, answerPost }) {
  const router = express.Router();
  let visits = 0;
  for (const kind of /** @type {const} */ (['forms', 'pages', 'orders'])) {
    /** The page config of a page; of an address below it only where searches are in the address. @param {express.Request} req */
    const configFor = ({ params: { name, domain } }) => {
      const config = findPageConfig(kind, String(name), fixtures, distDir);
      return domain && config?.domains?.routing !== true ? null : config;
    };
    router
      .route(`/${kind}/:name{/:domain}`)
      .get(async (req, res) => {
        const config = configFor(req);
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
      })
      .post(parsePost, async (req, res) => {
        if (configFor(req)) await answerPost(req, res);
        else res.status(404).json({ error: `There is no ${req.path}` });
      });
  }
  return router;
}

/**
 * What the server was sent, to read and to empty.
 *
 * @param {import('./received.mjs').Received} received
 * @param {import('./fixtures.mjs').Fixtures} fixtures
 */
function receivedRequests(received, fixtures) {
  const router = express.Router();
  router
    .route('/')
    .get((req, res) => {
      const reads = req.query.format !== 'json' && req.accepts(['json', 'html']) === 'html';
      if (reads) res.send(receivedPage(received.list(), fixtures));
      else res.type('json').send(JSON.stringify(received.list(), null, 2));
    })
    .delete((_req, res) => {
      received.empty();
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
