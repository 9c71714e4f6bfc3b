<?php
/**
 * Refunds by WooCommerce.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Sends money back by the payment method that was used (PAY-07), and notes refunds that the shop made in WooCommerce. */
final class Woocommerce_Refund {

	/** The meta of a refund of WooCommerce that holds the key which it was asked for under. */
	const META = '_charterform_refund';

	/** Registers the hooks. */
	public static function register() {
		add_action( 'woocommerce_order_refunded', array( __CLASS__, 'refunded' ), 10, 2 );
		add_action( 'woocommerce_refund_deleted', array( __CLASS__, 'deleted' ), 10, 2 );
	}

	/**
	 * Sends money back, once for each key.
	 *
	 * @param object $payment A row.
	 * @param int    $cents   How much.
	 * @param string $key     The key.
	 * @return string|\WP_Error The id of the refund, or why there is none.
	 * @throws Unknown_Outcome Where the payment method was asked and nobody knows what it did.
	 */
	public static function refund( $payment, $cents, $key ) {
		$found = Woocommerce_Orders::of( $payment );
		if ( ! $found ) {
			return new \WP_Error( 'refund_by_hand', __( 'WooCommerce is not active, or its order is gone. Send the money back where you received it.', 'charterform' ) );
		}
		foreach ( $found->get_refunds() as $refund ) {
			if ( $refund->get_meta( self::META ) === $key ) {
				if ( ! $refund->get_refunded_payment() ) {
					throw new Unknown_Outcome( 'The payment method was asked and did not answer' );
				}
				return (string) $refund->get_id();
			}
		}
		$method = wc_get_payment_gateway_by_order( $found );
		if ( ! $method || ! $method->can_refund_order( $found ) ) {
			$name = wp_strip_all_tags( (string) $found->get_payment_method_title() );
			/* translators: 1: a payment method, 2: number of an order of WooCommerce. */
			return new \WP_Error( 'refund_by_hand', sprintf( __( '“%1$s” sends no money back by itself. Send it by hand, then note it in WooCommerce, order %2$s: “Refund”, “Refund manually”. It appears here, too.', 'charterform' ), $name, $found->get_order_number() ) );
		}
		$mark = static function ( $refund ) use ( $key ) {
			$refund->update_meta_data( self::META, $key );
		};
		add_action( 'woocommerce_create_refund', $mark );
		$made = wc_create_refund(
			array(
				'order_id'       => $found->get_id(),
				'amount'         => number_format( $cents / 100, 2, '.', '' ),
				'reason'         => '',
				'refund_payment' => true,
			)
		);
		remove_action( 'woocommerce_create_refund', $mark );
		return is_wp_error( $made ) ? $made : (string) $made->get_id();
	}

	/**
	 * Notes a refund of WooCommerce, whoever made it.
	 *
	 * @param int $id     Of WooCommerce's order.
	 * @param int $refund Its id.
	 */
	public static function refunded( $id, $refund ) {
		$payment = Woocommerce_Orders::payment( $id );
		$made    = $payment ? wc_get_order( $refund ) : null;
		if ( $made instanceof \WC_Order_Refund ) {
			self::record( $payment, $made );
		}
	}

	/**
	 * Notes the refunds of an order of WooCommerce of which nobody told. Safe to repeat.
	 *
	 * @param \WC_Order $found   Of WooCommerce.
	 * @param object    $payment A row.
	 */
	public static function follow( $found, $payment ) {
		foreach ( $found->get_refunds() as $refund ) {
			if ( '' === (string) $refund->get_meta( self::META ) || $refund->get_refunded_payment() ) {
				self::record( $payment, $refund );
			}
		}
	}

	/**
	 * Notes a refund.
	 *
	 * @param object           $payment A row.
	 * @param \WC_Order_Refund $refund  Of WooCommerce.
	 */
	private static function record( $payment, $refund ) {
		Refunds::record( $payment, (string) $refund->get_id(), Woocommerce_Orders::cents( $refund->get_amount() ), (string) $refund->get_meta( self::META ) );
	}

	/**
	 * Tells the owner that somebody deleted a refund in WooCommerce, which brings no money back.
	 *
	 * @param int $refund Its id.
	 * @param int $id     Of WooCommerce's order.
	 */
	public static function deleted( $refund, $id ) {
		$payment = Woocommerce_Orders::payment( $id );
		$order   = $payment ? Orders::find( $payment->order_id ) : null;
		if ( $order ) {
			/* translators: %s: id of a refund. */
			Orders::add_note( $order, sprintf( __( 'Refund %s was deleted in WooCommerce. Here it still counts, because the money was sent.', 'charterform' ), (int) $refund ) );
		}
	}
}
