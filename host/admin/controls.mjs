import { html } from 'hono/html';

/** @typedef {import('../html/layout.mjs').Markup} Markup */

/** The ids of what describes a field. @param {string} id @param {string} hint @param {string} fault */
const described = (id, hint, fault) => {
  const ids = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ');
  return html`${ids && html`aria-describedby="${ids}"`} ${fault && html`aria-invalid="true"`}`;
};

/** The hint of a field, and what is wrong with it. @param {string} id @param {string} hint @param {string} fault */
export const fieldNotes = (id, hint, fault) => html`${hint && html`<p class="hint" id="${id}-hint">${hint}</p>`}
${fault && html`<p class="field-fault" id="${id}-fault">${fault}</p>`}`;

/**
 * A text field with its label above and its hint below.
 *
 * @param {object} field
 * @param {string} field.name
 * @param {string} field.label
 * @param {string} [field.value]
 * @param {string} [field.type]
 * @param {string} [field.hint]
 * @param {string} [field.fault]  what is wrong with it
 * @param {string} [field.id]
 * @param {Markup | ''} [field.more]  further attributes
 */
export const textField = ({
  name,
  label,
  value = '',
  type = 'text',
  hint = '',
  fault = '',
  id = `field-${name}`,
  more = '',
}) => html`<div class="field">
<label for="${id}">${label}</label>
<input id="${id}" name="${name}" type="${type}" value="${value}" ${described(id, hint, fault)} ${more}>
${fieldNotes(id, hint, fault)}
</div>`;

/**
 * @param {object} field
 * @param {string} field.name
 * @param {string} field.label
 * @param {string} [field.value]
 * @param {string} [field.hint]
 * @param {string} [field.fault]
 * @param {number} [field.rows]
 * @param {number} [field.maxlength]
 * @param {string} [field.id]
 */
export const textArea = ({
  name,
  label,
  value = '',
  hint = '',
  fault = '',
  rows = 3,
  maxlength = 5000,
  id = `field-${name}`,
}) => html`<div class="field">
<label for="${id}">${label}</label>
<textarea id="${id}" name="${name}" rows="${rows}" maxlength="${maxlength}" ${described(id, hint, fault)}>
${value}</textarea>
${fieldNotes(id, hint, fault)}
</div>`;

/**
 * A choice of one of several, in a select.
 *
 * @param {object} field
 * @param {string} field.name
 * @param {string} field.label
 * @param {readonly (readonly [value: string, words: string])[]} field.options
 * @param {string} [field.value]
 * @param {string} [field.id]
 */
export const select = ({ name, label, options, value = '', id = `field-${name}` }) => html`<div class="field">
<label for="${id}">${label}</label>
<select id="${id}" name="${name}">
${options.map(([option, words]) => html`<option value="${option}" ${option === value ? 'selected' : ''}>${words}</option>`)}
</select>
</div>`;

/**
 * @param {object} box
 * @param {string} box.name
 * @param {string} box.label
 * @param {string} [box.value]
 * @param {boolean} [box.isChecked]
 */
export const checkbox = ({ name, label, value = 'yes', isChecked = false }) => html`<label class="check">
<input type="checkbox" name="${name}" value="${value}" ${isChecked ? 'checked' : ''}> <span>${label}</span>
</label>`;

/** A number with its noun: `1 line`, `1,200 lines`. @param {number} count @param {string} one @param {string} [many] */
export const counted = (count, one, many = `${one}s`) => `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

/** How a mail or a webhook stands. @type {Readonly<Record<string, string>>} */
export const deliveryWords = { waiting: 'waits to be sent', sent: 'sent', failed: 'could not be sent' };

/** A moment, in the shop's own words. @param {number} at  ms */
export const moment = (at) => {
  const words = new Date(at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  return html`<time datetime="${new Date(at).toISOString()}">${words} UTC</time>`;
};

/** A day such as `Jul 17, 2026`. @param {string} day  `YYYY-MM-DD` */
export const dayWords = (day) =>
  html`<time datetime="${day}">${new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' })}</time>`;

/** A query of an address, without what is empty. @param {string} path @param {Readonly<Record<string, string | number | undefined>>} query */
export function address(path, query) {
  const entries = Object.entries(query).flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, String(value)]]));
  return entries.length > 0 ? `${path}?${new URLSearchParams(entries)}` : path;
}

/** What is wrong, as a list; nothing where nothing is. @param {readonly string[]} faults @param {import('../html/layout.mjs').Markup | ''} [more]  attributes */
export const faultList = (faults, more = '') =>
  faults.length > 0 ? html`<div class="notice fault" ${more}><ul>${faults.map((words) => html`<li>${words}</li>`)}</ul></div>` : '';

/** Sentences above a screen. @param {import('./sessions.mjs').Said | undefined} said */
export function notices(said) {
  if (!said) return '';
  const more = said.faults.length - 20;
  const shown = [...said.faults.slice(0, 20), ...(more > 0 ? [`… and ${more} more.`] : [])];
  return html`${said.done.length > 0 && html`<div class="notice done" role="status">${said.done.map((words) => html`<p>${words}</p>`)}</div>`}
${faultList(shown, html`role="alert"`)}`;
}
