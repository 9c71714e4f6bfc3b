import { html, scriptLiteral, wholePage } from './html.mjs';
import { usesStripe } from './page-configs.mjs';
import { customerTitle, pageWords, read, stays } from './page-words.mjs';
import { printedStep } from './printed-step.mjs';
import { datasetOf, startingState } from './starting-state.mjs';
import { tracking } from './tracking.mjs';

/** @typedef {import('express').Request} Request */
/** @typedef {import('./fixtures.mjs').Fixtures} Fixtures */
/** @typedef {import('./scenarios.mjs').Scenario} Scenario */

/**
 * The endpoints of this host for the page config. Scenario and order are part of them, because the calls of the
 * widget do not carry the page's URL.
 *
 * @param {Request} req
 * @param {Scenario} scenario
 */
function endpoints(req, scenario) {
  const tokenizer = new URL(`${req.protocol}://${req.get('host')}`);
  const { origin } = tokenizer;
  tokenizer.port = String(Number(req.socket.localPort) + 1);
  const prefix = scenario.name && `/scenario/${scenario.name}`;
  const order = req.path.startsWith('/orders/') ? `/order/${req.params.name}` : '';
  return {
    marketing: `${origin}/api${prefix}${order}/`,
    ajax: `${origin}/ajax${scenario.name && `?scenario=${scenario.name}`}`,
    tokenizer: `${tokenizer.origin}${prefix}`,
    vehicles: `${origin}/vin`,
    plates: `${origin}/plates`,
    postal: `${origin}/postal`,
    captcha: `${origin}${scenario.blocksCaptcha ? '/blocked' : ''}/captcha.js`,
  };
}

/**
 * What a page says of its payment provider, whose script stands on the provider's origin.
 *
 * @param {Request} req
 * @param {Record<string, any>} written
 */
function providerOf(req, { payment }) {
  const isDemoPay = payment?.provider === 'demo-pay';
  if (!isDemoPay && !usesStripe(payment)) return {};
  const script = new URL(`${req.protocol}://${req.get('host')}${isDemoPay ? '/demo-pay/box.js' : '/endive/stripe.js'}`);
  script.port = String(Number(req.socket.localPort) + 1);
  return { script: { provider: script.href }, payment: { publicKey: 'pk_test_fake', ...payment } };
}

/** How long the longer forms take to fill in. @type {Record<string, string | undefined>} */
const effort = { FormABusinessForm: 'Takes about ten minutes. ', RASignupForm: 'Takes about five minutes. ' };

/**
 * A site owner's page with the widget, in a plain theme.
 *
 * @param {Request} req  its query may set `theme` (dark, light) and `locale`, which override the page config, what the
 *   form starts with (`fresh`, or `fill` and the key of a step), and `tracking`; `toolbox` adds the developer toolbox,
 *   `unprinted` leaves out the printed first step, `script=forms` takes the light script
 * @param {Record<string, any>} written  the page config, which overrides the defaults filled in here
 * @param {Scenario} scenario
 * @param {Fixtures} fixtures
 * @param {string} distDir
 * @returns {Promise<string | null>} null if there are no answers up to the asked step
 */
export async function hostPage(req, written, scenario, fixtures, distDir) {
  const provider = providerOf(req, written);
  /** @type {Record<string, any>} */
  const config = {
    ...written,
    ...(provider.payment && { payment: provider.payment }),
    endpoints: { ...endpoints(req, scenario), ...provider.script, ...written.endpoints },
    flags: { idempotentPosts: true, ...written.flags },
  };
  const { theme, locale, toolbox } = req.query;
  if (theme === 'dark' || theme === 'light') config.theme = theme;
  if (typeof locale === 'string' && locale) config.locale = locale;
  if (toolbox !== undefined) {
    config.flags.toolbox = true;
    config.datasets = { [config.formType]: datasetOf(config, fixtures), ...written.datasets };
  }
  const start = startingState(req.query, config, fixtures);
  if (!start) return null;
  const tracked = tracking(req.query.tracking);
  Object.assign(config, start.config, tracked?.config);
  const printed = req.query.unprinted === undefined ? await printedStep(config, distDir) : undefined;
  const bundle = html`<script src="/dist/charterform.${req.query.script === 'forms' ? 'forms.' : ''}umd.js" defer></script>`;
  const own = pageWords(config.formType, config.locale);
  const { title, intro, next } = own?.words ?? {
    title: customerTitle(String(req.params.name)),
    intro: (effort[config.formType] ?? '') + stays,
    next: read,
  };
  return wholePage({
    title,
    ...(intro && { intro }),
    ...(own && { lang: own.lang, isNarrow: own.isNarrow }),
    theme: config.theme,
    head: html`<link rel="stylesheet" href="/dist/charterform.css">
${start.script}
${tracked?.head}
${config.payment?.adapter === 'hosted' && html`<script src="${new URL('/hosted-fields/fields.js', config.endpoints.tokenizer).href}" defer></script>`}
<script>window.charterformConfig = ${scriptLiteral(config)};</script>
${!printed && bundle}`,
    main: html`<div id="charterform" class="charterform"${config.theme && config.theme !== 'auto' && html` data-theme="${config.theme}"`}${printed?.lang && html` lang="${printed.lang}"`}>${printed?.html}<p class="charterform-waiting">This form has not loaded. Please allow the page's scripts and load it again, or call us.</p></div>
${/* Behind the printed step, which is not to wait while the line is busy with the bundle. */ printed && bundle}
${tracked?.main}
${next && html`<section class="host-after"><h2>${next[0]}</h2><p>${next[1]}</p></section>`}`,
    foot: html`<p><code>${config.formType}</code></p>${scenario.name && html`<p>Scenario <strong>${scenario.name}</strong>: ${scenario.sentence}</p>`}`,
  });
}
