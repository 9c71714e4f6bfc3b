import type { Page } from '@playwright/test';
import { expect, logIn, test, type ServerSite } from './support/server-site';

// Each test is an attack by someone who may write pages but no scripts.

const evil = 'evil.example';
const at = (path: string) => `https://${evil}/${path}`;
const open = { layout: { stepMode: false }, text: { 'button.send': 'Send it' } };
const config = {
  endpoints: { marketing: at('api/'), tokenizer: at('cards/'), captcha: at('captcha.js'), ajax: at('ajax') },
  payment: { adapter: 'hosted' },
  analytics: { affiliateScript: at('a.js'), affiliateFrame: at('a.html'), consent: 'print' },
  redirects: { contactThankYou: at('thanks') },
  flags: { toolbox: true, urlSwitches: true, skipCaptcha: false },
  notYetKnown: at('new.js'),
  ...open,
  layout: { ...open.layout, captchaProvider: 'evilCaptcha' },
};
const block = (settings: object = config, form = 'ContactForm') =>
  `<!-- wp:group --><div class="wp-block-group"><!-- wp:charterform/form ${JSON.stringify({ form, config: JSON.stringify(settings) })} /--></div><!-- /wp:group -->`;
const literal = (text: string) => `base64_decode( '${Buffer.from(text).toString('base64')}' )`;

/** Calls the REST API as whoever is logged in. */
async function rest(page: Page, site: ServerSite, path: string, data: object) {
  const nonce = await (await page.request.get(`${site.url}/wp-admin/admin-ajax.php?action=rest-nonce`)).text();
  const response = await page.request.post(`${site.url}/wp-json/${path}`, { data, headers: { 'x-wp-nonce': nonce } });
  expect(response.ok(), await response.text()).toBe(true);
  return (await response.json()) as { id: number; isPrinted?: boolean; config?: Record<string, unknown>; problems?: string[] };
}

/** Saves a post as a user, with the box of the editor. Resolves to its id. */
const saveAs = (site: ServerSite, user: string, post: object, box?: object) =>
  site.run<number>(`wp_set_current_user( get_user_by( 'login', '${user}' )->ID ); kses_init();
${box ? `$_POST['charterform_config'] = wp_slash( ${literal(JSON.stringify(box))} ); $_POST['charterform_config_nonce'] = wp_create_nonce( 'charterform_config_nonce' );` : ''}
return wp_insert_post( wp_slash( json_decode( ${literal(JSON.stringify({ post_title: 'Attack', post_type: 'post', ...post }))}, true ) ) );`);

const contentOf = (site: ServerSite, id: number) =>
  site.run<string>(`return get_post( ${id} )->post_content . get_post_meta( ${id}, '_charterform_config', true );`);

/** Opens a post, and answers its page config and whether its page asked the attacker's host for anything. */
async function shown(page: Page, site: ServerSite, id: number) {
  let asked = 0;
  await page.route(`https://${evil}/**`, (route) => {
    asked++;
    return route.fulfill({ contentType: 'text/javascript', body: 'window.isAttacked = true;' });
  });
  await page.goto(`${site.url}/?p=${id}&preview=true`);
  await expect(page.locator('#charterform form').first()).toBeVisible();
  await page.locator('#charterform input').first().focus();
  // The captcha's script is asked for at the first touch.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  const seen = await page.evaluate(() => {
    const { charterformConfig, isAttacked } = window as unknown as { charterformConfig: object; isAttacked?: boolean };
    return { config: charterformConfig, isAttacked: isAttacked ?? false };
  });
  await page.unroute(`https://${evil}/**`);
  return { ...seen, json: JSON.stringify(seen.config), asked };
}

async function expectHarmless(page: Page, site: ServerSite, id: number) {
  const { json, config: read, isAttacked, asked } = await shown(page, site, id);
  expect([isAttacked, asked]).toEqual([false, 0]);
  expect(json).not.toMatch(/evil|hosted|urlSwitches|toolbox|print/);
  return read;
}

test('a contributor’s block runs nothing in the browser of the administrator who previews it, and keeps what is theirs to say', async ({
  site,
  page,
}) => {
  site.begin();
  await logIn(page, site, 'contributor');
  const { id } = await rest(page, site, 'wp/v2/posts', { title: 'Attack', status: 'pending', content: block() });
  expect(contentOf(site, id)).not.toContain(evil);
  const { problems } = await rest(page, site, 'charterform/v1/check', { config: JSON.stringify(config) });
  expect(problems).toContain('“payment” is left out: only the settings, and those who may write any HTML, can set it.');
  await page.context().clearCookies();
  await logIn(page, site);
  expect(await expectHarmless(page, site, id)).toMatchObject(open);
});

test('neither do an author’s published page and the box of its editor', async ({ site, page }) => {
  site.begin();
  const id = saveAs(site, 'author', { post_status: 'publish', post_content: block() }, config);
  expect(contentOf(site, id)).not.toContain(evil);
  expect(contentOf(site, id)).toContain('Send it');
  expect(await expectHarmless(page, site, id)).toMatchObject(open);
});

test('what got into the database past all saving counts by who saved the post last', async ({ site, page }) => {
  site.begin();
  const id = saveAs(site, 'author', { post_status: 'publish', post_content: '<p>Nothing yet</p>' });
  site.run(`global $wpdb; $wpdb->update( $wpdb->posts, array( 'post_content' => ${literal(block())} ), array( 'ID' => ${id} ) );
update_post_meta( ${id}, '_charterform_config', wp_slash( ${literal(JSON.stringify(config))} ) ); clean_post_cache( ${id} ); return 1;`);
  expect(await expectHarmless(page, site, id)).toMatchObject(open);
  // Nor does the editor print a first step with it in the administrator's browser.
  await logIn(page, site);
  const printed = await rest(page, site, 'charterform/v1/printed/config', {
    post: id,
    attributes: { form: 'ContactForm', config: JSON.stringify(config) },
  });
  expect(JSON.stringify(printed.config)).not.toContain(evil);

  // An administrator takes it over as it is.
  await rest(page, site, `wp/v2/posts/${id}`, { content: block({ endpoints: { plates: at('plates') } }) });
  await page.context().clearCookies();
  expect((await shown(page, site, id)).json).toContain(at('plates'));
  // Whoever saves it after them does not.
  saveAs(site, 'author', { ID: id, post_title: 'Again', post_status: 'publish', post_content: contentOf(site, id) });
  await expectHarmless(page, site, id);
});

test('a post loses its services when its writer may no longer write any HTML', async ({ site, page }) => {
  site.begin();
  const services = { endpoints: { captcha: at('captcha.js') }, layout: { captchaProvider: 'evilCaptcha' }, flags: { skipCaptcha: false } };
  const id = saveAs(site, 'editor', { post_status: 'publish', post_content: block(services) });
  // So would the attacks be seen.
  expect(await shown(page, site, id)).toMatchObject({ isAttacked: true, asked: 1 });
  site.run(`get_user_by( 'login', 'editor' )->set_role( 'author' ); return 1;`);
  await expectHarmless(page, site, id);
  site.run(`get_user_by( 'login', 'editor' )->set_role( 'editor' ); return 1;`);
  expect(await shown(page, site, id)).toMatchObject({ isAttacked: true, asked: 1 });
});

test('an author’s synced pattern brings no services into an administrator’s page', async ({ site, page }) => {
  site.begin();
  const pattern = saveAs(site, 'author', { post_type: 'wp_block', post_status: 'publish', post_content: '<p>Nothing yet</p>' });
  const id = saveAs(site, 'admin', { post_status: 'publish', post_content: `<!-- wp:block {"ref":${pattern}} /-->` });
  site.run(
    `global $wpdb; $wpdb->update( $wpdb->posts, array( 'post_content' => ${literal(block())} ), array( 'ID' => ${pattern} ) ); clean_post_cache( ${pattern} ); return 1;`,
  );
  expect(await expectHarmless(page, site, id)).toMatchObject(open);
});

test('a root that is written by hand mounts nothing for those who may not write any HTML, saved or smuggled in', async ({ site, page }) => {
  site.begin();
  const services = { formType: 'ContactForm', endpoints: { captcha: at('captcha.js') }, layout: { captchaProvider: 'evilCaptcha' } };
  const root = `<div DATA-Charterform='${JSON.stringify(services)}'><p>By hand</p></div>`;
  const form = '<!-- wp:charterform/form {"form":"LoginForm"} /-->';
  const content = `${form}${root}<!-- wp:html -->${root}<!-- /wp:html -->`;
  const id = saveAs(site, 'author', { post_status: 'publish', post_content: content });
  expect(contentOf(site, id)).not.toContain(evil);
  site.run(
    `global $wpdb; $wpdb->update( $wpdb->posts, array( 'post_content' => ${literal(content)} ), array( 'ID' => ${id} ) ); clean_post_cache( ${id} ); return 1;`,
  );
  await expectHarmless(page, site, id);
  await expect(page.getByText('By hand')).toHaveCount(2);
  expect(await page.content()).not.toContain(evil);

  // Inside a pattern of theirs, on a page of an administrator.
  const pattern = saveAs(site, 'admin', { post_status: 'publish', post_content: `${form}<!-- wp:block {"ref":${id}} /-->` });
  site.run(
    `global $wpdb; $wpdb->update( $wpdb->posts, array( 'post_type' => 'wp_block' ), array( 'ID' => ${id} ) ); clean_post_cache( ${id} ); return 1;`,
  );
  await expectHarmless(page, site, pattern);
  expect(await page.content()).not.toContain(evil);

  // An administrator may, and a second form of the plugin is mounted on anybody's page.
  const own = saveAs(site, 'admin', { post_status: 'publish', post_content: form + root });
  expect(await page.request.get(`${site.url}/?p=${own}`).then((response) => response.text())).toContain(evil);
  const two = saveAs(site, 'author', {
    post_status: 'publish',
    post_content: `${form}<!-- wp:charterform/form {"form":"ContactForm"} /-->`,
  });
  await page.goto(`${site.url}/?p=${two}`);
  await expect(page.locator('[data-charterform] form').first()).toBeVisible();
});
