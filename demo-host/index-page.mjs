import { readdirSync } from 'node:fs';
import { domainTerms } from './domains.mjs';
import { BrokenFixture } from './fixtures.mjs';
import { html, listStyles, wholePage } from './html.mjs';
import { builtFormTypes, builtLanguages, findPageConfig, formFacts, titleOf } from './page-configs.mjs';
import { customerTitle } from './page-words.mjs';
import { requestEntry } from './received-page.mjs';
import { scenarios, scenariosFor } from './scenarios.mjs';
import { demoLogin } from './demo-shop.mjs';
import { searchInput, searchResults } from './search.mjs';
import { answersByStep, wholeForm } from './starting-state.mjs';

/** @typedef {import('./fixtures.mjs').Fixtures} Fixtures */

/** @param {string} docsDir */
function documents(docsDir) {
  try {
    const names = /** @type {string[]} */ (readdirSync(docsDir, { recursive: true }));
    return names.filter((name) => name.endsWith('.md')).sort();
  } catch {
    return [];
  }
}

/** @param {unknown[]} list @param {string} noun */
const counted = ({ length }, noun) => `${length} ${noun}${length === 1 ? '' : 's'}`;

/**
 * What `read` answers; null if a fixture is not valid JSON. Its own page says so, and this page lists the others.
 *
 * @template T
 * @param {() => T} read
 */
function readable(read) {
  try {
    return read();
  } catch (error) {
    if (error instanceof BrokenFixture) return null;
    throw error;
  }
}

/**
 * A list of links to one page with another query.
 *
 * @param {string} name
 * @param {string} label
 * @param {{query: string, text: string, lang?: string}[]} links
 * @param {string} address
 */
const pills = (name, label, links, address) =>
  html`<ul class="host-pills" aria-label="${titleOf(name)}: ${label}">
    ${links.map(({ query, text, lang }) => html`<li><a href="${address}?${query}" ${lang && html` lang="${lang}"`}>${text}</a></li>`)}
  </ul> `;

/**
 * Links to one page with the widget: clean or filled up to a step, in every scenario that means something on it, in both
 * themes and every language.
 *
 * @param {'forms' | 'pages'} kind
 * @param {string} name
 * @param {Fixtures} fixtures
 * @param {string} distDir
 */
function pageCard(kind, name, fixtures, distDir) {
  const address = `/${kind}/${name}`;
  const config = readable(() => findPageConfig(kind, name, fixtures, distDir)) ?? {};
  const steps = (readable(() => answersByStep(config, fixtures)) ?? []).map(([step]) => step);
  const starts = [...steps.slice(1), ...(steps.length > 0 ? [wholeForm] : [])];
  return html`<li class="host-card" data-kind="${kind}">
    <h3><a href="${address}">${customerTitle(name)}</a></h3>
    <p><code>${address}</code></p>
    ${pills(
      name,
      'starts',
      [{ query: 'fresh', text: 'clean' }, ...starts.map((step) => ({ query: `fill=${step}`, text: `filled to ${step}` }))],
      address,
    )}
    ${pills(
      name,
      'scenarios',
      scenariosFor(formFacts(config, distDir)).map((scenario) => ({ query: `scenario=${scenario.name}`, text: scenario.name })),
      address,
    )}
    ${pills(
      name,
      'themes and tools',
      [...['light', 'dark'].map((theme) => ({ query: `theme=${theme}`, text: theme })), { query: 'toolbox', text: 'toolbox' }],
      address,
    )}
    ${pills(
      name,
      'languages',
      Object.entries(builtLanguages(distDir)).map(([code, text]) => ({ query: `locale=${code}`, text, lang: code })),
      address,
    )}
  </li> `;
}

/**
 * The golden orders whose page can be opened, folded.
 *
 * @param {Fixtures} fixtures
 */
function goldenOrders(fixtures) {
  const names = fixtures.folders('orders').filter((name) => readable(() => fixtures.read('orders', name, 'page-config')));
  return (
    names.length > 0 &&
    html`<section aria-labelledby="orders">
      <h2 id="orders">Golden orders</h2>
      <p>Orders whose total was calculated by hand, each on a page and with products of its own.</p>
      <details>
        <summary>${counted(names, 'order')}</summary>
        <ul>
          ${names.map(
            (name) =>
              html`<li data-kind="golden orders">
                <a href="/orders/${name}?fresh">${fixtures.heading('orders', name, 'README') || titleOf(name)}</a>
              </li> `,
          )}
        </ul>
      </details>
    </section>`
  );
}

/** What the owner of the shop sees. */
const theShop = html`<section aria-labelledby="shop">
  <h2 id="shop">The shop</h2>
  <p>
    All pages are those of one shop, the host for Node in memory. <a href="/admin">Its admin</a> takes
    <code>${demoLogin.name}</code> with the password <code>${demoLogin.password}</code>.
  </p>
</section>`;

/**
 * What pages have sent, with a link to the orders.
 *
 * @param {import('./received-all.mjs').ReceivedAll} received
 * @param {Fixtures} fixtures
 */
function receivedSoFar({ requests, orders }, fixtures) {
  return html`<section aria-labelledby="received">
    <h2 id="received">Received</h2>
    <p><a href="/received">${counted(orders, 'order')} and ${counted(requests, 'request')}</a> since the last start or emptying.</p>
    ${
      requests.length > 0 &&
      html`<details>
        <summary>${counted(requests, 'request')}, the newest first</summary>
        <ol class="host-cards is-list">
          ${requests.map(requestEntry).reverse()}
        </ol>
      </details>`
    }
    <p>Catalogue and pages come from <code>${fixtures.folder}</code>, read anew at every request.</p>
  </section>`;
}

/**
 * The start page for QA: every built form and every page of the fixtures, in every scenario.
 *
 * @param {object} parts
 * @param {Fixtures} parts.fixtures
 * @param {import('./received-all.mjs').ReceivedAll} parts.received
 * @param {string} parts.distDir
 * @param {string} parts.docsDir
 */
export function indexPage({ fixtures, received, distDir, docsDir }) {
  const formTypes = builtFormTypes(distDir);
  // A page named after a form type holds that form's page config and is listed as the form.
  const pages = fixtures.names('pages').filter((name) => !formTypes.includes(name));
  const docs = documents(docsDir);
  return wholePage({
    title: 'Forms and scenarios',
    intro: 'Every form of the built bundle on a plain host page. Nothing leaves this machine.',
    head: listStyles,
    main: html`<p class="host-actions">${searchInput}</p>
      ${searchResults}
      <section aria-labelledby="forms">
        <h2 id="forms">Forms</h2>
        ${
          formTypes.length
            ? html`<ul class="host-cards">
                ${formTypes.map((name) => pageCard('forms', name, fixtures, distDir))}
              </ul>`
            : html`<p class="host-note">The widget is not built yet: run <code>npm run build</code>, then reload.</p>`
        }
      </section>
      <section aria-labelledby="pages">
        <h2 id="pages">Pages</h2>
        ${
          pages.length
            ? html`<ul class="host-cards">
                ${pages.map((name) => pageCard('pages', name, fixtures, distDir))}
              </ul>`
            : html`<p>None in <code>${fixtures.folder}/pages</code>.</p>`
        }
      </section>
      ${theShop}
      ${goldenOrders(fixtures)}
      <section aria-labelledby="gallery">
        <h2 id="gallery">Widgets</h2>
        <p>
          <a href="/gallery">The gallery</a> shows every widget in every state, light and dark, in either direction, in other themes and
          under a host's stylesheets.
        </p>
      </section>
      <section aria-labelledby="scenarios">
        <h2 id="scenarios">What the scenarios do</h2>
        <dl class="host-terms">
          ${scenarios.map(
            ({ name, sentence }) =>
              html`<div data-kind="scenarios">
                <dt><code>${name}</code></dt>
                <dd>${sentence}</dd>
              </div>`,
          )}
        </dl>
      </section>
      <section aria-labelledby="domains">
        <h2 id="domains">What a domain costs</h2>
        <p>By its extension, and by what its name contains. Amounts are in dollars.</p>
        ${readable(() => domainTerms(fixtures)) ?? html`<p><code>replies/domains.json</code> is not valid JSON.</p>`}
      </section>
      ${receivedSoFar(received, fixtures)}
      ${
        docs.length > 0 &&
        html`<section aria-labelledby="docs">
          <h2 id="docs">Documents</h2>
          <ul>
            ${docs.map((name) => html`<li><a href="/docs/${name}">${name}</a></li>`)}
          </ul>
        </section>`
      }`,
  });
}
