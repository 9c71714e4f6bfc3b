<?php
/**
 * The pages of the customer: paying and thanks, as in `class-wc-shortcode-checkout.php`, `class-wc-form-handler.php` and the
 * templates `checkout/form-pay.php` and `checkout/thankyou.php`. With the blocks of the checkout both are drawn by this shortcode,
 * too: `src/Blocks/BlockTypes/Checkout.php`.
 */

defined( 'ABSPATH' ) || exit;

add_shortcode(
	'woocommerce_checkout',
	static function () {
		ob_start();
		if ( get_query_var( 'order-pay' ) ) {
			fake_wc_pay_page( absint( get_query_var( 'order-pay' ) ) );
		} elseif ( get_query_var( 'order-received' ) ) {
			fake_wc_thanks( absint( get_query_var( 'order-received' ) ) );
		} else {
			echo '<p>Your cart is empty.</p>';
		}
		return '<div class="woocommerce">' . ob_get_clean() . '</div>';
	}
);

/** The order of the address, if the address has its key. */
function fake_wc_asked( $id ) {
	$order = wc_get_order( $id );
	$key   = isset( $_GET['key'] ) ? sanitize_text_field( wp_unslash( $_GET['key'] ) ) : '';
	return $order instanceof WC_Order && $order->key_is_valid( $key ) ? $order : null;
}

/** Guests say whose order it is once it is ten minutes old: `should_user_verify_order_email()` of `src/Internal/Utilities/Users.php`. */
function fake_wc_is_unknown( $order, $context ) {
	$grace = (int) apply_filters( 'woocommerce_order_email_verification_grace_period', 10 * MINUTE_IN_SECONDS, $order, $context );
	$data  = WC_Fake_Store::read( $order->get_id() );
	if ( '' === $order->get_billing_email() || ( $order->get_customer_id() && get_current_user_id() === $order->get_customer_id() ) || time() - $data['data']['date_created'] <= $grace ) {
		return false;
	}
	$email = isset( $_POST['email'] ) ? sanitize_email( wp_unslash( $_POST['email'] ) ) : '';
	return (bool) apply_filters( 'woocommerce_order_email_verification_required', $email !== $order->get_billing_email() && ! current_user_can( 'manage_options' ), $order, $context );
}

function fake_wc_verify( $url ) {
	echo '<form method="post" action="' . esc_url( $url ) . '"><p>To view this page, you must either login or verify the email address associated with the order.</p><p><label for="email">Email address</label> <input type="email" name="email" id="email"></p><button>Verify</button></form>';
}

function fake_wc_pay_page( $id ) {
	do_action( 'before_woocommerce_pay' );
	$order = fake_wc_asked( $id );
	if ( ! $order ) {
		echo '<div class="woocommerce-error">Sorry, this order is invalid and cannot be paid for.</div>';
		return;
	}
	if ( $order->get_customer_id() && get_current_user_id() !== $order->get_customer_id() ) {
		echo '<div class="woocommerce-info">Please log in to your account below to continue to the payment form.</div>';
		return;
	}
	if ( ! $order->needs_payment() ) {
		echo '<div class="woocommerce-error">' . esc_html( 'This order’s status is “' . wc_get_order_status_name( $order->get_status() ) . '”—it cannot be paid for. Please contact us if you need assistance.' ) . '</div>';
		return;
	}
	if ( fake_wc_is_unknown( $order, 'order-pay' ) ) {
		fake_wc_verify( $order->get_checkout_payment_url() );
		return;
	}
	$gateways = WC()->payment_gateways()->get_available_payment_gateways();
	do_action( 'before_woocommerce_pay_form', $order, 'Pay for order', $gateways );
	echo '<form id="order_review" method="post"><table class="shop_table"><tbody>';
	foreach ( $order->get_items( 'fee' ) as $item ) {
		echo '<tr><td>' . esc_html( $item->get_name() ) . '</td><td>' . esc_html( $item->get_total() ) . '</td></tr>';
	}
	echo '</tbody><tfoot><tr><th scope="row">Total</th><td class="product-total">' . esc_html( '$' . number_format( (float) $order->get_total(), 2 ) ) . '</td></tr></tfoot></table><div id="payment">';
	foreach ( $gateways as $gateway ) {
		echo '<p><input id="payment_method_' . esc_attr( $gateway->id ) . '" type="radio" name="payment_method" value="' . esc_attr( $gateway->id ) . '"> <label for="payment_method_' . esc_attr( $gateway->id ) . '">' . esc_html( $gateway->get_title() ) . '</label></p>';
	}
	wp_nonce_field( 'woocommerce-pay', 'woocommerce-pay-nonce' );
	echo '<input type="hidden" name="woocommerce_pay" value="1"><button type="submit" id="place_order">Pay for order</button></div></form>';
}

function fake_wc_thanks( $id ) {
	$order = fake_wc_asked( $id );
	if ( ! $order ) {
		echo '<p>Thank you. Your order has been received.</p>';
		return;
	}
	if ( fake_wc_is_unknown( $order, 'order-received' ) ) {
		fake_wc_verify( $order->get_checkout_order_received_url() );
		return;
	}
	do_action( 'woocommerce_before_thankyou', $order->get_id() );
	echo $order->has_status( 'failed' )
		? '<p class="woocommerce-thankyou-order-failed">Unfortunately your order cannot be processed. <a class="button pay" href="' . esc_url( $order->get_checkout_payment_url() ) . '">Pay</a></p>'
		: '<p>Thank you. Your order has been received.</p>';
	do_action( 'woocommerce_thankyou_' . $order->get_payment_method(), $order->get_id() );
	do_action( 'woocommerce_thankyou', $order->get_id() );
}

/** Takes the choice of a payment method. */
function fake_wc_pay_action() {
	if ( ! isset( $_POST['woocommerce_pay'], $_POST['payment_method'], $_POST['woocommerce-pay-nonce'] ) || ! wp_verify_nonce( sanitize_key( $_POST['woocommerce-pay-nonce'] ), 'woocommerce-pay' ) ) {
		return;
	}
	$order    = fake_wc_asked( absint( get_query_var( 'order-pay' ) ) );
	$gateways = WC()->payment_gateways()->get_available_payment_gateways();
	$id       = sanitize_key( $_POST['payment_method'] );
	if ( ! $order || ! $order->needs_payment() || ! isset( $gateways[ $id ] ) ) {
		return;
	}
	$order->set_payment_method( $gateways[ $id ] );
	$order->save();
	$result = $gateways[ $id ]->process_payment( $order->get_id() );
	if ( isset( $result['result'] ) && 'success' === $result['result'] ) {
		wp_redirect( $result['redirect'] );
		exit;
	}
	do_action( 'woocommerce_after_pay_action', $order );
}
add_action( 'wp', 'fake_wc_pay_action', 20 );

/** Cancels an order for its customer. */
function fake_wc_cancel_order() {
	if ( ! isset( $_GET['cancel_order'], $_GET['order'], $_GET['order_id'], $_GET['_wpnonce'] ) || ! wp_verify_nonce( sanitize_key( $_GET['_wpnonce'] ), 'woocommerce-cancel_order' ) ) {
		return;
	}
	$order = wc_get_order( absint( $_GET['order_id'] ) );
	if ( ! $order || $order->get_customer_id() !== get_current_user_id() || ! $order->key_is_valid( sanitize_text_field( wp_unslash( $_GET['order'] ) ) ) || ! $order->has_status( array( 'pending', 'failed' ) ) ) {
		return;
	}
	$order->update_status( 'cancelled', 'Order cancelled by customer.' );
	do_action( 'woocommerce_cancelled_order', $order->get_id() );
	$redirect = isset( $_GET['redirect'] ) ? esc_url_raw( wp_unslash( $_GET['redirect'] ) ) : '';
	if ( $redirect ) {
		wp_safe_redirect( $redirect );
		exit;
	}
}
add_action( 'wp_loaded', 'fake_wc_cancel_order', 20 );
