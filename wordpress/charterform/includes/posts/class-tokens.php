<?php
/**
 * Posts come from the site's own pages.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Security tokens of posts. A token says when it was made; the visitor's browser holds it in the cookie `XSRF-TOKEN`, and
 * the form sends it back in the header `X-XSRF-TOKEN`. It belongs to no user, so a page from a cache works for everybody.
 */
final class Tokens {

	const COOKIE = 'XSRF-TOKEN';

	/** Seconds for which a token is good. */
	const LIFETIME = DAY_IN_SECONDS;

	/** Registers the hooks. */
	public static function register() {
		add_action( 'rest_api_init', array( __CLASS__, 'add_route' ) );
		add_action( 'wp_footer', array( __CLASS__, 'enqueue' ), 1 );
	}

	/** Puts the script that keeps the token fresh on pages with a form. */
	public static function enqueue() {
		if ( wp_script_is( 'charterform', 'enqueued' ) || wp_script_is( 'charterform', 'done' ) ) {
			wp_enqueue_script( 'charterform-server', plugins_url( 'js/server.js', CHARTERFORM_FILE ), array(), CHARTERFORM_VERSION, true );
			wp_add_inline_script( 'charterform-server', 'window.charterformServer = ' . wp_json_encode( array( 'nonce' => rest_url( 'charterform/v1/nonce' ) ), JSON_HEX_TAG | JSON_HEX_AMP ) . ';', 'before' );
		}
	}

	/** Adds the route that gives a fresh token, never from a cache. */
	public static function add_route() {
		// phpcs:ignore Charterform.Security.OpenRoute -- Every visitor needs a token, and it proves no right.
		register_rest_route(
			'charterform/v1',
			'/nonce',
			array(
				'methods'             => 'GET',
				'callback'            => array( __CLASS__, 'answer' ),
				'permission_callback' => '__return_true',
			)
		);
	}

	/** Answers `{ nonce, header, expires_in }` and sets the cookie. */
	public static function answer() {
		$token    = self::issue();
		$response = new \WP_REST_Response(
			array(
				'nonce'      => $token,
				'header'     => 'X-XSRF-TOKEN',
				'expires_in' => self::LIFETIME,
			)
		);
		$response->header( 'Cache-Control', 'no-store, private' );
		return $response;
	}

	/** Makes a token and hands it to the browser as a cookie. */
	public static function issue() {
		$made  = time() . '-' . bin2hex( random_bytes( 12 ) );
		$token = $made . '-' . substr( Secrets::hash( "token $made" ), 0, 40 );
		if ( ! headers_sent() ) {
			setcookie(
				self::COOKIE,
				$token,
				array(
					'expires'  => time() + self::LIFETIME,
					'path'     => COOKIEPATH ? COOKIEPATH : '/',
					'secure'   => is_ssl(),
					// The form reads it.
					'httponly' => false,
					'samesite' => 'Lax',
				)
			);
		}
		return $token;
	}

	/**
	 * Refuses a post from another site, and one whose token is stale.
	 *
	 * @return array|null The refusal, which brings a fresh token; null if the post may go on.
	 */
	public static function check() {
		if ( ! self::is_same_origin() ) {
			return Replies::refusal( __( 'This form can only be sent from its own site.', 'charterform' ), 403, 'other_origin' );
		}
		// A token of any other form is another program's, which uses the same cookie.
		$sent = self::header( 'HTTP_X_XSRF_TOKEN' );
		$sent = preg_match( '/^\d{9,11}-[\da-f]+-[\da-f]+$/', $sent ) ? $sent : '';
		if ( '' === $sent ? ! Settings::get( 'server.require_token', false ) : self::is_good( $sent ) ) {
			return null;
		}
		$reply                  = Replies::refusal( __( 'This page has been open for a long time. Please press the button once more.', 'charterform' ), 403, 'bad_nonce' );
		$reply['body']['nonce'] = self::issue();
		return $reply;
	}

	/**
	 * Whether a token is ours, fresh, and the one in the visitor's cookie.
	 *
	 * @param string $token As it was sent in the header.
	 * @return bool
	 */
	private static function is_good( $token ) {
		$cookie = isset( $_COOKIE[ self::COOKIE ] ) ? sanitize_text_field( wp_unslash( $_COOKIE[ self::COOKIE ] ) ) : '';
		$parts  = explode( '-', $token );
		if ( 3 !== count( $parts ) || ! hash_equals( $cookie, $token ) ) {
			return false;
		}
		$hash = substr( Secrets::hash( "token {$parts[0]}-{$parts[1]}" ), 0, 40 );
		return hash_equals( $hash, $parts[2] ) && (int) $parts[0] > time() - self::LIFETIME;
	}

	/** When the token of the post was made, in seconds since 1970; 0 without one. */
	public static function made_at() {
		return preg_match( '/^(\d{9,11})-[\da-f]+-[\da-f]+$/', self::header( 'HTTP_X_XSRF_TOKEN' ), $parts ) ? (int) $parts[1] : 0;
	}

	/** Whether the post says where it comes from, as every browser does. */
	public static function is_from_browser() {
		return '' !== self::header( 'HTTP_SEC_FETCH_SITE' ) . self::header( 'HTTP_ORIGIN' );
	}

	/** Whether a browser says that a page of this site sent the post. Other programs say nothing, and have no visitor to misuse. */
	public static function is_same_origin() {
		$site = self::header( 'HTTP_SEC_FETCH_SITE' );
		if ( '' !== $site ) {
			return in_array( $site, array( 'same-origin', 'none' ), true );
		}
		$origin = self::header( 'HTTP_ORIGIN' );
		if ( '' === $origin ) {
			return true;
		}
		$own = array_map( array( __CLASS__, 'host_of' ), array( home_url(), site_url(), '//' . self::header( 'HTTP_HOST' ) ) );
		/**
		 * Filters the hosts (with their ports) whose pages may post.
		 *
		 * @param string[] $own Those of the site.
		 */
		return in_array( self::host_of( $origin ), (array) apply_filters( 'charterform_own_hosts', $own ), true );
	}

	/**
	 * The host of an address, with its port if it names one.
	 *
	 * @param string $url An address.
	 * @return string
	 */
	private static function host_of( $url ) {
		$parts = wp_parse_url( $url );
		return strtolower( ( isset( $parts['host'] ) ? $parts['host'] : '' ) . ( isset( $parts['port'] ) ? ':' . $parts['port'] : '' ) );
	}

	/**
	 * A header of the request.
	 *
	 * @param string $name Its name in `$_SERVER`.
	 * @return string
	 */
	private static function header( $name ) {
		return isset( $_SERVER[ $name ] ) ? sanitize_text_field( wp_unslash( $_SERVER[ $name ] ) ) : '';
	}
}
