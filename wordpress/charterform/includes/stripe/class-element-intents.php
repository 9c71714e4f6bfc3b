<?php
/**
 * The PaymentIntents of orders.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Asks Stripe for PaymentIntents (https://docs.stripe.com/api/payment_intents). Each is made and confirmed under keys of its order,
 * so that a call which is repeated is done once.
 */
final class Element_Intents {

	/**
	 * Whether nobody has tried to pay an intent yet.
	 *
	 * @param array $intent As Stripe says it.
	 */
	public static function is_untried( array $intent ) {
		return in_array( $intent['status'], array( 'requires_payment_method', 'requires_confirmation' ), true ) && empty( $intent['last_payment_error'] );
	}

	/**
	 * Makes the intent of a payment, which nobody can pay without a token. Cards and whatever else needs no other page are taken.
	 *
	 * @param object $payment A row; the id at Stripe is stored with it.
	 * @param object $order   Its order.
	 * @return array|\WP_Error
	 * @throws Unknown_Outcome Where Stripe does not answer.
	 */
	public static function create( $payment, $order ) {
		$params = array(
			'amount'                    => (int) $payment->amount,
			'currency'                  => Payments::CURRENCY,
			'automatic_payment_methods' => array(
				'enabled'         => 'true',
				'allow_redirects' => 'never',
			),
			'description'               => Stripe_Session::description( $order ),
			'metadata'                  => Stripe_Session::metadata( $order, $payment ),
		);
		$intent = Stripe_Api::post( '/v1/payment_intents', $params, self::key( $order, $payment ) );
		if ( is_wp_error( $intent ) ) {
			return self::known( $intent );
		}
		Payments::fill( $payment, (string) $intent['id'], '', empty( $intent['livemode'] ) );
		return $intent;
	}

	/**
	 * Confirms an intent with the token that came with the order.
	 *
	 * @param object $payment A row.
	 * @param object $order   Its order.
	 * @param string $token   A ConfirmationToken.
	 * @return array How it stands then; one that was declined has `last_payment_error`.
	 * @throws Unknown_Outcome Where Stripe does not answer.
	 */
	public static function confirm( $payment, $order, $token ) {
		$intent = Stripe_Api::post( self::path( $payment ) . '/confirm', array( 'confirmation_token' => $token ), self::key( $order, $payment ) . '-confirm' );
		if ( ! is_wp_error( $intent ) ) {
			return $intent;
		}
		$error = self::known( $intent )->get_error_data()['error'];
		if ( 'card_error' === $intent->get_error_code() ) {
			return array(
				'status'             => 'requires_payment_method',
				'last_payment_error' => $error + array( 'code' => 'card_declined' ),
			);
		}
		// A token that was used or is too old, or an intent that was confirmed before.
		$intent = self::read( $payment );
		return self::is_untried( $intent ) ? array( 'last_payment_error' => array( 'code' => 'processing_error' ) ) + $intent : $intent;
	}

	/**
	 * How an intent stands.
	 *
	 * @param object $payment A row.
	 * @return array
	 * @throws Unknown_Outcome Where Stripe does not say it.
	 */
	public static function read( $payment ) {
		$intent = Stripe_Api::get( self::path( $payment ) );
		if ( is_wp_error( $intent ) ) {
			throw new Unknown_Outcome( 'Nobody knows how the payment stands.' );
		}
		return $intent;
	}

	/**
	 * Cancels an intent; one that cannot be cancelled any more is read.
	 *
	 * @param object $payment A row.
	 * @return array How it stands then.
	 * @throws Unknown_Outcome Where Stripe does not say it.
	 */
	public static function cancel( $payment ) {
		$intent = Stripe_Api::post( self::path( $payment ) . '/cancel', array(), 'cancel-' . $payment->provider_id );
		return is_wp_error( $intent ) ? self::read( $payment ) : $intent;
	}

	/**
	 * An error of which it is certain that Stripe has done nothing.
	 *
	 * @param \WP_Error $error Of a call.
	 * @return \WP_Error
	 * @throws Unknown_Outcome Where it is not.
	 */
	private static function known( \WP_Error $error ) {
		if ( empty( $error->get_error_data()['is_known'] ) ) {
			throw new Unknown_Outcome( 'Nobody knows what became of the payment.' );
		}
		return $error;
	}

	/**
	 * The address of an intent.
	 *
	 * @param object $payment A row.
	 */
	private static function path( $payment ) {
		return '/v1/payment_intents/' . rawurlencode( $payment->provider_id );
	}

	/**
	 * The idempotency key of a payment: that of its order.
	 *
	 * @param object $order   A row.
	 * @param object $payment A row.
	 */
	private static function key( $order, $payment ) {
		return "{$order->order_key}-{$payment->tries}";
	}
}
