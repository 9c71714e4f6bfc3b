<?php
/**
 * Paying by the Store API, which the blocks use: `src/StoreApi/Routes/V1/CheckoutOrder.php`. It reckons the totals anew before it asks
 * the payment method.
 */

defined( 'ABSPATH' ) || exit;

add_action(
	'rest_api_init',
	static function () {
		register_rest_route(
			'wc/store/v1',
			'/checkout/(?P<id>[\d]+)',
			array(
				'methods'             => 'POST',
				'permission_callback' => static function ( $request ) {
					$order = wc_get_order( absint( $request['id'] ) );
					return $order instanceof WC_Order && $order->key_is_valid( (string) $request['key'] ) && ( '' === $order->get_billing_email() || $order->get_billing_email() === $request['billing_email'] );
				},
				'callback'            => static function ( $request ) {
					$order    = wc_get_order( absint( $request['id'] ) );
					$gateways = WC()->payment_gateways()->get_available_payment_gateways();
					if ( ! $order->needs_payment() || ! isset( $gateways[ $request['payment_method'] ] ) ) {
						return new WP_Error( 'invalid_order_update_status', 'This order cannot be paid for.', array( 'status' => 400 ) );
					}
					$order->set_billing_address( array_filter( (array) $request['billing_address'] ) );
					$order->calculate_totals();
					do_action( 'woocommerce_store_api_checkout_order_processed', $order );
					$order->set_payment_method( $gateways[ $request['payment_method'] ] );
					$order->save();
					$result = $gateways[ $request['payment_method'] ]->process_payment( $order->get_id() );
					$now    = wc_get_order( $order->get_id() );
					return array( 'order_id' => $now->get_id(), 'status' => $now->get_status(), 'payment_result' => array( 'payment_status' => isset( $result['result'] ) ? $result['result'] : 'failure', 'redirect_url' => isset( $result['redirect'] ) ? $result['redirect'] : '' ) );
				},
			)
		);
	}
);
