<?php
/**
 * What WooCommerce tells of its orders.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Moves an order of the form as its order of WooCommerce moves, once each (PAY-05). Payment methods differ in which hooks they fire,
 * so that every change of status is looked at.
 */
final class Woocommerce_Hooks {

	/** Registers the hooks. */
	public static function register() {
		add_action( 'woocommerce_payment_complete', array( __CLASS__, 'complete' ) );
		add_action( 'woocommerce_order_status_changed', array( __CLASS__, 'changed' ), 10, 4 );
		add_action( 'woocommerce_trash_order', array( __CLASS__, 'follow' ) );
		add_action( 'woocommerce_before_delete_order', array( __CLASS__, 'gone' ) );
		add_filter( 'woocommerce_payment_complete_order_status', array( __CLASS__, 'status_of_paid' ), 10, 2 );
		add_action( 'charterform_order_status', array( __CLASS__, 'deliver' ) );
	}

	/**
	 * A payment method says that it has the money, whatever status it gives.
	 *
	 * @param int $id Of WooCommerce's order.
	 */
	public static function complete( $id ) {
		$found   = Woocommerce_Orders::find( $id );
		$payment = $found ? Woocommerce_Orders::payment( $found ) : null;
		if ( $payment ) {
			Woocommerce_Payment::confirm( $found, $payment );
		}
	}

	/**
	 * The status of an order of WooCommerce changed.
	 *
	 * @param int       $id     Its id.
	 * @param string    $before The status before.
	 * @param string    $status The status now.
	 * @param \WC_Order $found  Of WooCommerce.
	 */
	public static function changed( $id, $before, $status, $found ) {
		$payment = Woocommerce_Orders::payment( $found );
		if ( ! $payment ) {
			return;
		}
		$is_open = in_array( $payment->state, array( Payments::OPEN, Payments::PROCESSING ), true );
		Woocommerce_Payment::follow( $found );
		$order = $is_open && 'failed' === $status ? Orders::find( $payment->order_id ) : null;
		if ( $order ) {
			/* translators: %s: number of an order of WooCommerce. */
			Orders::add_note( $order, sprintf( __( 'A payment failed in WooCommerce, order %s. Nothing was paid. The customer can pay it again.', 'charterform' ), $found->get_order_number() ) );
		}
	}

	/**
	 * An order of WooCommerce went to its trash. One that comes back changes its status.
	 *
	 * @param int $id Its id.
	 */
	public static function follow( $id ) {
		$found = Woocommerce_Orders::find( $id );
		if ( $found ) {
			Woocommerce_Payment::follow( $found );
		}
	}

	/**
	 * An order of WooCommerce is about to be deleted: it can be paid no more.
	 *
	 * @param int $id Its id.
	 */
	public static function gone( $id ) {
		$payment = Woocommerce_Orders::payment( $id );
		if ( $payment ) {
			Payment_Table::change( $payment, Payments::EXPIRED, array( Payments::OPEN, Payments::PROCESSING ) );
		}
	}

	/**
	 * What was paid by a form is still to be worked on, while WooCommerce takes an order without products for complete.
	 *
	 * @param string $status Of a paid order.
	 * @param int    $id     Its id.
	 * @return string
	 */
	public static function status_of_paid( $status, $id ) {
		return 'completed' === $status && self::is_ours( $id ) ? 'processing' : $status;
	}

	/**
	 * Completes the order of WooCommerce once that of the form is delivered.
	 *
	 * @param object $order A row.
	 */
	public static function deliver( $order ) {
		$payment = Order_Status::DELIVERED === $order->status ? Payments::paid( $order ) : null;
		$found   = $payment && Woocommerce_Way::ID === $payment->way ? Woocommerce_Orders::of( $payment ) : null;
		if ( $found && $found->has_status( 'processing' ) ) {
			$found->update_status( 'completed' );
		}
	}

	/**
	 * Whether an order of WooCommerce is one of a form.
	 *
	 * @param int $id Its id.
	 */
	private static function is_ours( $id ) {
		$found = Woocommerce_Orders::find( $id );
		return $found && null !== Woocommerce_Orders::payment( $found );
	}
}
