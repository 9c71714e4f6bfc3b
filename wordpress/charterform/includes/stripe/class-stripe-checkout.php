<?php
/**
 * The way to pay on Stripe's page.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * `stripe-checkout` (PAY-04): a Checkout Session for each try to pay an order. An open one is used again, and Stripe is asked under
 * the order's key and the number of the try, so that of several who pay at once all get the same session.
 */
final class Stripe_Checkout {

	const WAY = 'stripe-checkout';

	/** Seconds after which a try that Stripe never confirmed is given up; Stripe forgets keys after a day. */
	const STALE = 72000;

	/** That a payment can be paid no more, and another try is due. */
	const OVER = 'over';

	/** Registers the hooks. */
	public static function register() {
		add_filter( 'charterform_payment_ways', array( __CLASS__, 'add' ) );
	}

	/**
	 * Adds the way.
	 *
	 * @param array $ways By id.
	 * @return array
	 */
	public static function add( $ways ) {
		return (array) $ways + array(
			self::WAY => array(
				'kind'    => 'page',
				'charges' => true,
				'label'   => __( 'Stripe: the customer pays on a page of Stripe, by card, Apple Pay, Google Pay and more', 'charterform' ),
				'name'    => __( 'Stripe', 'charterform' ),
				'ready'   => array( Stripe_Keys::class, 'fault' ),
				'begin'   => array( __CLASS__, 'begin' ),
				'settle'  => array( __CLASS__, 'settle' ),
				'cancel'  => array( __CLASS__, 'cancel' ),
				'refund'  => array( Stripe_Refunds::class, 'refund' ),
			),
		);
	}

	/**
	 * The page on which an order is paid.
	 *
	 * @param object $order A row.
	 * @return array|\WP_Error|null `url`; null where nothing is to be paid any more.
	 */
	public static function begin( $order ) {
		for ( $tries = 0; $tries < 3; $tries++ ) {
			$payment = Payments::current( $order );
			$outcome = $payment && self::WAY === $payment->way ? self::go_on( $order, $payment ) : self::OVER;
			if ( self::OVER === $outcome ) {
				$outcome = self::make( $order, Payments::reserve( $order, self::WAY, (int) $order->total, $payment ? (int) $payment->tries + 1 : 1 ) );
			}
			if ( ! is_wp_error( $outcome ) || ! self::is_other_call( $outcome ) ) {
				return $outcome;
			}
		}
		return $outcome;
	}

	/**
	 * Asks Stripe how a payment stands, and records it.
	 *
	 * @param object $payment A row; its state is brought up to date.
	 * @return null
	 */
	public static function settle( $payment ) {
		if ( Stripe_Records::is_reserved( $payment ) ) {
			self::find_reserved( $payment );
			if ( Stripe_Records::is_reserved( $payment ) ) {
				return null;
			}
		}
		$session = Stripe_Api::get( '/v1/checkout/sessions/' . rawurlencode( $payment->provider_id ), array( 'expand' => array( 'payment_intent' ) ) );
		if ( ! is_wp_error( $session ) ) {
			Stripe_Records::record( $payment, $session );
		} elseif ( 'stripe_missing' === $session->get_error_code() ) {
			// One of another account, or of the other mode.
			Payments::expire( $payment );
		}
		return null;
	}

	/**
	 * Makes sure that a session can be paid no more.
	 *
	 * @param object $payment A row.
	 */
	public static function cancel( $payment ) {
		$is_over = (int) $payment->created_at + DAY_IN_SECONDS < time();
		if ( ! $is_over && ! Stripe_Records::is_reserved( $payment ) ) {
			$answer = Stripe_Api::post( '/v1/checkout/sessions/' . rawurlencode( $payment->provider_id ) . '/expire', array(), "expire-{$payment->provider_id}" );
			if ( is_wp_error( $answer ) ) {
				self::settle( $payment );
				return;
			}
		}
		Payments::expire( $payment );
	}

	/**
	 * Learns the id of a session whose answer was lost: under the same key Stripe gives the same answer.
	 *
	 * @param object $payment A row, which is brought up to date.
	 */
	private static function find_reserved( $payment ) {
		$order = Orders::find( $payment->order_id );
		if ( self::is_stale( $payment ) ) {
			Payment_Table::give_up( $payment );
		} elseif ( $order ) {
			self::make( $order, $payment );
		}
		foreach ( get_object_vars( Payments::by_id( $payment->id ) ) as $column => $value ) {
			$payment->{$column} = $value;
		}
	}

	/**
	 * What follows for a payment that an order has.
	 *
	 * @param object $order   A row.
	 * @param object $payment Its newest payment.
	 * @return array|\WP_Error|string|null `OVER` where another try is due.
	 */
	private static function go_on( $order, $payment ) {
		if ( Payments::OPEN === $payment->state && Stripe_Records::is_reserved( $payment ) && ! self::is_stale( $payment ) ) {
			$outcome = self::make( $order, $payment );
			if ( ! is_array( $outcome ) ) {
				return $outcome;
			}
			$payment = Payments::by_id( $payment->id );
		}
		if ( Payments::OPEN === $payment->state ) {
			self::settle( $payment );
		}
		if ( in_array( $payment->state, array( Payments::PAID, Payments::PROCESSING ), true ) ) {
			return null;
		}
		return Payments::OPEN === $payment->state ? array( 'url' => $payment->url ) : self::OVER;
	}

	/**
	 * Has Stripe make the session of a try. A try that Stripe has kept as an error, or was asked for otherwise, is given up.
	 *
	 * @param object $order   A row.
	 * @param object $payment Its payment, which is reserved.
	 * @return array|\WP_Error|null `url`; null where it is paid already.
	 */
	private static function make( $order, $payment ) {
		$session = self::ask( $order, $payment );
		if ( is_wp_error( $session ) ) {
			if ( self::is_other_call( $session ) || $session->get_error_data()['status'] >= 500 ) {
				Payment_Table::give_up( $payment );
			}
			return $session;
		}
		if ( empty( $session['id'] ) || empty( $session['url'] ) || (int) $payment->amount !== $session['amount_total'] ) {
			return new \WP_Error( 'stripe_amount', __( 'We cannot reach the payment page at the moment. Nothing was charged. Please try again in a few minutes.', 'charterform' ) );
		}
		$payment = Stripe_Records::fill( $payment, $session );
		return Payments::OPEN === $payment->state ? array( 'url' => $payment->url ) : null;
	}

	/**
	 * Whether Stripe was asked otherwise under the key before: the words of an order may change with the language of the site.
	 *
	 * @param \WP_Error $error Of a call.
	 */
	private static function is_other_call( \WP_Error $error ) {
		return 'stripe_idempotency' === $error->get_error_code() && 409 !== $error->get_error_data()['status'];
	}

	/**
	 * Asks Stripe for the session of a try, with its coupon.
	 *
	 * @param object $order   A row.
	 * @param object $payment Its payment, which is reserved.
	 * @return array|\WP_Error
	 */
	private static function ask( $order, $payment ) {
		$key    = "{$order->order_key}-{$payment->tries}";
		$params = Stripe_Session::params( $order, $payment );
		$off    = Stripe_Session::coupon( $order, $payment );
		if ( $off ) {
			$coupon = Stripe_Api::post( '/v1/coupons', $off, "$key-coupon" );
			if ( is_wp_error( $coupon ) ) {
				return $coupon;
			}
			$params['discounts'] = array( array( 'coupon' => $coupon['id'] ) );
		}
		$session = Stripe_Api::post( '/v1/checkout/sessions', $params, $key );
		if ( is_wp_error( $session ) && isset( $session->get_error_data()['error']['param'] ) && 'customer_email' === $session->get_error_data()['error']['param'] ) {
			// Stripe takes fewer addresses than WordPress. It has kept nothing under the key, and asks the customer instead.
			unset( $params['customer_email'] );
			return Stripe_Api::post( '/v1/checkout/sessions', $params, $key );
		}
		return $session;
	}

	/**
	 * Whether a payment was reserved so long ago that its key and its expiry are over.
	 *
	 * @param object $payment A row.
	 */
	private static function is_stale( $payment ) {
		return (int) $payment->created_at + self::STALE < time();
	}
}
