import { html } from 'hono/html';
import { CellFault } from '../../catalogue/cells.mjs';
import { catalogueOf } from '../../catalogue/catalogue.mjs';
import { today } from '../../catalogue/change.mjs';
import { columnLabel } from '../../catalogue/columns.mjs';
import { applyPlan, changesAnything, makePlan, wordsAfter } from '../../catalogue/plan.mjs';
import { readCatalogueFile } from '../../catalogue/read-file.mjs';
import { writeCsv, writeJson } from '../../catalogue/write-file.mjs';
import { checkbox, counted, select } from '../controls.mjs';
import { csrfField, show } from '../frame.mjs';
import { say } from '../sessions.mjs';
import { companiesOf, filterLines, kindsOf } from './filter-lines.mjs';
import { productTabs } from './show-prices.mjs';

/** @typedef {import('../../shop.mjs').Shop} Shop */
/** @typedef {import('../../catalogue/plan.mjs').Plan} Plan */
/** @typedef {import('../frame.mjs').AdminContext} AdminContext */

const path = '/admin/products/transfer';

/** The most differences of a kind that are drawn at once. */
const most = 1000;

/** The plan that a session looks at. @param {Shop} shop @param {AdminContext} context @returns {Promise<Plan | null>} */
async function planOf(shop, context) {
  const { tokenHash } = context.get('session');
  const row = await shop.db.selectFrom('adminSessions').select('plan').where('tokenHash', '=', tokenHash).executeTakeFirst();
  return JSON.parse(row?.plan ?? 'null');
}

/** @param {Shop} shop @param {AdminContext} context @param {Plan | null} plan */
const keepPlan = (shop, context, plan) =>
  shop.db
    .updateTable('adminSessions')
    .set({ plan: JSON.stringify(plan) })
    .where('tokenHash', '=', context.get('session').tokenHash)
    .execute();

/** @param {string} code @param {string} column @param {string} old @param {string} next */
const difference = (code, column, old, next) =>
  html`<tr><th scope="row"><code>${code}</code></th><td>${column}</td><td>${old || '(empty)'}</td><td><strong>${next || '(empty)'}</strong></td></tr>`;

/** What a file would change. @param {AdminContext} context @param {Plan} plan */
function planView(context, { changes, added, removed }) {
  const hidden = [changes, added, removed].reduce((sum, list) => sum + Math.max(0, list.length - most), 0);
  return html`<section class="stack"><h2>What the file would change</h2>
<p class="sum">Cells changed: ${changes.length.toLocaleString('en-US')}. Rows added: ${added.length.toLocaleString('en-US')}. Rows removed: ${removed.length.toLocaleString('en-US')}. Nothing is changed yet.</p>
<form method="post" action="${path}/accept" class="row">${csrfField(context.get('session'))}
<button class="main" name="do" value="accept">Change the catalogue like this</button>
<button name="do" value="drop">Change nothing</button></form>
<div class="scroll" tabindex="0" role="region" aria-label="Differences"><table class="differences">
<thead><tr>${['Row', 'Column', 'Now', 'After the import'].map((words) => html`<th scope="col">${words}</th>`)}</tr></thead>
<tbody>
${changes.slice(0, most).map((change) => difference(change.code, columnLabel(change.column), change.old, change.new))}
${added.slice(0, most).map(({ code, words }) => difference(code, 'new row', '', words))}
${removed.slice(0, most).map(({ code }) => difference(code, 'whole row', 'is there', 'removed'))}
</tbody></table></div>
${hidden > 0 && html`<p>${counted(hidden, 'more is', 'more are')} not shown here.</p>`}</section>`;
}

/** `GET /admin/products/transfer` (SHOP-03). @param {Shop} shop @returns {(context: AdminContext) => Promise<Response>} */
export const showTransfer = (shop) => async (context) => {
  const plan = await planOf(shop, context);
  const catalogue = await catalogueOf(shop);
  const csrf = csrfField(context.get('session'));
  const companies = companiesOf(catalogue).map((name) => /** @type {[string, string]} */ ([name, name]));
  const forms = html`<section class="box"><h2>Export</h2>
<p>CSV for a spreadsheet: the price list, all of it or one product. JSON: everything, with coupons, bundles and packages.</p>
<form method="get" action="${path}/export" class="stack"><div class="row">
${select({ name: 'kind', label: 'Product', options: [['', 'All products'], ...kindsOf(catalogue)] })}
${select({ name: 'company', label: 'Kind of company', options: [['', 'All'], ...companies] })}</div>
<div class="row"><button name="format" value="csv">Export as CSV</button> <button name="format" value="json">Export as JSON</button></div></form></section>
<section class="box"><h2>Import</h2>
<p>You first see what the file would change. Nothing is changed until you accept it. Rows are found by their code; columns that the file leaves out stay as they are. The files of our WordPress plugin fit.</p>
<form method="post" action="${path}" enctype="multipart/form-data" class="stack">${csrf}
<div class="field"><label for="catalogue">CSV or JSON file</label><input type="file" id="catalogue" name="catalogue" accept=".csv,.json,text/csv,application/json" required></div>
${checkbox({ name: 'removes', label: 'Remove rows that are not in the file' })}
<div><button class="main">Show the differences</button></div></form></section>`;
  const body = html`${productTabs(path)}${plan ? planView(context, plan) : forms}`;
  return show(shop, context, { title: 'Products and prices', at: '/admin/products', body });
};

/** `GET /admin/products/transfer/export`. @param {Shop} shop @returns {(context: AdminContext) => Promise<Response>} */
export const exportCatalogue = (shop) => async (context) => {
  const catalogue = await catalogueOf(shop);
  const isJson = context.req.query('format') === 'json';
  const filters = { kind: context.req.query('kind'), company: context.req.query('company') };
  context.header('Content-Disposition', `attachment; filename="catalogue-${today(shop)}.${isJson ? 'json' : 'csv'}"`);
  context.header('Content-Type', isJson ? 'application/json; charset=utf-8' : 'text/csv; charset=utf-8');
  return context.body(isJson ? writeJson(catalogue) : writeCsv(filterLines(catalogue, filters)));
};

/** @param {Shop} shop @param {AdminContext} context @param {Partial<import('../sessions.mjs').Said>} said */
async function back(shop, context, said) {
  await say(shop, context.get('session'), said);
  return context.redirect(path, 303);
}

/** `POST /admin/products/transfer`: takes a file, and keeps what it would change. @param {Shop} shop @returns {(context: AdminContext) => Promise<Response>} */
export const postFile = (shop) => async (context) => {
  const form = context.get('form');
  const file = form.file('catalogue');
  await keepPlan(shop, context, null);
  if (!file) return back(shop, context, { faults: ['Choose a file first.'] });
  const wrong = 'Nothing was changed. Correct the file and choose it again:';
  try {
    const tables = readCatalogueFile(new Uint8Array(await file.arrayBuffer()));
    const plan = makePlan(await catalogueOf(shop), tables, form.text('removes') !== '');
    if (plan.faults.length > 0) return await back(shop, context, { faults: [wrong, ...plan.faults] });
    if (!changesAnything(plan)) {
      return await back(shop, context, { done: ['The file says what the catalogue says: there is nothing to change.'] });
    }
    await keepPlan(shop, context, plan);
    return context.redirect(path, 303);
  } catch (fault) {
    if (fault instanceof CellFault) return back(shop, context, { faults: [wrong, fault.message] });
    throw fault;
  }
};

/** `POST /admin/products/transfer/accept`: applies what was shown, or drops it. @param {Shop} shop @returns {(context: AdminContext) => Promise<Response>} */
export const postAccept = (shop) => async (context) => {
  const plan = await planOf(shop, context);
  await keepPlan(shop, context, null);
  if (!plan || context.get('form').text('do') !== 'accept') return back(shop, context, { done: ['Nothing was changed.'] });
  if (await applyPlan(shop, plan)) {
    return back(shop, context, { done: ['The changes are in the catalogue.', ...(await wordsAfter(shop, plan))] });
  }
  return back(shop, context, {
    faults: ['Nothing was changed: somebody changed the catalogue meanwhile. Choose the file again to see the differences of today.'],
  });
};
