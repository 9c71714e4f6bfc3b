import { createHmac, randomBytes } from 'node:crypto';
import { html } from 'hono/html';
import { getCookie, setCookie } from 'hono/cookie';
import { layout, respond } from '../html/layout.mjs';
import { textField } from './controls.mjs';
import { readForm } from './form.mjs';
import { countLogin, forgetLogins } from './login-limit.mjs';
import { hasPassword, isStaff } from './password.mjs';
import { beginSession, endSession, isSame, sessionOf } from './sessions.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('hono').Context} Context */

const cookieName = 'charterform_visit';

/** What ties the form of the login to the browser that it was drawn for. @param {Shop} shop @param {string} visit */
const sign = ({ secret }, visit) => createHmac('sha256', `${secret} admin login`).update(visit).digest('base64url');

/** Where a login leads: within the admin alone. @param {string} path */
const innerPath = (path) => (/^\/admin(?:[/?][\w/?=&.%+-]*)?$/.test(path) && !path.includes('..') ? path : '/admin');

/**
 * The page of the login.
 *
 * @param {Shop} shop
 * @param {Context} context
 * @param {{ fault?: string, name?: string, to?: string, status?: import('hono/utils/http-status').ContentfulStatusCode }} [shown]
 */
export async function showLogin(shop, context, { fault = '', name = '', to = '/admin', status = 200 } = {}) {
  const { shopName, publicUrl } = shop.settings;
  const visit = getCookie(context, cookieName) || randomBytes(16).toString('base64url');
  setCookie(context, cookieName, visit, { path: '/admin', httpOnly: true, sameSite: 'Strict', secure: publicUrl.startsWith('https:') });
  const noPassword = !(await hasPassword(shop));
  const body = html`<main class="narrow">
<h1>${shopName}</h1>
${fault && html`<div class="notice fault" role="alert"><p>${fault}</p></div>`}
${
  noPassword
    ? html`<p class="notice">Nobody can log in yet: set a password as ADMIN_PASSWORD, and start the shop again.</p>`
    : html`<form class="box" method="post" action="/admin/login">
<input type="hidden" name="visit" value="${sign(shop, visit)}">
<input type="hidden" name="to" value="${to}">
${textField({ name: 'name', label: 'Name', value: name, more: html`autocomplete="username" autocapitalize="none" required` })}
${textField({ name: 'password', label: 'Password', type: 'password', more: html`autocomplete="current-password" required` })}
<button class="main">Log in</button>
</form>`
}
</main>`;
  return respond(context, layout({ title: 'Log in', shopName, body }), { status });
}

/**
 * A page that comes back by itself: the browser sends no cookie where another site or a mail has led here.
 *
 * @param {Shop} shop
 * @param {Context} context
 */
const comeBack = ({ settings }, context) => {
  const here = new URL(context.req.url);
  const path = innerPath(here.pathname + here.search);
  const body = html`<main class="narrow"><h1>${settings.shopName}</h1><p><a class="button main" href="${path}">Open the admin</a></p></main>`;
  const head = html`<meta http-equiv="refresh" content="0;url=${path}">`;
  return respond(context, layout({ title: 'Admin', shopName: settings.shopName, body, head }));
};

/** Whether a link of another site or of a mail has led here. @param {Context} context */
const comesFromElsewhere = ({ req }) => req.method === 'GET' && req.header('Sec-Fetch-Site') === 'cross-site';

/**
 * Lets staff alone through, and what they post only with the token of their session.
 *
 * @param {Shop} shop
 * @returns {import('hono').MiddlewareHandler<import('./frame.mjs').AdminEnv>}
 */
export const requireStaff = (shop) => async (context, next) => {
  const session = await sessionOf(shop, context);
  const isRead = context.req.method === 'GET' || context.req.method === 'HEAD';
  if (!session) {
    if (comesFromElsewhere(context)) return comeBack(shop, context);
    const { pathname, search } = new URL(context.req.url);
    const fault = isRead ? '' : 'You were logged out, so nothing was changed. Log in and try again.';
    return showLogin(shop, context, { fault, to: isRead ? innerPath(pathname + search) : '/admin', status: 401 });
  }
  if (!isRead) {
    const form = await readForm(context);
    if (!isSame(form.raw('csrf'), session.csrf)) {
      return respond(
        context,
        refusal(shop, 'Nothing was changed: this form is too old, or it comes from another page. Go back, reload the page and try again.'),
        {
          status: 403,
        },
      );
    }
    context.set('form', form);
  }
  context.set('session', session);
  return next();
};

/** @param {Shop} shop @param {string} words */
export const refusal = ({ settings }, words) =>
  layout({
    title: 'That did not work',
    shopName: settings.shopName,
    body: html`<main class="narrow"><h1>That did not work</h1><p>${words}</p><p><a class="button" href="/admin">Go to the admin</a></p></main>`,
  });

/**
 * `POST /admin/login` and `POST /admin/logout`.
 *
 * @param {Shop} shop
 * @param {import('hono').Hono<any>} admin
 */
export function addLogin(shop, admin) {
  admin.get('/login', (context) => showLogin(shop, context));
  admin.post('/login', async (context) => {
    const form = await readForm(context);
    const name = form.text('name').slice(0, 100);
    const to = innerPath(form.text('to'));
    const visit = getCookie(context, cookieName) ?? '';
    if (visit === '' || !isSame(form.raw('visit'), sign(shop, visit))) {
      return showLogin(shop, context, {
        fault: 'Please try once more: your browser has to take cookies of this site.',
        name,
        to,
        status: 403,
      });
    }
    const minutes = await countLogin(shop, context, name);
    if (minutes > 0) {
      context.header('Retry-After', String(minutes * 60));
      const fault = `Too many tries. Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, then try again.`;
      return showLogin(shop, context, { fault, name, to, status: 429 });
    }
    if (!(await isStaff(shop, name, form.raw('password')))) {
      shop.log('warn', 'A login to the admin failed');
      return showLogin(shop, context, { fault: 'The name or the password is wrong.', name, to, status: 401 });
    }
    await forgetLogins(shop, context, name);
    await beginSession(shop, context, name);
    return context.redirect(to, 303);
  });
  admin.post('/logout', requireStaff(shop), async (context) => {
    await endSession(shop, context);
    return context.redirect('/admin/login', 303);
  });
}
