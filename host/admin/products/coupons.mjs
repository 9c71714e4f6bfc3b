import { html } from 'hono/html';
import { newRow, putRow, typedTwice } from '../../catalogue/additions.mjs';
import { CellFault } from '../../catalogue/cells.mjs';
import { catalogueOf } from '../../catalogue/catalogue.mjs';
import { changeCatalogue } from '../../catalogue/change.mjs';
import { COLUMNS, cellOf, columnLabel, columnsOf, flag } from '../../catalogue/columns.mjs';
import { csrfField, show } from '../frame.mjs';
import { say } from '../sessions.mjs';

/** @typedef {import('../../shop.mjs').Shop} Shop */
/** @typedef {import('../form.mjs').Form} Form */
/** @typedef {import('../frame.mjs').AdminContext} AdminContext */
/** @typedef {'coupons' | 'bundles'} Offers */

/** @param {Offers} table @param {string} column @param {number | 'new'} index @param {any} row */
function cell(table, column, index, row) {
  const label = `${columnLabel(column)}, ${row ? row.code : 'new row'}`;
  const value = row ? cellOf(table, row, column) : '';
  const name = `row:${index}:${column}`;
  if (COLUMNS[table][column] === flag) {
    return html`<td data-label="${columnLabel(column)}"><input type="checkbox" name="${name}" value="yes" aria-label="${label}" ${value === 'yes' ? 'checked' : ''}></td>`;
  }
  const size = ['name', 'products', 'typed_code'].includes(column) ? 'wide' : 'short';
  return html`<td data-label="${columnLabel(column)}"><input class="${size}" name="${name}" value="${value}" aria-label="${label}" autocomplete="off" ${row && column === 'code' ? 'readonly' : ''}></td>`;
}

/** @param {AdminContext} context @param {Offers} table @param {readonly any[]} rows @param {string} title @param {string} words */
function offers(context, table, rows, title, words) {
  const columns = columnsOf(table);
  return html`<form method="post" action="/admin/coupons" class="stack" id="${table}">${csrfField(context.get('session'))}
<h2>${title}</h2><p>${words}</p><input type="hidden" name="table" value="${table}">
<div class="scroll" tabindex="0" role="region" aria-label="${title}"><table class="offers">
<thead><tr>${columns.map((column) => html`<th scope="col">${columnLabel(column)}</th>`)}<th scope="col">Remove</th></tr></thead>
<tbody>${rows.map(
    (row, index) =>
      html`<tr>${columns.map((column) => cell(table, column, index, row))}<td data-label="Remove"><input type="checkbox" name="row:${index}:remove" value="yes" aria-label="Remove ${row.code}"></td></tr>`,
  )}<tr>${columns.map((column) => cell(table, column, 'new', undefined))}<td class="none"></td></tr></tbody>
</table></div><div><button class="main">Save</button></div></form>`;
}

/** `GET /admin/coupons`. @param {Shop} shop @returns {(context: AdminContext) => Promise<Response>} */
export const showCoupons = (shop) => async (context) => {
  const { coupons, bundles } = await catalogueOf(shop);
  const body = html`${offers(context, 'coupons', coupons, 'Coupons', 'A coupon counts by itself for the products that it names by their codes, such as business_formation.WY or registered_agent.WY.24. It takes off an amount or a share. With a code for visitors it counts only for those who enter that code, where the box for it is switched on under Settings. After its last day it counts no more; leave the day empty for no end.')}
${offers(context, 'bundles', bundles, 'Subscription bundles', 'Yearly prices of a state’s products together, paid monthly. They show on forms whose page config sets flags.subscriptionBundles.')}`;
  return show(shop, context, { title: 'Coupons', at: '/admin/coupons', body });
};

/** The rows of the form: their cells by column, and whether it is the empty one. @param {Form} form */
function rowsOf(form) {
  /** @type {Map<string, Map<string, string>>} */
  const rows = new Map();
  for (const [name, text] of form.startingWith('row:')) {
    const [index = '', column = ''] = name.split(':');
    rows.set(index, (rows.get(index) ?? new Map()).set(column, text));
  }
  return [...rows]
    .filter(([, cells]) => [...cells.values()].some((text) => text !== ''))
    .map(([index, cells]) => ({ cells, isNew: index === 'new' }));
}

/**
 * What is wrong with a new row that would take the place of another one, as sentences.
 *
 * @param {readonly { code: string }[]} there
 * @param {readonly { code: string, isNew: boolean, row?: object }[]} rows  of the form; one without `row` is removed
 */
function takenCodes(there, rows) {
  const removed = new Set(rows.flatMap(({ code, row }) => (row ? [] : code)));
  const kept = new Set(there.flatMap(({ code }) => (removed.has(code) ? [] : code)));
  return rows.flatMap(({ code, isNew }) =>
    isNew && kept.has(code) ? `The code “${code}” is taken. Choose another code for the new row, or change the row that has it.` : [],
  );
}

/** `POST /admin/coupons`: saves the rows, none of them where one is wrong. @param {Shop} shop @returns {(context: AdminContext) => Promise<Response>} */
export const postCoupons = (shop) => async (context) => {
  const form = context.get('form');
  const table = form.text('table') === 'bundles' ? 'bundles' : 'coupons';
  const faults = await changeCatalogue(
    shop,
    async (trx, catalogue) => {
      /** @type {string[]} */
      const wrong = [];
      const rows = rowsOf(form).flatMap(({ cells, isNew }) => {
        const code = cells.get('code') ?? '';
        if (cells.has('remove'))
          return [/** @type {{ code: string, isNew: boolean, row?: ReturnType<typeof newRow> }} */ ({ code, isNew })];
        try {
          const row = newRow(catalogue, table, cells);
          return [{ code: String(row.values.code), isNew, row }];
        } catch (fault) {
          if (!(fault instanceof CellFault)) throw fault;
          wrong.push((code === '' ? '' : `${code}: `) + fault.message);
          return [];
        }
      });
      wrong.push(...takenCodes(catalogue[table], rows));
      if (table === 'coupons') {
        const put = rows.flatMap(({ code, row }) => (row ? [/** @type {const} */ ([code, row.values.typedCode])] : []));
        const removed = rows.flatMap(({ code, row }) => (row ? [] : code));
        wrong.push(...typedTwice(catalogue, put, removed));
      }
      for (const { code, row } of wrong.length > 0 ? [] : rows) {
        if (row) await putRow(trx, row);
        else await trx.deleteFrom(table).where('code', '=', code).execute();
      }
      return wrong;
    },
    (wrong) => wrong.length === 0,
  );
  await say(shop, context.get('session'), faults.length > 0 ? { faults } : { done: ['Saved.'] });
  return context.redirect('/admin/coupons', 303);
};
