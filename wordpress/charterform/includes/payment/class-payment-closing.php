<?php
/**
 * Payments that nobody is to make any more.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Cancels the open payments of orders that are cancelled, deleted or paid otherwise. */
final class Payment_Closing {

	/** Registers the hooks. */
	public static function register() {
		add_action( 'charterform_order_status', array( __CLASS__, 'changed' ), 5 );
		add_action( 'charterform_delete_order', array( __CLASS__, 'cancel' ), 5 );
	}

	/**
	 * Once an order is cancelled, or paid in another way, nobody can pay it any more.
	 *
	 * @param object $order A row.
	 */
	public static function changed( $order ) {
		if ( in_array( $order->status, array( Order_Status::CANCELLED, Order_Status::PAID, Order_Status::REFUNDED ), true ) ) {
			self::cancel( $order );
		}
	}

	/**
	 * Makes sure that the open payments of an order can never be paid any more. A provider that does not answer stops nothing: what
	 * is paid all the same is told to the owner.
	 *
	 * @param object $order With its `id`.
	 */
	public static function cancel( $order ) {
		foreach ( Payments::of( $order ) as $payment ) {
			try {
				self::close( $payment );
			} catch ( \Throwable $fault ) {
				Replies::log( $fault );
			}
		}
	}

	/**
	 * Makes sure that a payment which is open can never be made any more.
	 *
	 * @param object $payment A row.
	 */
	public static function close( $payment ) {
		$way = Payments::OPEN === $payment->state ? Payment_Ways::find( $payment->way ) : null;
		if ( $way ) {
			call_user_func( $way['cancel'], $payment );
		}
	}
}
