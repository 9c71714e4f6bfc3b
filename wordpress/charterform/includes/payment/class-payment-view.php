<?php
/**
 * The payments of an order in the admin.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Shows the payments of an order with their providers, and what the owner must know of them. */
final class Payment_View {

	/** Registers the hooks. */
	public static function register() {
		add_action( 'charterform_order_view', array( __CLASS__, 'render' ), 5 );
	}

	/**
	 * Draws the payments.
	 *
	 * @param object $order A row.
	 */
	public static function render( $order ) {
		$payments = Payments::of( $order );
		$warnings = Payment_Warnings::of( $order );
		if ( ! $payments && ! $warnings ) {
			return;
		}
		echo '<h2>' . esc_html__( 'Payments', 'charterform' ) . '</h2>';
		foreach ( $warnings as $words ) {
			wp_admin_notice( esc_html( $words ), array( 'type' => 'error', 'additional_classes' => array( 'inline' ) ) );
		}
		if ( self::is_test( $order ) ) {
			wp_admin_notice( '<strong>' . esc_html__( 'Test: no money was moved for this order.', 'charterform' ) . '</strong>', array( 'type' => 'warning', 'additional_classes' => array( 'inline' ) ) );
		}
		echo '<table class="widefat striped"><thead><tr>';
		foreach ( array( __( 'Payment', 'charterform' ), __( 'Amount', 'charterform' ), __( 'State', 'charterform' ), __( 'Begun', 'charterform' ) ) as $heading ) {
			echo '<th scope="col">' . esc_html( $heading ) . '</th>';
		}
		echo '</tr></thead><tbody>';
		foreach ( $payments as $payment ) {
			echo '<tr><td>' . esc_html( Payment_Words::note( $payment ) ) . '</td><td>' . esc_html( Order_Words::dollars( $payment->amount ) ) . '</td><td>' . esc_html( self::state( $payment->state ) ) . '</td><td>' . esc_html( Order_Words::date( $payment->created_at ) ) . '</td></tr>';
		}
		echo '</tbody></table>';
	}

	/**
	 * Whether the payment of an order is a test.
	 *
	 * @param object $order A row.
	 */
	public static function is_test( $order ) {
		return in_array( 1, array_map( 'intval', array_column( Payments::of( $order ), 'is_test' ) ), true );
	}

	/**
	 * A state in words.
	 *
	 * @param string $state One of `Payments`.
	 */
	private static function state( $state ) {
		$words = array(
			Payments::OPEN       => __( 'Waits for the customer', 'charterform' ),
			Payments::PROCESSING => __( 'On its way, not confirmed yet', 'charterform' ),
			Payments::PAID       => __( 'Paid', 'charterform' ),
			Payments::FAILED     => __( 'Failed', 'charterform' ),
			Payments::EXPIRED    => __( 'Not paid in time', 'charterform' ),
		);
		return isset( $words[ $state ] ) ? $words[ $state ] : $state;
	}
}
