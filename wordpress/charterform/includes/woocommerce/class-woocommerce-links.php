<?php
/**
 * Ways from WooCommerce to an order of a form.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Leads the customer from the pages of WooCommerce to the page of their order, and the owner between the two orders. */
final class Woocommerce_Links {

	/** Registers the hooks. */
	public static function register() {
		add_action( 'woocommerce_thankyou', array( __CLASS__, 'thank' ), 5 );
		add_action( 'before_woocommerce_pay_form', array( __CLASS__, 'pay' ) );
		add_action( 'woocommerce_cancelled_order', array( __CLASS__, 'cancelled' ), 100 );
		add_action( 'woocommerce_admin_order_data_after_order_details', array( __CLASS__, 'in_woocommerce' ) );
		add_action( 'charterform_order_view', array( __CLASS__, 'in_order' ), 6 );
		add_filter( 'charterform_status_notice', array( __CLASS__, 'notice' ), 20, 2 );
	}

	/**
	 * The page of WooCommerce after a payment. It comes here only with its key, and after it knows who asks.
	 *
	 * @param int $id Of WooCommerce's order.
	 */
	public static function thank( $id ) {
		self::print_link( Woocommerce_Orders::find( $id ) );
	}

	/**
	 * The page where an order of WooCommerce is paid.
	 *
	 * @param \WC_Order $found Of WooCommerce.
	 */
	public static function pay( $found ) {
		self::print_link( $found );
	}

	/**
	 * Leads whoever cancelled at the payment method to their order, which can be paid again. A payment method that tells of it by
	 * itself is led nowhere.
	 *
	 * @param int $id Of WooCommerce's order.
	 */
	public static function cancelled( $id ) {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- WooCommerce has verified it.
		$order = isset( $_GET['cancel_order'] ) && ! wp_doing_ajax() ? self::order( Woocommerce_Orders::find( $id ) ) : null;
		if ( $order ) {
			wp_safe_redirect( Status_Page::url( $order ) );
			exit;
		}
	}

	/**
	 * The order of the form on the page of WooCommerce's order.
	 *
	 * @param \WC_Order $found Of WooCommerce.
	 */
	public static function in_woocommerce( $found ) {
		$payment = current_user_can( Orders::CAPABILITY ) ? Woocommerce_Orders::payment( $found ) : null;
		$order   = $payment ? Orders::find( $payment->order_id ) : null;
		if ( $order ) {
			/* translators: %s: number of an order. */
			echo '<p class="form-field form-field-wide"><a href="' . esc_url( Orders_List::url( array( 'order' => (int) $order->id ) ) ) . '">' . esc_html( sprintf( __( 'Order %s of a form', 'charterform' ), Orders::number( $order ) ) ) . '</a></p>';
		}
	}

	/**
	 * The orders of WooCommerce on the page of the order.
	 *
	 * @param object $order A row.
	 */
	public static function in_order( $order ) {
		foreach ( Payments::of( $order ) as $payment ) {
			$found = Woocommerce_Way::ID === $payment->way ? Woocommerce_Orders::of( $payment ) : null;
			if ( ! $found ) {
				continue;
			}
			/* translators: 1: number of an order of WooCommerce, 2: its status. */
			$name = sprintf( __( 'WooCommerce, order %1$s: %2$s', 'charterform' ), $found->get_order_number(), wc_get_order_status_name( $found->get_status() ) );
			echo '<p class="charterform-woocommerce"><a href="' . esc_url( $found->get_edit_order_url() ) . '">' . esc_html( $name ) . '</a> ' . esc_html( Woocommerce_Words::difference( $found, $order ) ) . '</p>';
		}
	}

	/**
	 * Says why an order cannot be paid now, where WooCommerce is gone or cannot take money.
	 *
	 * @param string $notice What is said.
	 * @param object $order  A row.
	 * @return string
	 */
	public static function notice( $notice, $order ) {
		$is_due = Woocommerce_Way::ID === $order->payment_way && 'due' === Customer_Words::payment_state( $order );
		return $is_due && '' !== Woocommerce_Way::fault() ? __( 'You cannot pay online at the moment. We keep your order. Please try again later, or contact us.', 'charterform' ) : $notice;
	}

	/**
	 * A link to the page of the order.
	 *
	 * @param \WC_Order|null $found Of WooCommerce.
	 */
	private static function print_link( $found ) {
		$order = self::order( $found );
		if ( $order ) {
			/* translators: %s: number of an order. */
			echo '<p class="charterform-order-link"><a href="' . esc_url( Status_Page::url( $order ) ) . '">' . esc_html( sprintf( __( 'Go to your order %s', 'charterform' ), Orders::number( $order ) ) ) . '</a></p>';
		}
	}

	/**
	 * The order of a form that an order of WooCommerce pays, where it has a page.
	 *
	 * @param \WC_Order|null $found Of WooCommerce.
	 * @return object|null
	 */
	private static function order( $found ) {
		$payment = $found ? Woocommerce_Orders::payment( $found ) : null;
		$order   = $payment ? Orders::find( $payment->order_id ) : null;
		return $order && Status_Link::is_open( $order ) ? $order : null;
	}
}
