<?php
/**
 * The addresses of payment.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * "Pay now" of the page of an order, and the address to which a provider leads back: it asks the provider how the payment stands,
 * then shows the page of the order.
 */
final class Payment_Pages {

	/** The query of "Pay now", beside that of the page of an order. */
	const PAY = 'charterform_pay';

	/** The query to which a provider leads back. */
	const BACK = 'charterform_payment';

	/** Seconds for which the address to lead back to opens the page of the order. */
	const OPENS = 3 * DAY_IN_SECONDS;

	/**
	 * What the page of the order says above all else.
	 *
	 * @var string
	 */
	private static $notice = '';

	/** Registers the hooks. */
	public static function register() {
		add_filter( 'charterform_pay_links', array( __CLASS__, 'add_link' ), 10, 2 );
		add_filter( 'charterform_status_notice', array( __CLASS__, 'notice' ) );
		add_action( 'charterform_status_open', array( __CLASS__, 'open' ) );
		add_action( 'wp', array( __CLASS__, 'come_back' ), -1 );
	}

	/**
	 * Adds "Pay now".
	 *
	 * @param array  $links A list of `label` and `url`.
	 * @param object $order A row, of which something is due.
	 * @return array
	 */
	public static function add_link( $links, $order ) {
		$url = Payment_Step::pay_url( $order );
		if ( '' !== $url ) {
			$links[] = array(
				'label' => __( 'Pay now', 'charterform' ),
				'url'   => $url,
			);
		}
		return $links;
	}

	/** What the page of the order says above all else. */
	public static function notice() {
		return self::$notice;
	}

	/**
	 * The address to which the provider of a payment leads back. It stays the same, so that a provider which is asked twice is asked
	 * the same.
	 *
	 * @param object $payment A row.
	 * @return string
	 */
	public static function back_url( $payment ) {
		return add_query_arg( self::BACK, (int) $payment->id . '-' . self::signature( $payment ), home_url( '/' ) );
	}

	/**
	 * Leads whoever pays now to the page of the provider.
	 *
	 * @param object $order A row.
	 */
	public static function open( $order ) {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- The link is signed by itself.
		if ( ! isset( $_GET[ self::PAY ] ) || '' === Payment_Step::pay_url( $order ) ) {
			return;
		}
		$page = Payment_Step::page( $order );
		if ( '' !== $page ) {
			self::lead( $page );
		}
		if ( Payments::paid( $order ) ) {
			self::lead( Status_Page::url( $order ) );
		}
		self::$notice = __( 'We cannot reach the payment page at the moment. Nothing was charged. Please try again in a few minutes.', 'charterform' );
	}

	/** Asks how the payment stands to which a provider leads back, then leads to the page of its order. */
	public static function come_back() {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- The link is signed by itself.
		$token = isset( $_GET[ self::BACK ] ) && is_string( $_GET[ self::BACK ] ) ? sanitize_text_field( wp_unslash( $_GET[ self::BACK ] ) ) : '';
		if ( is_admin() || ! preg_match( '/^([1-9][0-9]{0,17})-([0-9a-f]{64})$/', $token, $parts ) ) {
			return;
		}
		Status_Page::send_headers();
		$payment = Rate_Limit::count( 'links' ) ? null : Payments::by_id( (int) $parts[1] );
		$order   = $payment && hash_equals( self::signature( $payment ), $parts[2] ) && (int) $payment->created_at > time() - self::OPENS ? Orders::find( $payment->order_id ) : null;
		if ( ! $order ) {
			self::lead( Status_Page::address( Status_Page::LOST ) );
		}
		try {
			Payment_Step::settle( $order );
		} catch ( \Throwable $fault ) {
			Replies::log( $fault );
		}
		self::lead( Status_Page::url( $order ) );
	}

	/**
	 * Ends the request with a redirect.
	 *
	 * @param string $url One of a provider or of this site.
	 */
	private static function lead( $url ) {
		add_filter(
			'allowed_redirect_hosts',
			static function ( $hosts ) use ( $url ) {
				$hosts[] = (string) wp_parse_url( $url, PHP_URL_HOST );
				return $hosts;
			}
		);
		wp_safe_redirect( $url, 303 );
		exit;
	}

	/**
	 * The signature of the address to lead back to.
	 *
	 * @param object $payment A row.
	 * @return string
	 */
	private static function signature( $payment ) {
		return Secrets::hash( sprintf( 'payment %d %d %d', $payment->id, $payment->order_id, $payment->created_at ) );
	}
}
