import { html } from 'hono/html';
import {
  isMailOn,
  mailKinds,
  mailWords,
  placeholders,
  saveMailWords,
  switchMail,
  unknownPlaceholders,
  usualWords,
} from '../mails/mails.mjs';
import { address, checkbox, textArea, textField } from './controls.mjs';
import { csrfField, show } from './frame.mjs';
import { say } from './sessions.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('./frame.mjs').AdminContext} AdminContext */

/** The languages of mails. */
const locales = /** @type {const} */ ([
  ['en', 'English'],
  ['es', 'Spanish'],
]);

/** The kinds that the owner switches or writes. */
const kinds = Object.entries(mailKinds).filter(([, { isEditable, to }]) => isEditable || to === 'owner');

/** @param {string} text @returns {'en' | 'es'} */
const localeIn = (text) => (text === 'es' ? 'es' : 'en');

/** @param {string} name */
const kindIn = (name) => kinds.find(([kind]) => kind === name) ?? /** @type {typeof kinds[number]} */ (kinds[0]);

/** `GET /admin/mails`: what customers and the owner are mailed, and in which words (SHOP-10). @param {Shop} shop @returns {(context: AdminContext) => Promise<Response>} */
export const showMails = (shop) => async (context) => {
  const [kind, { isEditable, when, label }] = kindIn(context.req.query('kind') ?? '');
  const locale = localeIn(context.req.query('locale') ?? '');
  const words = isEditable ? await mailWords(shop.db, kind, locale) : undefined;
  const fields = words
    ? html`${textField({ name: 'subject', label: 'Subject', value: words.subject, more: html`maxlength="200" lang="${locale}"` })}
${textArea({ name: 'text', label: 'Text', value: words.text, rows: 10, maxlength: 20_000, hint: 'An empty line begins a paragraph. Amounts, dates and a button to the page of the order follow below your text. Leave it empty for the usual words.' })}
<p class="hint">What stands for something: ${Object.entries(placeholders).map(([name, meaning], index) => html`${index > 0 && ', '}<code>{${name}}</code> ${meaning}`)}.</p>`
    : '';
  const body = html`<nav aria-label="Kinds of mails" class="tabs"><ul>${kinds.map(
    ([name, { label: words }]) =>
      html`<li><a href="${address('/admin/mails', { kind: name, locale })}" ${name === kind ? html`aria-current="page"` : ''}>${words}</a></li>`,
  )}</ul></nav>
<form method="post" action="/admin/mails" class="box">${csrfField(context.get('session'))}<input type="hidden" name="kind" value="${kind}"><input type="hidden" name="locale" value="${locale}">
<h2>${label}</h2><p class="quiet">${when}</p>
${isEditable && html`<p>Language: ${locales.map(([code, name], index) => html`${index > 0 && ' · '}${code === locale ? html`<strong>${name}</strong>` : html`<a href="${address('/admin/mails', { kind, locale: code })}">${name}</a>`}`)}</p>`}
${checkbox({ name: 'on', label: 'Send it', isChecked: await isMailOn(shop.db, kind) })}
${fields}
<div class="row"><button class="main">Save</button>${isEditable && html`<button name="do" value="reset">Back to the usual words</button>`}</div></form>`;
  return show(shop, context, { title: 'Mails', at: '/admin/mails', body });
};

/** `POST /admin/mails`. @param {Shop} shop @returns {(context: AdminContext) => Promise<Response>} */
export const postMail = (shop) => async (context) => {
  const form = context.get('form');
  const [kind, { isEditable }] = kindIn(form.text('kind'));
  const locale = localeIn(form.text('locale'));
  const isReset = form.text('do') === 'reset';
  await switchMail(shop.db, kind, form.text('on') !== '');
  /** @type {string[]} */
  let unknown = [];
  if (isEditable) {
    const words = isReset ? usualWords(kind, locale) : { subject: form.text('subject'), text: form.text('text') };
    unknown = unknownPlaceholders(words);
    await saveMailWords(shop.db, kind, locale, words);
  }
  const done = [isReset ? 'The mail has its usual words again.' : 'The mail was saved.'];
  const names = unknown.map((name) => `{${name}}`).join(', ');
  const faults = names
    ? [
        `These stand for nothing where they are, so customers read them as they are: ${names}. A subject takes neither {order_link} nor {instructions}.`,
      ]
    : [];
  await say(shop, context.get('session'), { done, faults });
  return context.redirect(address('/admin/mails', { kind, locale }), 303);
};
