<?php
/**
 * Functions of `wc-core-functions.php`, `wc-order-functions.php`, `wc-formatting-functions.php`, `wc-page-functions.php` and
 * `wc-conditional-functions.php`.
 */

defined( 'ABSPATH' ) || exit;

function wc_create_order( $args = array() ) {
	$args = wp_parse_args( $args, array( 'status' => null, 'customer_id' => null, 'created_via' => null, 'order_id' => 0 ) );
	try {
		$order = new WC_Order( $args['order_id'] );
		if ( null !== $args['status'] ) {
			$order->set_status( $args['status'] );
		}
		if ( null !== $args['customer_id'] ) {
			$order->set_customer_id( is_numeric( $args['customer_id'] ) ? absint( $args['customer_id'] ) : 0 );
		}
		if ( null !== $args['created_via'] ) {
			$order->set_created_via( sanitize_text_field( $args['created_via'] ) );
		}
		if ( ! $args['order_id'] ) {
			$order->set_currency( get_woocommerce_currency() );
		}
		$order->save();
	} catch ( Exception $fault ) {
		return new WP_Error( 'error', $fault->getMessage() );
	}
	return $order;
}

function wc_get_order( $the_order = false ) {
	if ( ! did_action( 'woocommerce_after_register_post_type' ) ) {
		_doing_it_wrong( __FUNCTION__, 'wc_get_order should not be called before post types are registered (woocommerce_after_register_post_type action)', '2.5' );
		return false;
	}
	$id  = is_object( $the_order ) ? $the_order->get_id() : absint( $the_order );
	$row = WC_Fake_Store::read( $id );
	if ( ! $row ) {
		return false;
	}
	return 'shop_order_refund' === $row['kind'] ? new WC_Order_Refund( $id ) : new WC_Order( $id );
}

function wc_get_is_paid_statuses() {
	return apply_filters( 'woocommerce_order_is_paid_statuses', array( 'processing', 'completed' ) );
}

function wc_get_order_status_name( $status ) {
	$names  = array( 'pending' => 'Pending payment', 'processing' => 'Processing', 'on-hold' => 'On hold', 'completed' => 'Completed', 'cancelled' => 'Cancelled', 'refunded' => 'Refunded', 'failed' => 'Failed', 'trash' => 'Trash' );
	$status = preg_replace( '/^wc-/', '', (string) $status );
	return isset( $names[ $status ] ) ? $names[ $status ] : $status;
}

function get_woocommerce_currency() {
	return apply_filters( 'woocommerce_currency', get_option( 'woocommerce_currency', 'USD' ) );
}

function wc_get_price_decimals() {
	return absint( apply_filters( 'wc_get_price_decimals', get_option( 'woocommerce_price_num_decimals', 2 ) ) );
}

function wc_format_decimal( $number, $dp = false, $trim_zeros = false ) {
	return false === $dp ? (string) $number : number_format( round( (float) $number, $dp ), $dp, '.', '' );
}

function wc_tax_enabled() {
	return apply_filters( 'wc_tax_enabled', get_option( 'woocommerce_calc_taxes' ) === 'yes' );
}

function wc_get_page_id( $page ) {
	$id = apply_filters( 'woocommerce_get_' . $page . '_page_id', get_option( 'woocommerce_' . $page . '_page_id' ) );
	return $id ? absint( $id ) : -1;
}

function wc_get_checkout_url() {
	$id = wc_get_page_id( 'checkout' );
	return apply_filters( 'woocommerce_get_checkout_url', 0 < $id ? get_permalink( $id ) : home_url() );
}

function wc_get_endpoint_url( $endpoint, $value = '', $permalink = '' ) {
	return get_option( 'permalink_structure' ) ? trailingslashit( $permalink ) . $endpoint . '/' . $value . '/' : add_query_arg( $endpoint, $value, $permalink );
}
