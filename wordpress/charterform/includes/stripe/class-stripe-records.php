<?php
/**
 * What Stripe says of sessions.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Finds the payment of a Checkout Session, and records what Stripe says of it. */
final class Stripe_Records {

	/**
	 * Records what Stripe says of a session, in any order and as often as it is told. Another amount than the order's is never taken
	 * for its payment.
	 *
	 * @param object $payment A row; its state is brought up to date.
	 * @param array  $session Stripe's.
	 */
	public static function record( $payment, array $session ) {
		$read = static function ( $name ) use ( $session ) {
			return isset( $session[ $name ] ) && is_scalar( $session[ $name ] ) ? $session[ $name ] : '';
		};
		if ( 'paid' === $read( 'payment_status' ) ) {
			if ( (int) $payment->amount !== $read( 'amount_total' ) || $payment->currency !== $read( 'currency' ) ) {
				Payments::wait( $payment );
				Payment_Warnings::amount( Orders::find( $payment->order_id ), $payment );
			} else {
				Payments::confirm( $payment );
			}
		} elseif ( 'expired' === $read( 'status' ) ) {
			Payments::expire( $payment );
		} elseif ( 'complete' === $read( 'status' ) ) {
			$intent = isset( $session['payment_intent']['status'] ) ? $session['payment_intent']['status'] : '';
			if ( in_array( $intent, array( 'requires_payment_method', 'canceled' ), true ) ) {
				self::fail( $payment );
			} else {
				Payments::wait( $payment );
			}
		}
	}

	/**
	 * Records that a payment which takes days has failed.
	 *
	 * @param object $payment A row.
	 */
	public static function fail( $payment ) {
		/* translators: %s: a payment. */
		Payments::fail( $payment, sprintf( __( 'Stripe says that this payment failed. The customer can pay again by the link to the order. %s', 'charterform' ), Payment_Words::note( $payment ) ) );
	}

	/**
	 * Tells the owner of a payment of this site whose order was deleted, once, also where Stripe tells of both its session and intent.
	 *
	 * @param array $object Stripe's session or PaymentIntent, which no payment has.
	 */
	public static function tell_orphan( array $object ) {
		$mark    = isset( $object['metadata'] ) && is_array( $object['metadata'] ) ? array_filter( $object['metadata'], 'is_string' ) : array();
		$name    = isset( $object['payment_status'] ) ? 'payment_status' : 'status';
		$is_paid = isset( $object[ $name ], $object['id'] ) && in_array( $object[ $name ], array( 'paid', 'succeeded' ), true ) && is_string( $object['id'] );
		if ( $is_paid && isset( $mark[ Stripe_Session::SITE ], $mark[ Stripe_Session::PAYMENT ], $mark[ Stripe_Session::ORDER ] ) && Stripe_Session::site() === $mark[ Stripe_Session::SITE ] && ! Payments::by_id( absint( $mark[ Stripe_Session::PAYMENT ] ) ) ) {
			Payment_Warnings::orphan( $mark[ Stripe_Session::ORDER ], $object['id'], $mark[ Stripe_Session::PAYMENT ] );
		}
	}

	/**
	 * The payment of a session that Stripe tells of, also where its id is not stored yet.
	 *
	 * @param array $session Stripe's.
	 * @return object|null A row; null for a session that is none of this site's.
	 */
	public static function payment_of( array $session ) {
		$id   = isset( $session['id'] ) && is_string( $session['id'] ) ? $session['id'] : '';
		$row  = '' === $id ? null : Payments::find( Stripe_Checkout::WAY, $id );
		$mark = isset( $session['metadata'] ) && is_array( $session['metadata'] ) ? $session['metadata'] : array();
		if ( $row || '' === $id || ! isset( $mark[ Stripe_Session::PAYMENT ], $mark[ Stripe_Session::SITE ] ) || Stripe_Session::site() !== $mark[ Stripe_Session::SITE ] ) {
			return $row;
		}
		$row   = Payments::by_id( absint( $mark[ Stripe_Session::PAYMENT ] ) );
		$order = $row && Stripe_Checkout::WAY === $row->way && self::is_reserved( $row ) ? Orders::find( $row->order_id ) : null;
		if ( ! $order || Stripe_Session::metadata( $order, $row ) !== array_map( 'strval', array_intersect_key( $mark, Stripe_Session::metadata( $order, $row ) ) ) ) {
			return null;
		}
		return self::fill( $row, $session );
	}

	/**
	 * Writes down the session of a try.
	 *
	 * @param object $payment A row.
	 * @param array  $session Stripe's.
	 * @return object The row.
	 */
	public static function fill( $payment, array $session ) {
		return Payments::fill( $payment, (string) $session['id'], isset( $session['url'] ) ? (string) $session['url'] : '', empty( $session['livemode'] ) );
	}

	/**
	 * Whether Stripe has not told the id of a payment yet.
	 *
	 * @param object $payment A row.
	 */
	public static function is_reserved( $payment ) {
		return 0 === strpos( $payment->provider_id, 'new-' );
	}
}
