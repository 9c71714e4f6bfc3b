import { queueMail } from '../mails/mails.mjs';
import { isSameOrigin } from '../posts/tokens.mjs';
import { visitorOf } from '../posts/visitor.mjs';
import { repeatJob } from '../queue/repeat-job.mjs';
import { basePath } from '../settings/base-path.mjs';
import { localeOfVisitor, readForm, refuseTooMany, respondPrivately } from '../status-page/respond.mjs';
import { localeOf } from '../words/translate.mjs';
import { askPasswordPage, logInPage, myOrdersPage, newPasswordPage } from './account-pages.mjs';
import { accountByEmail } from './accounts.mjs';
import { askNewPassword, logIn, passwordMail } from './log-in.mjs';
import { minPassword, passwordUrl, readPasswordLink, setPassword } from './new-password.mjs';
import { accountOf, endSession, pruneSessions } from './sessions.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('hono').Context} Context */

const day = 86_400_000;

const linkSent =
  'If there is an account with this email address, we send you a link to a new password now. Check your email in a few minutes.';
const linkOver = 'This link works once, for an hour. It was used, or it is too old. We can send you a new one.';
const logInToSee = 'Log in to see your orders. If you have no account, open your order by the link in the email about it.';

/** Mails a link to a new password, where the address has an account. @param {Shop} shop */
const mailPasswordLink =
  (shop) =>
  async (/** @type {Readonly<Record<string, unknown>>} */ { email, locale }) => {
    const account = await accountByEmail(shop.db, String(email));
    if (!account) return;
    const details = { link: passwordUrl(shop, account) };
    await queueMail(shop, shop.db, { kind: 'password_reset', to: account.email, locale: localeOf(locale), details });
  };

/** @param {Shop} shop @param {import('hono').Hono} app */
function addLogIn(shop, app) {
  const base = basePath(shop);

  app.get('/account/login', async (context) => {
    if (await accountOf(shop, visitorOf(shop, context))) return context.redirect(`${base}/my-orders`, 303);
    return respondPrivately(shop, context, logInPage(base, localeOfVisitor(shop, context), {}));
  });

  app.post('/account/login', async (context) => {
    const tooMany = await refuseTooMany(shop, context, 'logins');
    if (tooMany) return tooMany;
    const visitor = visitorOf(shop, context);
    const { email, password } = isSameOrigin(shop, visitor) ? await readForm(context) : {};
    const reply = await logIn(shop, { username: email, password }, { visitor, locale: 'en' });
    for (const cookie of reply.cookies ?? []) context.header('Set-Cookie', cookie, { append: true });
    context.header('Cache-Control', 'no-store, private');
    if (reply.body.result) return context.redirect(`${base}/my-orders`, 303);
    const page = logInPage(base, localeOfVisitor(shop, context), { fault: reply.body.error });
    return respondPrivately(shop, context, { ...page, status: reply.status === 429 ? 429 : 401 });
  });

  app.post('/account/logout', async (context) => {
    const visitor = visitorOf(shop, context);
    if (isSameOrigin(shop, visitor)) context.header('Set-Cookie', await endSession(shop, visitor));
    context.header('Cache-Control', 'no-store, private');
    return context.redirect(`${base}/account/login`, 303);
  });
}

/** @param {Shop} shop @param {import('hono').Hono} app */
function addNewPassword(shop, app) {
  const base = basePath(shop);

  app.get('/account/password', (context) => respondPrivately(shop, context, askPasswordPage(base, localeOfVisitor(shop, context), {})));

  app.post('/account/password', async (context) => {
    const tooMany = await refuseTooMany(shop, context, 'logins');
    if (tooMany) return tooMany;
    const locale = localeOfVisitor(shop, context);
    if (isSameOrigin(shop, visitorOf(shop, context))) await askNewPassword(shop, await readForm(context), { locale });
    return respondPrivately(shop, context, askPasswordPage(base, locale, { done: linkSent }));
  });

  /** @param {(context: Context, account: import('./accounts.mjs').Account, here: string) => Promise<Response>} answer */
  const withLink = (answer) => async (/** @type {Context} */ context) => {
    const tooMany = await refuseTooMany(shop, context, 'logins');
    if (tooMany) return tooMany;
    const [id, signature] = [context.req.param('id') ?? '', context.req.param('signature') ?? ''];
    const account = await readPasswordLink(shop, id, signature);
    if (account) return answer(context, account, `${base}/account/password/${id}/${signature}`);
    const page = askPasswordPage(base, localeOfVisitor(shop, context), { fault: linkOver });
    return respondPrivately(shop, context, { ...page, status: 410 });
  };

  app.get(
    '/account/password/:id/:signature',
    withLink((context, { email }, here) =>
      respondPrivately(shop, context, newPasswordPage(here, localeOfVisitor(shop, context), { email })),
    ),
  );

  app.post(
    '/account/password/:id/:signature',
    withLink(async (context, account, here) => {
      const locale = localeOfVisitor(shop, context);
      const { password = '' } = isSameOrigin(shop, visitorOf(shop, context)) ? await readForm(context) : {};
      if ([...password].length < minPassword) {
        const page = newPasswordPage(here, locale, { email: account.email, fault: 'Enter a password of at least {length} characters.' });
        return respondPrivately(shop, context, { ...page, status: 422 });
      }
      const isSet = await setPassword(shop, account, password);
      const said = isSet ? { done: 'Your new password is saved. Log in with it.' } : { fault: linkOver };
      return respondPrivately(shop, context, isSet ? logInPage(base, locale, said) : askPasswordPage(base, locale, said));
    }),
  );
}

/**
 * The accounts of customers: log in, a new password, and their orders (SHOP-12).
 *
 * @type {import('../host.mjs').AddRoom}
 */
export function addAccounts(shop, app) {
  addLogIn(shop, app);
  addNewPassword(shop, app);
  const base = basePath(shop);

  app.get('/my-orders', async (context) => {
    const locale = localeOfVisitor(shop, context);
    const account = await accountOf(shop, visitorOf(shop, context));
    if (account) return respondPrivately(shop, context, await myOrdersPage(shop, base, locale, account));
    return respondPrivately(shop, context, logInPage(base, locale, { done: logInToSee }));
  });

  shop.jobs.set(passwordMail, mailPasswordLink(shop));
  repeatJob(shop, 'forget-sessions', day, async () => void (await pruneSessions(shop)));
}
