import { html } from 'hono/html';
import { catalogueOf } from '../../catalogue/catalogue.mjs';
import { FEDERAL, placeName, stateCodes } from '../../catalogue/places.mjs';
import { address, checkbox, counted, select, textField } from '../controls.mjs';
import { csrfField, show } from '../frame.mjs';
import { companiesOf, filterLines, kindsOf, readFilters, shows } from './filter-lines.mjs';
import { priceRow } from './price-row.mjs';
import { pager } from '../pager.mjs';

/** @typedef {import('../../shop.mjs').Shop} Shop */
/** @typedef {import('../frame.mjs').AdminContext} AdminContext */
/** @typedef {import('../../catalogue/catalogue.mjs').Catalogue} Catalogue */
/** @typedef {import('./filter-lines.mjs').Filters} Filters */

const perPage = 50;

/** @param {readonly string[]} values @returns {[string, string][]} */
const same = (values) => values.map((value) => [value, value]);

/** The tabs of products. @param {'/admin/products' | '/admin/products/packages' | '/admin/products/transfer'} at */
export const productTabs = (at) => html`<nav aria-label="Products" class="tabs"><ul>
${[
  ['/admin/products', 'Prices'],
  ['/admin/products/packages', 'Packages'],
  ['/admin/products/transfer', 'Import and export'],
].map(([path, words]) => html`<li><a href="${path}" ${path === at ? html`aria-current="page"` : ''}>${words}</a></li>`)}
</ul></nav>`;

/** One price for a kind in many states. @param {AdminContext} context @param {Catalogue} catalogue @param {Filters} filters */
function priceBox(context, catalogue, { kind, company, state }) {
  return html`<details class="box price-box" ${kind || company || state ? '' : 'open'}>
<summary><h2>One price for many states</h2></summary>
<form method="post" action="/admin/products/price" class="stack">${csrfField(context.get('session'))}
<div class="row">
${select({ name: 'kind', id: 'price-kind', label: 'Product', options: kindsOf(catalogue), value: kind || 'business_formation' })}
${select({
  ...{ name: 'company', id: 'price-company', label: 'Kind of company' },
  ...{ options: [['', 'All'], ...same(companiesOf(catalogue))], value: kind || company ? company : 'LLC' },
})}
${textField({ name: 'states', id: 'price-states', label: 'States', value: state, more: html`placeholder="all, or WY, CO" autocapitalize="characters"` })}
${textField({ name: 'price', id: 'price-price', label: 'Our price in dollars', more: html`inputmode="decimal" placeholder="99.00" required` })}
${checkbox({ name: 'sell', label: 'Put on sale', isChecked: true })}
<button class="main">Set this price</button>
</div>
<p class="hint">It is what you ask besides the fee of the state. Kinds of company count for filings alone. A filing whose fee nobody has confirmed gets the price, but is not put on sale.</p>
</form></details>`;
}

/** @param {Catalogue} catalogue @param {Filters} filters */
function filterBox(catalogue, { kind, state, company, show: shown, s }) {
  const states = [...stateCodes, FEDERAL].map((code) => /** @type {[string, string]} */ ([code, placeName(code)]));
  return html`<form method="get" action="/admin/products" role="search" class="row filters">
${select({ name: 'kind', label: 'Product', options: [['', 'All products'], ...kindsOf(catalogue)], value: kind })}
${select({ name: 'state', label: 'State', options: [['', 'All states'], ...states], value: state })}
${select({ name: 'company', label: 'Kind of company', options: [['', 'All'], ...same(companiesOf(catalogue))], value: company })}
${select({ name: 'show', label: 'Sale', options: [['', 'On sale or not'], ...shows], value: shown })}
${textField({ name: 's', label: 'Search', value: s, type: 'search' })}
<button>Filter</button>
</form>`;
}

/** What can be done with many lines at once. @param {number} count  of the lines that the filters show */
const bulkBox = (count) => html`<fieldset class="row bulk">
<legend class="hidden">Change many lines</legend>
${select({
  ...{ name: 'what', label: 'Change many lines' },
  options: [
    ['', 'Choose what to do'],
    ['raise', 'Raise our price by a share'],
    ['publish', 'Publish'],
    ['unpublish', 'Unpublish'],
    ['confirm', 'Confirm the fees: looked up today'],
  ],
})}
${textField({ name: 'share', label: 'Share in percent', more: html`inputmode="decimal" placeholder="10" class="short"` })}
${select({
  ...{ name: 'of', label: 'Of which lines', value: 'selected' },
  options: [
    ['selected', 'those that are selected'],
    ['all', `all ${counted(count, 'line')} of this list`],
  ],
})}
<button name="do" value="bulk">Change them</button>
<p class="hint">A share such as 10 raises our prices, -5 lowers them. Each is rounded to the nearest cent, half a cent up. Fees of the states stay.</p>
</fieldset>`;

/**
 * `GET /admin/products`: the price list (SHOP-02, SHOP-04).
 *
 * @param {Shop} shop
 * @returns {(context: AdminContext) => Promise<Response>}
 */
export const showPrices = (shop) => async (context) => {
  const catalogue = await catalogueOf(shop);
  const filters = readFilters((name) => context.req.query(name));
  const lines = filterLines(catalogue, filters);
  const pages = Math.max(1, Math.ceil(lines.length / perPage));
  const page = Math.min(pages, Math.max(1, Number.parseInt(context.req.query('page') ?? '1', 10) || 1));
  const shown = lines.slice((page - 1) * perPage, page * perPage);
  const hidden = Object.entries({ ...filters, page: String(page) });
  const list = html`<form method="post" action="/admin/products" class="stack">${csrfField(context.get('session'))}
${hidden.map(([name, value]) => html`<input type="hidden" name="filter:${name}" value="${value}">`)}
<button class="hidden" tabindex="-1" aria-hidden="true" name="do" value="save">Save the prices</button>
<div class="scroll" tabindex="0" role="region" aria-label="Price list"><table class="prices">
<thead><tr><th scope="col" class="pick"><span class="hidden">Select</span></th>${[
    'Product',
    'Our price',
    'State fee',
    'Surcharge',
    'Days',
    'Fee looked up',
    'Sale',
  ].map((heading) => html`<th scope="col">${heading}</th>`)}</tr></thead>
<tbody>${shown.map((line) => priceRow(catalogue, line))}</tbody>
</table></div>
<div class="save"><button class="main" name="do" value="save">Save the prices</button> <span class="quiet">${counted(lines.length, 'line')}</span></div>
${bulkBox(lines.length)}
</form>
${pager({ page, pages, link: (number) => address('/admin/products', { ...filters, page: number }) })}`;
  const body = html`${productTabs('/admin/products')}
${priceBox(context, catalogue, filters)}
${filterBox(catalogue, filters)}
${lines.length > 0 ? list : html`<p class="empty">Nothing in the price list is like this.</p>`}`;
  return show(shop, context, { title: 'Products and prices', at: '/admin/products', body });
};
