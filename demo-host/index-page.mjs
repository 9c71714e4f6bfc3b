import { readdirSync } from 'node:fs';
import { localeCodes } from '../scripts/build/locales.mjs';
import { builtFormTypes, titleOf } from './host-page.mjs';
import { html, wholePage } from './html.mjs';
import { scenarios } from './scenarios.mjs';

/** @param {string} docsDir */
function documents(docsDir) {
  try {
    const names = /** @type {string[]} */ (readdirSync(docsDir, { recursive: true }));
    return names.filter((name) => name.endsWith('.md')).sort();
  } catch {
    return [];
  }
}

/** The name of a language in that language: 'es' gives 'Español'. @param {string} code */
const ownName = (code) => {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
};

/** @param {unknown[]} list @param {string} noun */
const counted = ({ length }, noun) => `${length} ${noun}${length === 1 ? '' : 's'}`;

/**
 * Links to one page with the widget, in every scenario, both themes and every language.
 *
 * @param {string} address
 * @param {string} name
 */
function pageCard(address, name) {
  return html`<li class="host-card">
<h3><a href="${address}">${titleOf(name)}</a></h3>
<p><code>${address}</code></p>
<ul class="host-pills" aria-label="${titleOf(name)}: scenarios">
${scenarios.map((scenario) => html`<li><a href="${address}?scenario=${scenario.name}">${scenario.name}</a></li>`)}
</ul>
<ul class="host-pills" aria-label="${titleOf(name)}: themes">
${['light', 'dark'].map((theme) => html`<li><a href="${address}?theme=${theme}">${theme}</a></li>`)}
</ul>
<ul class="host-pills" aria-label="${titleOf(name)}: languages">
${['en', ...localeCodes].map((code) => html`<li><a href="${address}?locale=${code}" lang="${code}">${ownName(code)}</a></li>`)}
</ul>
</li>
`;
}

/**
 * The start page for QA: every built form and every page of the fixtures, in every scenario.
 *
 * @param {object} parts
 * @param {import('./fixtures.mjs').Fixtures} parts.fixtures
 * @param {import('./received.mjs').Received} parts.received
 * @param {string} parts.distDir
 * @param {string} parts.docsDir
 */
export function indexPage({ fixtures, received, distDir, docsDir }) {
  const formTypes = builtFormTypes(distDir);
  // A page named after a form type holds that form's page config and is listed as the form.
  const pages = fixtures.names('pages').filter((name) => !formTypes.includes(name));
  const docs = documents(docsDir);
  const { requests, orders } = received.list();
  return wholePage({
    title: 'Forms and scenarios',
    intro: 'Every form of the built bundle on a plain host page. Nothing leaves this machine.',
    main: html`<section aria-labelledby="forms">
<h2 id="forms">Forms</h2>
${
  formTypes.length
    ? html`<ul class="host-cards">${formTypes.map((name) => pageCard(`/forms/${name}`, name))}</ul>`
    : html`<p class="host-note">The widget is not built yet: run <code>npm run build</code>, then reload.</p>`
}
</section>
<section aria-labelledby="pages">
<h2 id="pages">Pages</h2>
${
  pages.length
    ? html`<ul class="host-cards">${pages.map((name) => pageCard(`/pages/${name}`, name))}</ul>`
    : html`<p>None in <code>${fixtures.folder}/pages</code>.</p>`
}
</section>
<section aria-labelledby="gallery">
<h2 id="gallery">Widgets</h2>
<p><a href="/gallery">The gallery</a> shows every widget in every state, light and dark, in either direction, in other themes and under a host's stylesheets.</p>
</section>
<section aria-labelledby="scenarios">
<h2 id="scenarios">What the scenarios do</h2>
<dl class="host-terms">
${scenarios.map(({ name, sentence }) => html`<div><dt><code>${name}</code></dt><dd>${sentence}</dd></div>`)}
</dl>
</section>
<section aria-labelledby="received">
<h2 id="received">Received</h2>
<p><a href="/received">${counted(orders, 'order')} and ${counted(requests, 'request')}</a> since the last start or emptying.</p>
<p>Catalogue, replies and pages come from <code>${fixtures.folder}</code>, read anew at every request.</p>
</section>
${
  docs.length > 0 &&
  html`<section aria-labelledby="docs">
<h2 id="docs">Documents</h2>
<ul>${docs.map((name) => html`<li><a href="/docs/${name}">${name}</a></li>`)}</ul>
</section>`
}`,
  });
}
