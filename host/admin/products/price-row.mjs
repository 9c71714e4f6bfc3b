import { html } from 'hono/html';
import { applies, cellOf, columnLabel } from '../../catalogue/columns.mjs';
import { isOnSale, nameOf } from '../../catalogue/lines.mjs';
import { placeFact, placeName } from '../../catalogue/places.mjs';
import { dayWords } from '../controls.mjs';

/** @typedef {import('../../catalogue/catalogue.mjs').Catalogue} Catalogue */
/** @typedef {import('../../catalogue/lines.mjs').Line} Line */

/** The cells of a line that can be typed into, in their order. */
export const CELLS = /** @type {const} */ (['our_price', 'state_fee', 'surcharge', 'days']);

const ways = new Map([
  ['online', 'online'],
  ['expedited', 'expedited'],
  ['mail', 'by mail'],
  ['fax', 'by fax'],
]);

/** A way of filing in words. @param {Line} line */
const wayOf = ({ way, hours }) => (ways.get(way) ?? way) + (hours ? `, ${hours} ${hours === 1 ? 'hour' : 'hours'}` : '');

/** What a line is called where it stands alone. @param {Line} line */
export const lineName = (line) =>
  [nameOf(line), line.company, placeName(line.state), line.leads ? '' : wayOf(line)].filter(Boolean).join(', ');

/** For whom a filing is, and in which way. @param {Line} line */
function detail(line) {
  if (line.list !== 'filing') return line.list === 'simple' ? '' : placeName(line.state);
  return [placeName(line.state), line.company || 'every kind of company', line.leads ? '' : wayOf(line)].filter(Boolean).join(', ');
}

/** Whether a line is on sale, and why not. @param {Catalogue} catalogue @param {Line} line */
function sale({ lines }, line) {
  if (isOnSale(lines, line)) return html`<span class="status paid">On sale</span>`;
  if (line.leads && line.ourPrice === null) return html`<span class="status">No price</span>`;
  if (line.list === 'filing' && line.stateFee === null) return html`<span class="status">No state fee</span>`;
  return html`<span class="status">${line.published ? 'The first way is not on sale' : 'Not published'}</span>`;
}

/** @param {Line} line @param {typeof CELLS[number]} column @param {string} name */
function cell(line, column, name) {
  const label = columnLabel(column);
  if (!applies('lines', line, column)) {
    if (column === 'our_price') return html`<td data-label="${label}" class="quiet">as the first way</td>`;
    return html`<td class="none"><span aria-hidden="true">–</span></td>`;
  }
  const value = cellOf('lines', line, column);
  return html`<td data-label="${label}"><input type="hidden" name="was:${column}:${line.code}" value="${value}"><input class="${
    column === 'days' ? 'short' : 'amount'
  }" name="cell:${column}:${line.code}" value="${value}" aria-label="${label}, ${name}" inputmode="decimal" autocomplete="off"></td>`;
}

/** Where the fee was looked up, and when. @param {Line} line */
function source(line) {
  if (line.list !== 'filing') return html`<td class="none"><span aria-hidden="true">–</span></td>`;
  const url = line.sourceUrl || placeFact(line.state, 'page');
  return html`<td data-label="Fee looked up" class="source">${!line.confirmed && html`<strong class="doubt">Not confirmed</strong> `}
${
  url &&
  html`<a href="${url}" target="_blank" rel="noopener noreferrer">${line.sourceUrl ? 'Source' : 'Look it up'}<span class="hidden"> of the fee, ${lineName(line)} (opens in a new tab)</span></a> `
}
${line.verifiedAt && dayWords(line.verifiedAt)}
${line.note && html`<p class="quiet">${line.note}</p>`}</td>`;
}

/** A line of the price list with the cells that can be typed into (SHOP-02, SHOP-04). @param {Catalogue} catalogue @param {Line} line */
export function priceRow(catalogue, line) {
  const name = lineName(line);
  const search = line.list === 'filing' ? placeFact(line.state, 'search') : '';
  return html`<tr id="line-${line.code}">
<td class="pick"><input type="checkbox" name="lines" value="${line.code}" aria-label="Select ${name}"></td>
<th scope="row"><span class="name">${nameOf(line)}</span><span class="quiet">${detail(line)}${
    search &&
    html` · <a href="${search}" target="_blank" rel="noopener noreferrer">Search names<span class="hidden"> of companies in ${placeName(line.state)} (opens in a new tab)</span></a>`
  }</span></th>
${CELLS.map((column) => cell(line, column, name))}
${source(line)}
<td data-label="Sale" class="sale">${sale(catalogue, line)}</td>
</tr>`;
}
