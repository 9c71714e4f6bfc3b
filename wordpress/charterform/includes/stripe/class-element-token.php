<?php
/**
 * The token of a payment.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Reads the ConfirmationToken of an order, and forgets it once it was used: it is in no row, mail or webhook after that. */
final class Element_Token {

	/** How Stripe writes one. */
	const FORM = '/^ctoken_[A-Za-z0-9_]{1,255}$/D';

	/**
	 * The token of an order; '' for none.
	 *
	 * @param object $order A row.
	 * @return string
	 */
	public static function of( $order ) {
		$data  = json_decode( (string) $order->payload );
		$token = isset( $data->payment->token ) && is_string( $data->payment->token ) ? $data->payment->token : '';
		return preg_match( self::FORM, $token ) ? $token : '';
	}

	/**
	 * Takes the token out of an order.
	 *
	 * @param object $order A row; its payload is brought up to date.
	 */
	public static function forget( $order ) {
		$data = json_decode( (string) $order->payload );
		if ( isset( $data->payment->token ) ) {
			unset( $data->payment->token );
			$order->payload = Orders::encode( $data );
			Orders::update( $order->id, array( 'payload' => $order->payload ) );
		}
	}
}
