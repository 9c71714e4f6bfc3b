import { html } from 'hono/html';
import { catalogueOf } from '../../catalogue/catalogue.mjs';
import { changePackages, fullWords, mostPackages, moved } from '../../packages/change-packages.mjs';
import { sellsPackages } from '../../packages/page-packages.mjs';
import { dollars } from '../../refunds/refundable.mjs';
import { select } from '../controls.mjs';
import { csrfField, show } from '../frame.mjs';
import { say } from '../sessions.mjs';
import { namesIn, saleWords, savingWords } from './package-words.mjs';
import { productTabs } from './show-prices.mjs';

/** @typedef {import('../../shop.mjs').Shop} Shop */
/** @typedef {import('../frame.mjs').AdminContext} AdminContext */
/** @typedef {import('../../catalogue/catalogue.mjs').Catalogue} Catalogue */
/** @typedef {import('../../packages/stored-packages.mjs').Package} Package */
/** @typedef {import('../../packages/stored-packages.mjs').Packages} Packages */

export const packagesPath = '/admin/products/packages';

/** How packages are shown. @type {[Packages['shown'], string][]} */
const ways = [
  ['none', 'Not at all'],
  ['cards', 'As cards, side by side'],
  ['table', 'As cards, with a table of what is in each'],
];

/** By how many places a button moves a package. @type {ReadonlyMap<string, -1 | 1>} */
const moves = new Map([
  ['up', -1],
  ['down', 1],
]);

/** @param {Shop} shop @param {AdminContext} context @param {Packages} packages */
function shownBox(shop, context, { shown, list }) {
  const pages = shop.pages.list().filter(sellsPackages);
  const where =
    pages.length > 0
      ? html`Offered on ${pages.map(({ path, title }, index) => html`${index > 0 && ', '}<a href="${path}">${title}</a>`)}. A page whose own file has bundles offers those instead.`
      : 'None of your pages offers them: a page needs the form that forms a company, products of this shop, and no bundles of its own.';
  return html`<form method="post" action="${packagesPath}" class="box">${csrfField(context.get('session'))}<input type="hidden" name="do" value="shown">
<h2>How visitors see them</h2>
<div class="row">${select({ name: 'shown', label: 'Show packages', options: ways, value: shown })}<button class="main">Save</button></div>
${shown === 'none' && list.length > 0 ? html`<p class="doubt">Nobody sees your packages yet: choose how to show them.</p>` : ''}
<p class="hint">${where}</p></form>`;
}

/** A button that moves a package. @param {AdminContext} context @param {Package} pack @param {'up' | 'down'} way */
const moveButton = (context, { id, name }, way) =>
  html`<form method="post" action="${packagesPath}" class="inline">${csrfField(context.get('session'))}<input type="hidden" name="id" value="${id}">
<button name="do" value="${way}">Move ${way}<span class="hidden"> ${name}</span></button></form>`;

/** @param {AdminContext} context @param {Catalogue} catalogue @param {Package} pack @param {number} index */
function packageItem(context, catalogue, pack, index) {
  const { id, name, price, products, extras, kinds } = pack;
  const { sold, faults, sales } = saleWords(catalogue, pack);
  const path = `${packagesPath}/${id}`;
  return html`<li class="box package" id="${id}"><div class="row spread"><h2>${name}</h2><p><strong>${dollars(price)}</strong> <span class="quiet">and the fee of the state</span></p></div>
<ul class="contents" aria-label="What is in ${name}">${[...namesIn(catalogue)(products), ...extras].map((words) => html`<li>${words}</li>`)}</ul>
<div>${sold && html`<p>${sold}</p>`}${faults.map((words) => html`<p class="${sold ? 'quiet' : 'doubt'}">${words}</p>`)}
${kinds.length > 0 && html`<p class="quiet">For ${kinds.join(', ')} alone.</p>`}
<p class="quiet">${savingWords(pack, sales)}</p></div>
<div class="row"><a class="button" href="${path}">Edit<span class="hidden"> ${name}</span></a>
${index > 0 && moveButton(context, pack, 'up')}${index < catalogue.packages.list.length - 1 && moveButton(context, pack, 'down')}
<a class="button" href="${path}/delete">Delete…<span class="hidden"> ${name}</span></a></div></li>`;
}

/** `GET /admin/products/packages` (SHOP-13). @param {Shop} shop @returns {(context: AdminContext) => Promise<Response>} */
export const showPackages = (shop) => async (context) => {
  const catalogue = await catalogueOf(shop);
  const { list } = catalogue.packages;
  const add =
    list.length < mostPackages
      ? html`<a class="button main" href="${packagesPath}/new">Add a package</a>`
      : html`<p class="hint">${fullWords}</p>`;
  const body = html`${productTabs(packagesPath)}
<p>A package is several products for one price. Visitors who form a company choose one of yours, in each state where all of it is on sale. Two to four packages are easiest to choose from.</p>
${list.length > 0 ? shownBox(shop, context, catalogue.packages) : ''}
${list.length > 0 ? html`<ol class="stack packages">${list.map((pack, index) => packageItem(context, catalogue, pack, index))}</ol>` : html`<p class="empty">There is no package yet.</p>`}
<div>${add}</div>`;
  return show(shop, context, { title: 'Products and prices', at: '/admin/products', body });
};

/** `POST /admin/products/packages`: how packages are shown, and their order. @param {Shop} shop @returns {(context: AdminContext) => Promise<Response>} */
export const postPackages = (shop) => async (context) => {
  const form = context.get('form');
  const way = ways.find(([id]) => id === form.text('shown'))?.[0];
  const by = moves.get(form.text('do'));
  const done = await changePackages(shop, (packages) => {
    if (form.text('do') === 'shown' && way) return { packages: { ...packages, shown: way }, result: ['Saved.'] };
    const after = by ? moved(packages, form.text('id'), by) : packages;
    return after === packages ? { result: [] } : { packages: after, result: ['The packages have a new order.'] };
  });
  await say(
    shop,
    context.get('session'),
    done.length > 0 ? { done } : { faults: ['Nothing was changed. Look at the packages as they are now.'] },
  );
  return context.redirect(packagesPath, 303);
};
