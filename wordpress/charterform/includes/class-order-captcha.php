<?php
/**
 * The captcha on orders after a burst.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Orders have no captcha, because they need a card. Where many come within ten minutes, each further one needs one: it is
 * refused, the page then shows the captcha below the form, and whoever has solved it may send a few orders.
 */
final class Order_Captcha {

	/** Orders within ten minutes, from which on a captcha is asked for. */
	const BURST = 20;

	/** How long a solved captcha counts, in seconds, and for how many orders. */
	const LIFETIME = 600;

	const ORDERS = 3;

	/** Tells the page to show the captcha. */
	const ASK_COOKIE = 'charterform_ask';

	/** Says that the visitor has solved it. */
	const COOKIE = 'charterform_person';

	/** Registers the hooks. */
	public static function register() {
		add_action( 'rest_api_init', array( __CLASS__, 'add_route' ) );
		add_action( 'wp_footer', array( __CLASS__, 'enqueue' ), 1 );
	}

	/** Adds the route that takes a solved captcha. */
	public static function add_route() {
		// phpcs:ignore Charterform.Security.OpenRoute -- Every visitor may solve a captcha, and it gives no right.
		register_rest_route(
			'charterform/v1',
			'/captcha',
			array(
				'methods'             => 'POST',
				'callback'            => array( __CLASS__, 'answer' ),
				'permission_callback' => '__return_true',
				'args'                => array(
					'token' => array(
						'type'      => 'string',
						'required'  => true,
						'maxLength' => 16384,
					),
				),
			)
		);
	}

	/**
	 * Verifies a token, and remembers the visitor for a while.
	 *
	 * @param \WP_REST_Request $request With `token`.
	 * @return \WP_REST_Response
	 */
	public static function answer( $request ) {
		$refusal = Rate_Limit::count( 'posts' );
		$is_good = ! $refusal && Tokens::is_same_origin() && Captcha::is_on() && Captcha::is_valid( (string) $request['token'] );
		if ( $is_good ) {
			Captcha::forget( (string) $request['token'] );
			$id = bin2hex( random_bytes( 16 ) );
			set_transient( self::transient( $id ), self::ORDERS, self::LIFETIME );
			self::set_cookie( self::COOKIE, $id, time() + self::LIFETIME, true );
		}
		$response = new \WP_REST_Response( array( 'isGood' => $is_good ), $refusal ? 429 : 200 );
		$response->header( 'Cache-Control', 'no-store, private' );
		return $response;
	}

	/**
	 * Refuses an order that needs a captcha first.
	 *
	 * @param Post $post As it arrived.
	 * @return array|null The refusal; null if the order may go on.
	 */
	public static function check( Post $post ) {
		if ( 'process_signup' !== $post->action || '' !== Form_Types::account( $post->form_type() ) || ! Captcha::is_on() || ! self::is_burst() ) {
			return null;
		}
		$id   = isset( $_COOKIE[ self::COOKIE ] ) ? sanitize_key( wp_unslash( $_COOKIE[ self::COOKIE ] ) ) : '';
		$left = '' === $id ? 0 : (int) get_transient( self::transient( $id ) );
		if ( $left > 0 ) {
			set_transient( self::transient( $id ), $left - 1, self::LIFETIME );
			return null;
		}
		self::set_cookie( self::ASK_COOKIE, '1', time() + self::LIFETIME, false );
		return Replies::refusal( __( 'Many orders are coming in at this moment. Please solve the captcha below the form, then submit again. Nothing was ordered or charged.', 'charterform' ), 200, 'captcha' );
	}

	/** Brings the script that shows the captcha to pages with a form. */
	public static function enqueue() {
		$provider = (string) Settings::get( 'captcha.provider', '' );
		if ( ! Captcha::is_on() || ! isset( Captcha_Settings::SCRIPTS[ $provider ] ) || ! ( wp_script_is( 'charterform', 'enqueued' ) || wp_script_is( 'charterform', 'done' ) ) ) {
			return;
		}
		$facts = array(
			'route'    => rest_url( 'charterform/v1/captcha' ),
			'cookie'   => self::ASK_COOKIE,
			'provider' => $provider,
			'script'   => (string) Settings::get( 'endpoints.captcha', Captcha_Settings::SCRIPTS[ $provider ] ),
			'siteKey'  => (string) Settings::get( 'layout.captchaSiteKey', '' ),
			'label'    => __( 'Please solve the captcha, then submit the order again.', 'charterform' ),
			'solved'   => __( 'Thank you. You can submit the order now.', 'charterform' ),
			'failed'   => __( 'The captcha could not be verified. Please try again.', 'charterform' ),
		);
		wp_enqueue_script( 'charterform-order-captcha', plugins_url( 'js/order-captcha.js', CHARTERFORM_FILE ), array(), CHARTERFORM_VERSION, true );
		wp_add_inline_script( 'charterform-order-captcha', 'window.charterformOrderCaptcha = ' . wp_json_encode( $facts, JSON_HEX_TAG | JSON_HEX_AMP ) . ';', 'before' );
	}

	/** Whether many orders came within the last ten minutes. */
	private static function is_burst() {
		global $wpdb;
		$limit = (int) Settings::get( 'server.limits.burst', self::BURST );
		if ( $limit <= 0 ) {
			return false;
		}
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery
		$orders = (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM %i WHERE action = 'process_signup' AND created_at > %d", Tables::orders(), time() - 10 * MINUTE_IN_SECONDS ) );
		return $orders >= $limit;
	}

	/**
	 * The name under which a solved captcha is kept.
	 *
	 * @param string $id As in the cookie.
	 */
	private static function transient( $id ) {
		return 'charterform_person_' . Secrets::hash( $id );
	}

	/**
	 * Sets a cookie.
	 *
	 * @param string $name      Its name.
	 * @param string $value     Its value.
	 * @param int    $expires   Seconds since 1970.
	 * @param bool   $is_hidden From scripts.
	 */
	private static function set_cookie( $name, $value, $expires, $is_hidden ) {
		if ( ! headers_sent() ) {
			setcookie(
				$name,
				$value,
				array(
					'expires'  => $expires,
					'path'     => COOKIEPATH ? COOKIEPATH : '/',
					'secure'   => is_ssl(),
					'httponly' => $is_hidden,
					'samesite' => 'Lax',
				)
			);
		}
	}
}
