import { html } from 'hono/html';
import { isMailOn, mailKinds } from '../mails/mails.mjs';
import { listOfLines, oneLine } from '../orders/plain-text.mjs';
import { readPageConfig } from '../quote/form-code.mjs';
import { mostDays, mostPromises, promiseLength } from '../settings/order-extras.mjs';
import { checkbox, textArea, textField } from './controls.mjs';
import { csrfField } from './frame.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('../settings/order-extras.mjs').OrderExtras} OrderExtras */
/** @typedef {keyof typeof mostDays} Group */
/** What stands in the section: the boxes that are ticked, by name, and the texts of its fields. @typedef {{ on: ReadonlySet<string>, texts: Readonly<Record<string, string>> }} TypedExtras */
/** What is wrong, by field. @typedef {Readonly<Record<string, string>>} ExtrasFaults */

const groups = /** @type {Group[]} */ (Object.keys(mostDays));

/** The boxes by name: group and key of the page config. */
const boxes = ['save.email', 'save.reminder', 'coOwners.invite', 'coOwners.wait', 'quote.print', 'quote.email', 'compareStates', 'coupon'];

/** The days that the form keeps to where nobody sets any. @param {Group} group @returns {number} */
const usualDays = (group) => readPageConfig({ formType: 'FormABusinessForm' }).config?.[group].days ?? 0;

/** The extras as their section shows them. @param {OrderExtras} extras @returns {TypedExtras} */
export function typedExtras(extras) {
  const isOn = (/** @type {string} */ name) => name.split('.').reduce((value, key) => value[key], /** @type {any} */ (extras)) === true;
  return {
    on: new Set(boxes.filter(isOn)),
    texts: {
      ...Object.fromEntries(groups.map((group) => [`${group}.days`, String(extras[group].days ?? usualDays(group))])),
      promises: extras.promises.join('\n'),
    },
  };
}

/** @param {import('./form.mjs').Form} form @returns {TypedExtras} */
export const readTypedExtras = (form) => ({
  on: new Set(boxes.filter((name) => form.text(name) !== '')),
  texts: {
    ...Object.fromEntries(groups.map((group) => [`${group}.days`, form.text(`${group}.days`).slice(0, 100)])),
    promises: form.text('promises').slice(0, 5000),
  },
});

/** @param {string} text @param {Group} group */
function daysFault(text, group) {
  const days = Number(text);
  return /^\d{0,5}$/.test(text) && (text === '' || (days >= 1 && days <= mostDays[group]))
    ? ''
    : `“${oneLine(text, 40)}” is no number of days. Enter a whole number from 1 to ${mostDays[group]}.`;
}

/** @param {readonly string[]} promises */
function promisesFault(promises) {
  if (promises.length > mostPromises) return `Write ${mostPromises} promises at most, a line each.`;
  const long = promises.find((words) => [...words].length > promiseLength);
  return long ? `“${oneLine(long, 40)}…” is longer than ${promiseLength} characters.` : '';
}

/** Reads what was typed. @param {TypedExtras} typed @returns {{ extras: OrderExtras, faults: ExtrasFaults }} */
export function readExtras({ on, texts }) {
  const promises = listOfLines(texts['promises'] ?? '');
  const days = (/** @type {Group} */ group) => {
    const text = texts[`${group}.days`] ?? '';
    return text !== '' && daysFault(text, group) === '' ? { days: Number(text) } : {};
  };
  const faults = {
    ...Object.fromEntries(groups.map((group) => [`${group}.days`, daysFault(texts[`${group}.days`] ?? '', group)])),
    promises: promisesFault(promises),
  };
  return {
    extras: {
      save: { email: on.has('save.email'), reminder: on.has('save.reminder'), ...days('save') },
      coOwners: { invite: on.has('coOwners.invite'), wait: on.has('coOwners.wait'), ...days('coOwners') },
      quote: { print: on.has('quote.print'), email: on.has('quote.email'), ...days('quote') },
      compareStates: on.has('compareStates'),
      coupon: on.has('coupon'),
      promises,
    },
    faults: Object.fromEntries(Object.entries(faults).filter(([, words]) => words !== '')),
  };
}

/** A note where the owner has switched the mail off that something needs. @param {Shop} shop @param {'saved_order' | 'quote'} kind */
const offNote = async ({ db }, kind) =>
  (await isMailOn(db, kind))
    ? ''
    : html`<p class="doubt">The mail “${mailKinds[kind]?.label}” is switched off, so this does not work. <a href="/admin/mails?kind=${kind}">Switch it on</a></p>`;

/**
 * The section of the settings for what the forms offer beside the order (SHOP-14).
 *
 * @param {Shop} shop
 * @param {import('./sessions.mjs').Session} session
 * @param {TypedExtras} typed
 * @param {ExtrasFaults} [faults]
 */
export async function extrasBox(shop, session, { on, texts }, faults = {}) {
  const box = (/** @type {string} */ name, /** @type {string} */ label) => checkbox({ name, label, isChecked: on.has(name) });
  const days = (/** @type {Group} */ group, /** @type {string} */ label) =>
    textField({
      ...{
        name: `${group}.days`,
        id: `field-${group}-days`,
        label,
        value: texts[`${group}.days`] ?? '',
        fault: faults[`${group}.days`] ?? '',
      },
      more: html`inputmode="numeric" maxlength="5" class="short"`,
    });
  return html`<form method="post" action="/admin/settings" class="box" id="extras">${csrfField(session)}<input type="hidden" name="do" value="extras">
<h2>Beside the order</h2><p class="quiet">What every form that sells offers. What the file of a page says itself stands above this.</p>
<fieldset class="choices"><legend class="label">Saved orders</legend>
${box('save.email', 'Visitors can save their order, and go on by a link in a mail')}
${box('save.reminder', 'Those who ask for it are reminded once')}
${days('save', 'Days that the link works')}${await offNote(shop, 'saved_order')}</fieldset>
<fieldset class="choices"><legend class="label">Co-owners</legend>
${box('coOwners.invite', 'Members, managers, directors and officers can be asked by email for their own details')}
${box('coOwners.wait', 'The order waits until these details have arrived')}
${days('coOwners', 'Days that their link works')}</fieldset>
<fieldset class="choices"><legend class="label">Quotes</legend>
${box('quote.print', 'Visitors can print their order with its prices before they pay')}
${box('quote.email', 'Visitors can have it mailed to themselves')}
${days('quote', 'Days that you promise these prices')}${await offNote(shop, 'quote')}</fieldset>
<fieldset class="choices"><legend class="label">At the order</legend>
${box('compareStates', 'A table compares what the order costs in each state')}
${box('coupon', 'The summary has a box for the code of a coupon')}
${textArea({ name: 'promises', label: 'Promises beside the total', value: texts['promises'] ?? '', rows: 3, fault: faults['promises'] ?? '', hint: `A sentence each line, such as “Your money back within 30 days.” Up to ${mostPromises} lines.` })}</fieldset>
<div><button class="main">Save</button></div></form>`;
}
