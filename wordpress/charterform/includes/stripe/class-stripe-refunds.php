<?php
/**
 * Refunds at Stripe.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Refunds payments of Stripe, and records the refunds that were made in Stripe's dashboard. */
final class Stripe_Refunds {

	/** Refunds of one payment at most. */
	const MAX = 100;

	/** The metadata of a refund that hold our key, by which it is known as ours. */
	const KEY = 'charterform_refund';

	/**
	 * Refunds a part of a payment, once for each key.
	 *
	 * @param object $payment A row, of a session or a PaymentIntent.
	 * @param int    $cents   How much.
	 * @param string $key     The idempotency key.
	 * @return string|\WP_Error The id of the refund; an error whose message is for the owner.
	 * @throws Unknown_Outcome Where nobody knows whether it was made.
	 */
	public static function refund( $payment, $cents, $key ) {
		$intent = self::intent_of( $payment );
		$refund = is_wp_error( $intent ) ? $intent : Stripe_Api::post(
			'/v1/refunds',
			array(
				'payment_intent' => $intent,
				'amount'         => (int) $cents,
				'metadata'       => array( self::KEY => $key ),
			),
			$key
		);
		if ( is_wp_error( $refund ) && empty( $refund->get_error_data()['is_known'] ) ) {
			return self::look_up( $intent, $key );
		}
		if ( is_wp_error( $refund ) ) {
			return new \WP_Error( $refund->get_error_code(), $refund->get_error_data()['owner'], $refund->get_error_data() );
		}
		return (string) $refund['id'];
	}

	/**
	 * The refund that was made under a key, though its answer was lost: Stripe repeats an answer under its key, also an error.
	 *
	 * @param string|\WP_Error $intent The id of the PaymentIntent.
	 * @param string           $key    The idempotency key.
	 * @return string Its id.
	 * @throws Unknown_Outcome Where there is none, or none yet.
	 */
	private static function look_up( $intent, $key ) {
		foreach ( is_wp_error( $intent ) ? array() : self::all_of( $intent ) as $refund ) {
			if ( isset( $refund['id'], $refund['metadata'][ self::KEY ] ) && $refund['metadata'][ self::KEY ] === $key ) {
				return (string) $refund['id'];
			}
		}
		throw new Unknown_Outcome( 'Stripe does not answer' );
	}

	/**
	 * The refunds of a PaymentIntent, the newest first.
	 *
	 * @param string $intent Its id.
	 * @return array
	 * @throws Unknown_Outcome Where Stripe does not answer.
	 */
	private static function all_of( $intent ) {
		$list = Stripe_Api::get(
			'/v1/refunds',
			array(
				'payment_intent' => $intent,
				'limit'          => self::MAX,
			)
		);
		if ( is_wp_error( $list ) ) {
			throw new Unknown_Outcome( 'Stripe does not answer' );
		}
		return isset( $list['data'] ) ? (array) $list['data'] : array();
	}

	/**
	 * Records the refunds of a PaymentIntent, as Stripe lists them.
	 *
	 * @param object $payment A row.
	 * @param string $intent  Its id.
	 * @throws Unknown_Outcome Where Stripe does not answer.
	 */
	public static function record( $payment, $intent ) {
		foreach ( array_reverse( self::all_of( $intent ) ) as $refund ) {
			if ( ! isset( $refund['id'], $refund['amount'] ) ) {
				continue;
			}
			if ( isset( $refund['status'] ) && in_array( $refund['status'], array( 'failed', 'canceled' ), true ) ) {
				Refund_Provider::came_back( $payment, (string) $refund['id'], self::failure_words( $refund ) );
			} else {
				$key = isset( $refund['metadata'][ self::KEY ] ) ? (string) $refund['metadata'][ self::KEY ] : '';
				Refunds::record( $payment, (string) $refund['id'], (int) $refund['amount'], $key );
			}
		}
	}

	/**
	 * Why the money of a refund came back, for the owner.
	 *
	 * @param array $refund As Stripe sends it.
	 * @return string '' where nobody knows.
	 */
	private static function failure_words( $refund ) {
		$words  = array(
			'lost_or_stolen_card'                => __( 'The customer’s card was reported lost or stolen.', 'charterform' ),
			'expired_or_canceled_card'           => __( 'The customer’s card has expired or was cancelled.', 'charterform' ),
			'declined'                           => __( 'The customer’s bank declined it.', 'charterform' ),
			'insufficient_funds'                 => __( 'Your balance at Stripe did not cover it.', 'charterform' ),
			'charge_for_pending_refund_disputed' => __( 'The customer disputed the payment meanwhile. Answer the dispute in Stripe before you refund again: otherwise the customer may get the money twice.', 'charterform' ),
			'merchant_request'                   => __( 'It was cancelled in Stripe.', 'charterform' ),
		);
		$reason = isset( $refund['failure_reason'] ) && is_string( $refund['failure_reason'] ) ? $refund['failure_reason'] : '';
		return isset( $words[ $reason ] ) ? $words[ $reason ] : '';
	}

	/**
	 * The PaymentIntent of a payment.
	 *
	 * @param object $payment A row.
	 * @return string|\WP_Error
	 */
	private static function intent_of( $payment ) {
		if ( Stripe_Checkout::WAY !== $payment->way ) {
			return $payment->provider_id;
		}
		$session = Stripe_Api::get( '/v1/checkout/sessions/' . rawurlencode( $payment->provider_id ) );
		return is_wp_error( $session ) ? $session : ( isset( $session['payment_intent'] ) ? (string) $session['payment_intent'] : '' );
	}
}
