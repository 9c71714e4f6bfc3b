<?php
/**
 * The payment of an order in words.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Says whether an order is paid, who says so and when, and never more than is known (SHOP-09).
 */
final class Payment_Words {

	/**
	 * A sentence about the payment of an order.
	 *
	 * @param object $order A row.
	 * @return string '' for what orders nothing.
	 */
	public static function of( $order ) {
		if ( '' === $order->status ) {
			return '';
		}
		if ( Order_Status::REFUNDED === $order->status ) {
			return trim( __( 'The order was refunded.', 'charterform' ) . ' ' . Refund_Words::for_owner( $order ) );
		}
		$payment = Order_History::payment( $order );
		if ( $payment ) {
			return trim( self::paid( $payment ) . ' ' . Refund_Words::for_owner( $order ) );
		}
		if ( null !== $order->total && 0 === (int) $order->total ) {
			return __( 'Nothing is to be paid for this order.', 'charterform' );
		}
		return Order_Status::CANCELLED === $order->status ? __( 'The order was cancelled. Nobody has said that it was paid.', 'charterform' ) : __( 'Not paid yet: nobody has said that the money came in.', 'charterform' );
	}

	/**
	 * Who says that an order is paid.
	 *
	 * @param object $payment An event.
	 */
	private static function paid( $payment ) {
		$at = Order_Words::date( $payment->at );
		if ( Order_Status::BY_OWNER === $payment->made_by ) {
			/* translators: 1: a name, 2: a time. */
			$words = sprintf( __( 'Paid, as %1$s noted on %2$s.', 'charterform' ), Order_History::who( $payment ), $at );
		} else {
			/* translators: %s: a time. */
			$words = sprintf( __( 'Paid, as the provider of payments said on %s.', 'charterform' ), $at );
		}
		return '' === $payment->note ? $words : $words . ' ' . $payment->note;
	}

	/**
	 * A payment by its way and its id at the provider, for the owner.
	 *
	 * @param object $payment A row of the payments.
	 * @return string
	 */
	public static function note( $payment ) {
		$way = Payment_Ways::find( $payment->way );
		/* translators: 1: a way to pay, 2: the id of a payment at its provider. */
		$words = sprintf( __( '%1$s, payment %2$s.', 'charterform' ), $way ? $way['name'] : $payment->way, $payment->provider_id );
		return (int) $payment->is_test ? $words . ' ' . __( 'This was a test: no money was moved.', 'charterform' ) : $words;
	}
}
