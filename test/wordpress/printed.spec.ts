import { holdBundle, takenOver } from '../browser/support/printed';
import { openEditor } from './support/editor';
import { expect, logIn, site, test } from './support/site';

test('the first step is printed once an editor has opened the page, taken over by the script, and left out when the page config changes', async ({
  page,
  request,
}) => {
  const address = site.addPage('Printed', '<!-- wp:charterform/form {"form":"ContactForm"} /-->');
  const id = String(site.run(`return url_to_postid( '${address}' );`));
  const html = async () => (await request.get(address)).text();
  expect(await html()).not.toContain('data-printed');

  await logIn(page, 'admin');
  const statuses: number[] = [];
  page.on('response', (response) => /printed(\/|%2F)html/.test(response.url()) && statuses.push(response.status()));
  await openEditor(page, site.url, id);
  // Not once a request is answered: the editor is loaded twice, and may have sent it the first time.
  await expect
    .poll(html, { timeout: 30_000 })
    .toMatch(
      /<div id="charterform" lang="en[\w-]*" class="charterform [^"]*"><form data-printed="[\d.]+" method="dialog" novalidate data-look="short">/,
    );
  expect(statuses.filter((status) => status !== 200)).toEqual([]);

  const letGo = await holdBundle(page);
  await page.goto(address, { waitUntil: 'commit' });
  const firstName = page.locator('[name="contact.firstName"]');
  await firstName.pressSequentially('Ada');
  letGo();
  await takenOver(page);
  await expect(firstName).toHaveValue('Ada');
  await expect(firstName).toBeFocused();

  site.set({ theme: 'dark' });
  expect(await html()).not.toContain('data-printed');
  site.set({ theme: null });
  expect(await html()).toContain('data-printed');
});

test('nobody has HTML printed who may not write any', () => {
  const hand = (role: string, html: string) =>
    site.run(`$user = wp_insert_user( array( 'user_login' => uniqid( 'printer' ), 'user_pass' => 'x', 'role' => '${role}' ) );
      $post = wp_insert_post( array( 'post_type' => 'post', 'post_status' => 'publish', 'post_title' => 'Own', 'post_author' => $user ) );
      wp_set_current_user( $user );
      $request = new WP_REST_Request( 'POST', '/charterform/v1/printed/html' );
      $request->set_body_params( array( 'post' => $post, 'attributes' => array( 'form' => 'ContactForm' ), 'html' => ${html} ) );
      $status = rest_do_request( $request )->get_status();
      return array( $status, '' !== get_post_meta( $post, '_charterform_printed', true ) );`);
  const printed = `'<form data-printed="' . CHARTERFORM_VERSION . '" method="dialog"><script>alert( 1 )</script></form>'`;
  expect(hand('author', printed)).toEqual([403, false]);
  expect(hand('contributor', printed)).toEqual([403, false]);
  expect(hand('administrator', `'<p>No form</p>'`)).toEqual([400, false]);
  expect(hand('administrator', printed)).toEqual([200, true]);
});
