<?php
/**
 * The captcha on orders after a burst.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Orders have no captcha as long as few come. Where `Order_Limits` asks for one, the order is refused, the page then shows the
 * captcha below the form, and whoever has solved it may send a few orders.
 */
final class Order_Captcha {

	/** Orders of all visitors within ten minutes, from which on a captcha is asked for; within an hour it is three times as many. */
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
			set_transient( self::transient( $id ), 1, self::LIFETIME );
			self::set_cookie( self::COOKIE, $id, time() + self::LIFETIME, true );
		}
		$response = new \WP_REST_Response( array( 'isGood' => $is_good ), $refusal ? 429 : 200 );
		$response->header( 'Cache-Control', 'no-store, private' );
		return $response;
	}

	/**
	 * Notes an order that is about to be paid, and refuses it where it needs a captcha first, or where too many cards were tried
	 * (PAY-08). Nobody was asked for its payment yet. A repeat under its key is no further try.
	 *
	 * @param Post   $post As it arrived.
	 * @param string $key  Its key.
	 * @return array|null The refusal, of status 200, since it is stored with the key; null if the order may go on.
	 */
	public static function check( Post $post, $key ) {
		if ( 'process_signup' !== $post->action || '' !== Form_Types::account( $post->form_type() ) ) {
			return null;
		}
		$try = Order_Tries::note( $post, $key );
		if ( ! $try ) {
			return null;
		}
		$counts  = Order_Tries::count( $try );
		$refusal = Order_Tries::brings_card( $post ) ? Order_Limits::stop( $counts ) : null;
		if ( ! $refusal && Captcha::is_on() && Order_Limits::asks( $counts ) && ! self::is_solved() ) {
			self::set_cookie( self::ASK_COOKIE, '1', time() + self::LIFETIME, false );
			$refusal = Replies::refusal( __( 'Many orders are coming in at this moment. Please solve the captcha below the form, then submit again. Nothing was ordered or charged.', 'charterform' ), 200, 'captcha' );
		}
		if ( ! $refusal ) {
			return null;
		}
		Order_Tries::forget( $try );
		return array( 'status' => 200 ) + $refusal;
	}

	/** Whether the visitor has solved a captcha that counts for one more order; counts that order. */
	private static function is_solved() {
		$id = isset( $_COOKIE[ self::COOKIE ] ) ? sanitize_key( wp_unslash( $_COOKIE[ self::COOKIE ] ) ) : '';
		// Counted in one step, so that orders in the same moment are counted each.
		return '' !== $id && get_transient( self::transient( $id ) ) && Rate_Limit::hit( Secrets::hash( "person $id" ), time() + self::LIFETIME ) <= self::ORDERS;
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
