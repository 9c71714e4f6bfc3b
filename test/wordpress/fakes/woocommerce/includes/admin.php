<?php
/**
 * The page of an order in the admin, as in `class-wc-meta-box-order-data.php`: its status, its total, and a refund.
 */

defined( 'ABSPATH' ) || exit;

add_action(
	'admin_menu',
	static function () {
		add_menu_page( 'Orders', 'WooCommerce', 'manage_options', 'wc-orders', 'fake_wc_order_page' );
	}
);

function fake_wc_order_page() {
	$order = wc_get_order( isset( $_GET['id'] ) ? absint( $_GET['id'] ) : 0 );
	if ( ! $order ) {
		return;
	}
	echo '<div class="wrap"><h1>' . esc_html( 'Order #' . $order->get_order_number() . ' details' ) . '</h1><p>' . esc_html( wc_get_order_status_name( $order->get_status() ) ) . '</p>';
	do_action( 'woocommerce_admin_order_data_after_order_details', $order );
	echo '<form method="post" action="' . esc_url( admin_url( 'admin-post.php' ) ) . '"><input type="hidden" name="action" value="fake_wc_refund"><input type="hidden" name="id" value="' . esc_attr( $order->get_id() ) . '">';
	wp_nonce_field( 'fake_wc_refund' );
	echo '<label>Refund amount <input name="amount"></label> <button>Refund</button></form></div>';
}

add_action(
	'admin_post_fake_wc_refund',
	static function () {
		check_admin_referer( 'fake_wc_refund' );
		$refund = wc_create_refund(
			array(
				'order_id'       => absint( $_POST['id'] ),
				'amount'         => wc_format_decimal( sanitize_text_field( wp_unslash( $_POST['amount'] ) ), 2 ),
				'refund_payment' => true,
			)
		);
		if ( is_wp_error( $refund ) ) {
			wp_die( esc_html( $refund->get_error_message() ) );
		}
		wp_safe_redirect( wc_get_order( absint( $_POST['id'] ) )->get_edit_order_url() );
		exit;
	}
);
