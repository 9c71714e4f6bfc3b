<?php
/**
 * The events of Stripe.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Records what a signed event says of our payments. Whatever is none of ours is left alone. */
final class Stripe_Events {

	/**
	 * Takes an event.
	 *
	 * @param string $type   Such as `checkout.session.completed`.
	 * @param array  $object What it is about.
	 */
	public static function take( $type, array $object ) {
		switch ( $type ) {
			case 'checkout.session.completed':
			case 'checkout.session.async_payment_succeeded':
			case 'checkout.session.expired':
				$payment = Stripe_Records::payment_of( $object );
				if ( $payment ) {
					Stripe_Records::record( $payment, $object );
				} else {
					Stripe_Records::tell_orphan( $object );
				}
				break;
			case 'checkout.session.async_payment_failed':
				$payment = Stripe_Records::payment_of( $object );
				if ( $payment ) {
					Stripe_Records::fail( $payment );
				}
				break;
			case 'payment_intent.succeeded':
			case 'payment_intent.payment_failed':
				$payment = Payments::find( Stripe_Element::ID, self::id_in( $object, 'id' ) );
				if ( $payment ) {
					Payment_Step::ask( $payment );
				} else {
					Stripe_Records::tell_orphan( $object );
				}
				break;
			case 'charge.refunded':
			case 'refund.failed':
				$payment = self::payment_of_intent( self::id_in( $object, 'payment_intent' ) );
				if ( $payment ) {
					Stripe_Refunds::record( $payment, self::id_in( $object, 'payment_intent' ) );
				}
				break;
		}
	}

	/**
	 * The payment that a PaymentIntent paid, whose session is asked for at Stripe.
	 *
	 * @param string $intent Its id.
	 * @return object|null
	 * @throws \RuntimeException Where Stripe does not answer.
	 */
	private static function payment_of_intent( $intent ) {
		$payment = '' === $intent ? null : Payments::find( Stripe_Element::ID, $intent );
		if ( $payment || '' === $intent ) {
			return $payment;
		}
		$list = Stripe_Api::get(
			'/v1/checkout/sessions',
			array(
				'payment_intent' => $intent,
				'limit'          => 1,
			)
		);
		if ( is_wp_error( $list ) ) {
			throw new \RuntimeException( 'Stripe does not answer' );
		}
		return isset( $list['data'][0]['id'] ) ? Payments::find( Stripe_Checkout::WAY, (string) $list['data'][0]['id'] ) : null;
	}

	/**
	 * An id of an object.
	 *
	 * @param array  $object Stripe's.
	 * @param string $name   Of the field.
	 */
	private static function id_in( array $object, $name ) {
		return isset( $object[ $name ] ) && is_string( $object[ $name ] ) ? $object[ $name ] : '';
	}
}
