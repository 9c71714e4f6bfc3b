import { send } from './support/form-post';
import { expect, test, type ServerSite } from './support/server-site';

const contact = { action: 'process_contact', formType: 'ContactForm', data: { email: 'ada@example.com', message: 'Hi' } };
const login = { action: 'process_login', formType: 'LoginForm', data: { url: '', username: 'editor', password: 'no' } };
const application = {
  action: 'process_application',
  formType: 'JobApplicationForm',
  data: { contact_information: { email: 'ada@example.com' } },
};

/** Adds a page, and answers its address. */
const addPage = (site: ServerSite, content: string, type = 'page') =>
  site.run<string>(
    `return get_permalink( wp_insert_post( array( 'post_type' => '${type}', 'post_status' => 'publish', 'post_author' => 1, 'post_title' => uniqid(), 'post_content' => base64_decode( '${Buffer.from(content).toString('base64')}' ) ) ) );`,
  );
const block = (form: string) => `<!-- wp:charterform/form {"form":"${form}"} /-->`;

test('a post is taken only where the page holds its form', async ({ site }) => {
  site.begin();
  const onlyContact = addPage(site, '[charterform form="ContactForm"]');
  const plain = addPage(site, 'No form, but [[charterform form="ContactForm"]] as an example.');
  expect(await send(onlyContact, contact)).toMatchObject({ status: 200, body: { success: true } });
  for (const url of [`${site.url}/`, `${site.url}/no-such-page/`, plain])
    for (const post of [contact, login, application])
      expect(await send(url, post)).toMatchObject({ status: 403, body: { code: 'no_form' } });
  for (const post of [login, application]) expect(await send(onlyContact, post)).toMatchObject({ status: 403, body: { code: 'no_form' } });
  // The name of a form that the page holds does not let another form's post in.
  expect(await send(onlyContact, { ...login, formType: 'ContactForm' })).toMatchObject({ status: 403, body: { code: 'no_form' } });
  expect(site.orders()).toHaveLength(1);
});

test('forms are found in blocks, in blocks within them, in patterns, and at the front page', async ({ site }) => {
  site.begin();
  const inside = `<!-- wp:group --><div class="wp-block-group">${block('ContactForm')}</div><!-- /wp:group -->`;
  const pattern = site.run<number>(
    `return wp_insert_post( array( 'post_type' => 'wp_block', 'post_status' => 'publish', 'post_title' => 'p', 'post_content' => '${block('ContactForm')}' ) );`,
  );
  for (const content of [block('ContactForm'), inside, `<!-- wp:block {"ref":${pattern}} /-->`]) {
    const url = addPage(site, content);
    expect(await send(url, contact)).toMatchObject({ status: 200 });
    expect(await send(url, application)).toMatchObject({ status: 403 });
    const id = site.run<number>(`return url_to_postid( '${url}' );`);
    expect(await send(`${site.url}/?page_id=${id}`, contact)).toMatchObject({ status: 200 });
    site.run(`update_option( 'show_on_front', 'page' ); update_option( 'page_on_front', ${id} ); return 1;`);
    expect(await send(`${site.url}/`, contact)).toMatchObject({ status: 200 });
    site.run(`update_option( 'show_on_front', 'posts' ); return 1;`);
  }
});

test('a form that a template puts on a page counts once the page was shown, until the page is saved', async ({ site }) => {
  site.begin();
  const url = addPage(site, 'Words');
  site.plugin(
    `add_filter( 'the_content', static function ( $content ) { return $content . ( in_the_loop() && empty( $_GET['without'] ) ? do_shortcode( '[charterform form="ContactForm"]' ) : '' ); } );`,
  );
  expect(await send(url, contact)).toMatchObject({ status: 403 });
  expect(await (await fetch(url)).text()).toContain('id="charterform"');
  expect(await send(url, contact)).toMatchObject({ status: 200 });
  expect(await send(url, application)).toMatchObject({ status: 403 });
  site.run(`wp_update_post( array( 'ID' => url_to_postid( '${url}' ), 'post_content' => 'Other words' ) ); return 1;`);
  expect(await send(url, contact)).toMatchObject({ status: 403 });
});
