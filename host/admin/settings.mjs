import { html } from 'hono/html';
import { isAddress } from '../mails/address.mjs';
import { oneLine, lines } from '../orders/plain-text.mjs';
import { waysOf } from '../payment/ways.mjs';
import { storeOrderExtras, storeOwnerSettings } from '../settings/owner-settings.mjs';
import { textArea, textField } from './controls.mjs';
import { extrasBox, readExtras, readTypedExtras, typedExtras } from './extras-box.mjs';
import { csrfField, show } from './frame.mjs';
import { changePassword, isPasswordFixed, isStaff, passwordFault } from './password.mjs';
import { endOtherSessions, say } from './sessions.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('./form.mjs').Form} Form */
/** @typedef {import('./frame.mjs').AdminContext} AdminContext */

/** A way to pay with why it is not ready, if it is not. @param {Shop} shop @param {import('../payment/ways.d.ts').Way} way */
function wayBox({ settings }, way) {
  const fault = way.ready?.() ?? '';
  return html`<label class="check"><input type="checkbox" name="ways" value="${way.id}" ${settings.payment.ways.includes(way.id) ? 'checked' : ''}> <span>${way.label}${fault && html`<span class="quiet">Not ready: ${fault}</span>`}</span></label>`;
}

/** @param {Shop} shop @param {AdminContext} context */
const passwordBox = (shop, context) =>
  isPasswordFixed(shop)
    ? html`<section class="box"><h2>Password</h2><p>Your password stands in the settings of the shop, as ADMIN_PASSWORD. Change it there.</p></section>`
    : html`<form method="post" action="/admin/settings" class="box">${csrfField(context.get('session'))}<input type="hidden" name="do" value="password">
<h2>Password</h2><input type="hidden" name="username" autocomplete="username" value="${context.get('session').name}">
${textField({ name: 'old', label: 'Your password now', type: 'password', more: html`autocomplete="current-password" required` })}
${textField({ name: 'new', label: 'New password', type: 'password', hint: 'At least 10 characters. You stay logged in here, and are logged out everywhere else.', more: html`autocomplete="new-password" minlength="10" required` })}
<div><button>Change the password</button></div></form>`;

/**
 * Draws the settings, with what was typed into the section of the order extras where something of it is wrong.
 *
 * @param {Shop} shop
 * @param {AdminContext} context
 * @param {import('./extras-box.mjs').TypedExtras} [typed]
 */
async function drawSettings(shop, context, typed) {
  const { settings } = shop;
  const { faults = {} } = typed ? readExtras(typed) : {};
  const body = html`<form method="post" action="/admin/settings" class="stack">${csrfField(context.get('session'))}<input type="hidden" name="do" value="save">
<section class="box" id="mail"><h2>Your shop</h2>
${textField({ name: 'shopName', label: 'Name of the shop', value: settings.shopName, hint: 'On pages and in mails.', more: html`maxlength="100" required` })}
${textField({ name: 'ownerEmail', label: 'Your email address', value: settings.ownerEmail, type: 'email', hint: 'You are told of new orders here, and customers answer to it. Leave it empty to be told nothing.' })}
<p class="quiet">${
    settings.mail.smtp
      ? html`Mails go out by your mail server, from ${settings.mail.from}.`
      : html`Mails are written into the folder <code>outbox</code> and reach nobody: set <code>SMTP_URL</code> to your mail server, and start the shop again.`
  }</p></section>
<section class="box" id="payment"><h2>Payment</h2>
<fieldset class="choices"><legend class="label">Ways to pay on offer</legend>${[...waysOf(shop).values()].map((way) => wayBox(shop, way))}</fieldset>
${textArea({ name: 'instructions', label: 'How an invoice is paid', value: settings.payment.instructions, rows: 4, hint: 'Such as your bank account. It stands in the mail about an order and on its page.' })}
</section>
<div><button class="main">Save</button></div></form>
${await extrasBox(shop, context.get('session'), typed ?? typedExtras(settings.extras), faults)}
${passwordBox(shop, context)}`;
  return show(shop, context, {
    title: 'Settings',
    at: '/admin/settings',
    body,
    ...(typed && { status: 422, said: { done: [], faults: ['Nothing was saved yet.', ...Object.values(faults)] } }),
  });
}

/** `GET /admin/settings`. @param {Shop} shop @returns {(context: AdminContext) => Promise<Response>} */
export const showSettings = (shop) => (context) => drawSettings(shop, context);

/** @param {Shop} shop @param {AdminContext} context @param {Form} form */
async function savePassword(shop, context, form) {
  const session = context.get('session');
  if (isPasswordFixed(shop)) return ['Change the password where the settings of the shop have it.'];
  if (!(await isStaff(shop, session.name, form.raw('old')))) return ['Your password now is another one. Nothing was changed.'];
  const fault = passwordFault(form.raw('new'));
  if (fault !== '') return [fault];
  await changePassword(shop, form.raw('new'));
  await endOtherSessions(shop, session);
  return [];
}

/** @param {Shop} shop @param {Form} form */
async function saveSettings(shop, form) {
  const shopName = oneLine(form.text('shopName'), 100);
  const ownerEmail = oneLine(form.text('ownerEmail'), 254);
  const known = waysOf(shop);
  const ways = form.texts('ways').filter((id) => known.has(id));
  const faults = [
    shopName === '' && 'Enter the name of your shop.',
    ownerEmail !== '' && !isAddress(ownerEmail) && `“${ownerEmail}” is not an email address.`,
    ways.length === 0 && 'Choose at least one way to pay.',
  ].filter((fault) => fault !== false);
  if (faults.length === 0)
    await storeOwnerSettings(shop, { shopName, ownerEmail, ways, instructions: lines(form.text('instructions'), 5000) });
  return faults;
}

/** @param {Shop} shop @param {AdminContext} context */
async function postExtras(shop, context) {
  const typed = readTypedExtras(context.get('form'));
  const { extras, faults } = readExtras(typed);
  if (Object.keys(faults).length > 0) return drawSettings(shop, context, typed);
  await storeOrderExtras(shop, extras);
  await say(shop, context.get('session'), { done: ['The settings were saved.'] });
  return context.redirect('/admin/settings', 303);
}

/** `POST /admin/settings`. @param {Shop} shop @returns {(context: AdminContext) => Promise<Response>} */
export const postSettings = (shop) => async (context) => {
  const form = context.get('form');
  if (form.text('do') === 'extras') return postExtras(shop, context);
  const isPassword = form.text('do') === 'password';
  const faults = isPassword ? await savePassword(shop, context, form) : await saveSettings(shop, form);
  const done = faults.length > 0 ? [] : [isPassword ? 'The password was changed.' : 'The settings were saved.'];
  await say(shop, context.get('session'), { done, faults });
  return context.redirect('/admin/settings', 303);
};
