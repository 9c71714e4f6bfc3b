import { randomUUID } from 'node:crypto';
import { send } from './support/form-post';
import { expect, test, type ServerSite } from './support/server-site';

const password = 'Canary-Plum-42';
const account = (email: string, formType = 'FreeAccountForm', secret = password) => ({
  formType,
  data: { account: { email_address: email, password: secret }, contact: { first_name: 'Ada', last_name: 'Okafor' }, formType },
});
const login = (username: string, secret = password) => ({
  action: 'process_login',
  formType: 'LoginForm',
  data: { url: '', username, password: secret },
});
const userOf = (site: ServerSite, email: string) =>
  site.run<{ roles: string[]; name: string } | null>(
    `$user = get_user_by( 'email', '${email}' ); return $user ? array( 'roles' => $user->roles, 'name' => $user->first_name . ' ' . $user->last_name ) : null;`,
  );

test.beforeEach(({ site, backEnd }) => {
  backEnd.received.length = 0;
  site.run(
    `require_once ABSPATH . 'wp-admin/includes/user.php'; foreach ( get_users( array( 'search' => '*@new.example' ) ) as $user ) { wp_delete_user( $user->ID ); } return 1;`,
  );
});

test('an account form makes the account that it promises, with which the visitor logs in', async ({ site }) => {
  for (const formType of ['FreeAccountForm', 'AffiliateSignupForm']) {
    site.begin();
    const email = `${formType.toLowerCase()}@new.example`;
    const key = randomUUID();
    expect((await send(site.page, { ...account(email, formType), key })).body).toEqual({ result: {} });
    expect((await send(site.page, { ...account(email, formType), key })).body).toEqual({ result: {} });
    expect(userOf(site, email)).toEqual({ roles: ['subscriber'], name: 'Ada Okafor' });
    expect((await send(site.page, login(email))).body.result.login_url).toBe(`${site.url}/`);
    expect(site.database()).not.toContain(password);
  }
});

test('an account that there is already keeps its password and its rights', async ({ site }) => {
  site.begin();
  const taken = await send(site.page, account('editor@example.test'));
  expect(taken.body).toMatchObject({ code: 'no_account', error: expect.stringContaining('log in or ask for a new password') as unknown });
  expect(site.orders()).toEqual([]);
  expect(userOf(site, 'editor@example.test')!.roles).toEqual(['editor']);
  expect((await send(site.page, login('editor', 'editor'))).body.result).toBeDefined();
});

test('an account form whose accounts nobody makes is not offered', async ({ site, backEnd }) => {
  const url = site.run<string>(
    `return get_permalink( wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_author' => get_user_by( 'login', 'editor' )->ID, 'post_title' => uniqid(), 'post_content' => '[charterform form="FreeAccountForm"]' ) ) );`,
  );
  const isShown = async () => (await (await fetch(url)).text()).includes('id="charterform"');
  site.begin();
  expect(await isShown()).toBe(false);
  expect((await send(url, account('nobody@new.example'))).body).toMatchObject({ code: 'no_accounts' });
  expect([site.orders(), userOf(site, 'nobody@new.example')]).toEqual([[], null]);

  site.run(`update_option( 'users_can_register', 1 ); return 1;`);
  expect(await isShown()).toBe(true);
  site.begin({ accounts: { source: 'none' } });
  expect(await isShown()).toBe(false);
  site.run(`update_option( 'users_can_register', 0 ); return 1;`);

  site.begin({ forward: { mode: 'webhook', url: backEnd.url } });
  expect(await isShown()).toBe(true);
});

test('an account that the back end may have made is neither confirmed nor refused before it has answered (NET-08)', async ({
  site,
  backEnd,
}) => {
  site.begin({ forward: { mode: 'webhook', url: backEnd.url, wait: false } });
  const post = { ...account('later@new.example'), key: randomUUID() };
  backEnd.answer = () => ({ status: 500, body: { error: 'No.' } });
  expect(await send(site.page, { ...post, isForeign: true })).toMatchObject({ status: 500, text: '' });
  backEnd.answer = () => ({ status: 200, body: { result: {} } });
  expect(await send(site.page, post)).toMatchObject({ status: 200, body: { result: {} } });
  expect(new Set(backEnd.received.map(({ headers }) => headers['idempotency-key']))).toEqual(new Set([post.key]));
  expect(userOf(site, 'later@new.example')).toBeNull();
});

test('a login takes as long for a name that nobody has: one password is checked either way', async ({ site }) => {
  site.begin();
  site.plugin(
    `add_filter( 'check_password', static function ( $is_right ) { file_put_contents( WP_CONTENT_DIR . '/checks.txt', 'x', FILE_APPEND ); return $is_right; } );`,
  );
  const checks = async (username: string) => {
    site.run(`file_put_contents( WP_CONTENT_DIR . '/checks.txt', '' ); return 1;`);
    expect((await send(site.page, login(username, 'wrong'))).body).toMatchObject({ code: 'wrong_login' });
    return site.run<number>(`return filesize( WP_CONTENT_DIR . '/checks.txt' );`);
  };
  for (const name of ['editor', 'editor@example.test', 'nobody', 'nobody@example.test'])
    expect([name, await checks(name)]).toEqual([name, 1]);
});
