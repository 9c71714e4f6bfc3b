<?php
/**
 * Orders that wait for their payment.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps an order to itself that is paid in the form itself, until its payment is known: nobody is mailed about it, and no back end
 * gets it. The visitor may still be asked by the bank, and most orders that are left there are cancelled.
 */
final class Payment_Hold {

	/** Registers the hooks. */
	public static function register() {
		add_action( 'charterform_order_status', array( __CLASS__, 'release' ), 15 );
		add_action( 'charterform_payment_processing', array( __CLASS__, 'release' ), 15 );
	}

	/**
	 * Whether an order is paid in the form itself, by the box of a provider.
	 *
	 * @param object $order A row.
	 */
	public static function is_box( $order ) {
		return 'box' === Payment_Ways::kind( (string) $order->payment_way );
	}

	/**
	 * Whether an order waits for its payment.
	 *
	 * @param object $order A row.
	 */
	public static function is_held( $order ) {
		if ( ! self::is_box( $order ) || ! in_array( (string) $order->status, array( '', Order_Status::AWAITING, Order_Status::CANCELLED ), true ) ) {
			return false;
		}
		return ! array_intersect( array( Payments::PAID, Payments::PROCESSING ), array_column( Payments::of( $order ), 'state' ) );
	}

	/**
	 * Lets the queue send an order whose payment is known now.
	 *
	 * @param object $order A row.
	 */
	public static function release( $order ) {
		if ( ! self::is_box( $order ) || self::is_held( $order ) ) {
			return;
		}
		$now = Orders::find( $order->id );
		if ( $now && 'new' === $now->state && 0 === (int) $now->tries && Forwarder::is_on() ) {
			Orders::update( $now->id, array( 'next_try' => time() + MINUTE_IN_SECONDS ) );
			Forward_Queue::wake( time() + MINUTE_IN_SECONDS );
		}
	}
}
