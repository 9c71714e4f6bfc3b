<?php
/**
 * Refunds by the status of an order.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Keeps the refunds of an order and its status “Refunded” from contradicting each other, where the owner changes that by hand. */
final class Refund_Status {

	/** Registers the hooks. Before the mails, which then tell of the refund. */
	public static function register() {
		add_action( 'charterform_order_status', array( __CLASS__, 'changed' ), 8, 4 );
	}

	/**
	 * Whether the owner cannot set an order to “Refunded”: a provider was paid, and has to send the money back.
	 *
	 * @param object $order A row.
	 */
	public static function needs_form( $order ) {
		return Refundable::is_sent( $order ) && Refundable::left( $order, Refund_Store::of( $order ) ) > 0;
	}

	/**
	 * Notes what was still paid as refunded by hand once the owner says that the order is refunded, and takes that back with it.
	 *
	 * @param object $order  A row, with its new status.
	 * @param string $before The status before.
	 * @param string $by     Who changed it.
	 * @param bool   $undone Whether a change was taken back.
	 */
	public static function changed( $order, $before, $by, $undone = false ) {
		if ( Order_Status::BY_OWNER !== $by ) {
			return;
		}
		if ( $undone && Order_Status::REFUNDED === $before ) {
			Refunds::take_back( $order );
			return;
		}
		$left = Order_Status::REFUNDED === $order->status && ! Refundable::is_sent( $order ) ? Refundable::left( $order, Refund_Store::of( $order ) ) : 0;
		if ( $left ) {
			$event = Order_History::last( $order, Order_Status::REFUNDED );
			Refunds::ask( $order, array(), $left, $event ? $event->note : '', '0-' . wp_generate_uuid4() );
		}
	}
}
