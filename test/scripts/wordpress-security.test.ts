import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../../scripts/project-files.mjs';
import { securityFaults } from '../support/php/security-sniffs';

const files = filesBelow(['wordpress/charterform']).filter((file) => file.endsWith('.php') && !/\/(assets|languages)\//.test(file));

describe('the security sniffs', () => {
  it.each(files)('find nothing in %s', (file) => {
    expect(securityFaults(readFileSync(file, 'utf8'), file)).toEqual([]);
  });

  it.each(files)('are not switched off by the dozen in %s', (file) => {
    const excuses = [...readFileSync(file, 'utf8').matchAll(/phpcs:(?:ignore|disable)\b([^*\n]*)/g)].map(([, words = '']) => words.trim());
    // An excuse without a name, or for a whole family, would hide the next fault of another kind.
    expect(excuses.filter((words) => words === '' || /WordPress\.(?:Security|DB)(?:,|\s|$)/.test(words))).toEqual([]);
  });
});

const found = (body: string) =>
  securityFaults(`<?php\nfunction charterform_planted( $wpdb, $name ) {\n${body}\n}\n`, 'p.php').map((line) => line.split(' ')[1]);

const escape = 'WordPress.Security.EscapeOutput.OutputNotEscaped';
const query = 'WordPress.DB.PreparedSQL.NotPrepared';
const raw = 'WordPress.Security.ValidatedSanitizedInput.InputNotSanitized';
const slashed = 'WordPress.Security.ValidatedSanitizedInput.MissingUnslash';

describe('a planted fault is found', () => {
  it.each([
    ['printing a variable', 'echo $name;', escape],
    ['printing a sum', "echo '<p>' . $name . '</p>';", escape],
    ['printing by printf', "printf( '<p>%s</p>', $name );", escape],
    ['printing by print', 'print $name;', escape],
    ['ending with a text', 'exit( $name );', escape],
    ['printing a translation as it is', "_e( 'Order', 'charterform' );", escape],
    ['printing one of two', 'echo $name ? esc_html( $name ) : $wpdb->prefix;', escape],
    ['a query with a variable', '$wpdb->query( "DELETE FROM t WHERE name = \'$name\'" );', query],
    ['a query made of pieces', "$wpdb->get_var( 'SELECT id FROM t WHERE id = ' . $name );", query],
    [
      'a query prepared of pieces',
      '$wpdb->get_var( $wpdb->prepare( "SELECT id FROM t WHERE $name" ) );',
      'WordPress.DB.PreparedSQL.InterpolatedNotPrepared',
    ],
    ['a raw header', "$a = $_SERVER['HTTP_HOST'];", raw],
    ['a header as text alone', "$a = (string) $_SERVER['HTTP_HOST'];", raw],
    ['a cookie in a call', "update_option( 'a', wp_unslash( $_COOKIE['a'] ) );", raw],
    ['a value with its slashes', "$a = sanitize_text_field( $_SERVER['HTTP_HOST'] );", slashed],
    ['a list with its slashes', "$a = array_map( 'sanitize_text_field', $_COOKIE );", slashed],
    ['a form without a nonce', "return isset( $_POST['a'] );", 'WordPress.Security.NonceVerification.Missing'],
    ['an address without a nonce', "return absint( $_GET['a'] );", 'WordPress.Security.NonceVerification.Recommended'],
    ['eval', 'eval( $name );', 'Squiz.PHP.Eval.Discouraged'],
    ['a shell', '$a = `ls $name`;', 'Generic.PHP.BacktickOperator.Found'],
    ['a command', 'exec( $name );', 'Generic.PHP.ForbiddenFunctions.Found'],
    ['a silenced error', '@unlink( $name );', 'WordPress.PHP.NoSilencedErrors.Discouraged'],
    ['a dump', 'var_dump( $name );', 'WordPress.PHP.DevelopmentFunctions.var_dump'],
    ['an open redirect', 'wp_redirect( $name );', 'WordPress.Security.SafeRedirect.wp_redirect'],
    ['an excuse for something else', 'echo $name; // phpcs:ignore WordPress.DB.DirectDatabaseQuery', escape],
  ])('%s', (_, body, sniff) => {
    expect(found(body)).toEqual([sniff]);
  });

  it.each([
    ['escaped and literal output', "echo '<p>', esc_html( $name ), '</p>'; printf( '%d', absint( $name ) );"],
    ['a prepared query', "$wpdb->get_var( $wpdb->prepare( 'SELECT id FROM t WHERE id = %d', $name ) );"],
    ['a clean header', "$a = isset( $_SERVER['A'] ) ? sanitize_text_field( wp_unslash( $_SERVER['A'] ) ) : '';"],
    ['a form with a nonce', "check_admin_referer( 'a' ); return absint( $_POST['a'] );"],
    ['an excused line', '// phpcs:ignore WordPress.Security.EscapeOutput -- it is made of escaped parts\necho $name;'],
  ])('but not %s', (_, body) => {
    expect(found(body)).toEqual([]);
  });
});

const handler = (hook: string, body: string) =>
  securityFaults(
    `<?php class A { static function register() { add_action( ${hook}, array( __CLASS__, 'run' ) ); }
static function run() { ${body} } static function check() { check_admin_referer( 'a' ); } static function may() { return current_user_can( 'a' ); } }`,
    'a.php',
  ).map((line) => line.split('Charterform.Security.')[1]);

describe('a handler of the admin', () => {
  it.each([
    ["'admin_post_save'", '', ['HandlerNonce', 'HandlerCapability']],
    ["'wp_ajax_' . self::ACTION", 'self::check();', ['HandlerCapability']],
    ["'admin_post_save'", 'self::may();', ['HandlerNonce']],
    ["'admin_post_save'", 'self::check(); self::may();', []],
  ])('on %s that runs "%s" lacks %j', (hook, body, missing) => {
    expect(handler(hook, body)).toEqual(missing);
  });

  it('needs a permission check where it is a REST route', () => {
    const route = (permission: string) => securityFaults(`<?php register_rest_route( 'a', '/b', array( ${permission} ) );`, 'a.php');
    expect(route("'permission_callback' => '__return_true'")).toEqual(['a.php:1 Charterform.Security.OpenRoute']);
    expect(route("'methods' => 'GET'")).toEqual(['a.php:1 Charterform.Security.OpenRoute']);
    expect(route("'permission_callback' => array( __CLASS__, 'may' )")).toEqual([]);
  });
});
