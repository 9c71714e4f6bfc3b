import { startDemoHost } from '../../demo-host/server.mjs';
import { demoSeed } from '../../scripts/wordpress/demo-seed.mjs';
import { button, confirmation, fill, submit } from '../browser/support/order-form';
import { fillOrderWithoutPassword } from './support/order';
import { expect, test } from './support/server-site';

let host: Awaited<ReturnType<typeof startDemoHost>>;
test.beforeAll(async () => {
  host = await startDemoHost({ port: 0, quiet: true });
});
test.afterAll(() => host.close());

/**
 * An optimiser that takes no notice of what scripts ask for: it joins all files of a page into one, which it defers.
 * @param inlineToo whether it takes the scripts in the page with them, each in its place
 */
const optimiser = (inlineToo: boolean) => `
add_action( 'template_redirect', static function () {
  if ( 'GET' !== $_SERVER['REQUEST_METHOD'] ) { return; }
  ob_start( static function ( $html ) {
    $joined = '';
    $html = preg_replace_callback( '#<script\\b([^>]*)>(.*?)</script>#s', static function ( $tag ) use ( &$joined ) {
      if ( preg_match( '#\\btype=["\\'](?!text/javascript)#', $tag[1] ) ) { return $tag[0]; }
      $code = ${inlineToo ? '$tag[2]' : 'null'};
      if ( preg_match( '#\\bsrc=["\\']([^"\\']+)#', $tag[1], $src ) ) {
        $file = ABSPATH . ltrim( (string) wp_parse_url( html_entity_decode( $src[1] ), PHP_URL_PATH ), '/' );
        $code = is_file( $file ) ? file_get_contents( $file ) : null;
      }
      if ( null === $code ) { return $tag[0]; }
      $joined .= $code . ";\\n";
      return '';
    }, $html );
    file_put_contents( WP_CONTENT_DIR . '/joined.js', $joined );
    return str_replace( '</body>', '<script defer src="' . content_url( 'joined.js' ) . '"></script></body>', $html );
  } );
} );`;

const message = { 'contact.firstName': 'Ada', 'contact.lastName': 'Okafor', 'contact.email': 'ada@example.com', 'contact.message': 'Hi' };

for (const [what, inlineToo] of [
  ['files', false],
  ['files and scripts in the page', true],
] as const) {
  test(`an optimiser that joins and defers ${what}: an order and a message arrive with their tokens, each in its language (SUBM-07)`, async ({
    site,
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (line) => line.type() === 'error' && errors.push(line.text()));
    site.begin({ require_token: true }, { ...demoSeed(host).settings, captcha: {} });
    site.plugin(optimiser(inlineToo));
    const spanish = site.run<string>(`return get_permalink( wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish',
      'post_title' => 'Joined', 'post_content' => '[charterform form="ContactForm" locale="es"]' ) ) );`);

    await page.goto(`${site.url}/form/`);
    await expect(page.locator('script[src*="charterform"]')).toHaveCount(0);
    await expect(page.locator('script[src$="joined.js"]')).toHaveCount(1);
    await fillOrderWithoutPassword(page);
    await submit(page);
    await expect(confirmation(page)).toBeVisible();

    await page.goto(spanish);
    await fill(page, message);
    await button(page, 'Enviar mensaje').click();
    await expect(page.getByRole('heading', { name: /^Gracias/ })).toBeVisible();
    expect(site.orders().map(({ action }) => action)).toEqual(['process_signup', 'process_contact']);
    expect(errors).toEqual([]);
  });
}
