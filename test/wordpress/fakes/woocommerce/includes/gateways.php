<?php
/**
 * Payment methods, as in `abstract-wc-payment-gateway.php` and `class-wc-payment-gateways.php`. The tests bring their own.
 */

defined( 'ABSPATH' ) || exit;

abstract class WC_Payment_Gateway {

	public $id          = '';
	public $enabled     = 'yes';
	public $title       = '';
	public $description = '';
	public $has_fields  = false;
	public $supports    = array( 'products' );

	public function get_title() {
		return apply_filters( 'woocommerce_gateway_title', $this->title, $this->id );
	}

	public function is_available() {
		return 'yes' === $this->enabled;
	}

	public function supports( $feature ) {
		return in_array( $feature, $this->supports, true );
	}

	public function can_refund_order( $order ) {
		return $order && $this->supports( 'refunds' );
	}

	public function process_payment( $order_id ) {
		return array();
	}

	public function process_refund( $order_id, $amount = null, $reason = '' ) {
		return false;
	}

	public function validate_fields() {
		return true;
	}

	public function get_return_url( $order = null ) {
		return $order ? $order->get_checkout_order_received_url() : wc_get_checkout_url();
	}
}

class WC_Payment_Gateways {

	private $gateways;

	public function payment_gateways() {
		if ( null === $this->gateways ) {
			$this->gateways = array();
			foreach ( (array) apply_filters( 'woocommerce_payment_gateways', array() ) as $gateway ) {
				$gateway                        = is_string( $gateway ) ? new $gateway() : $gateway;
				$this->gateways[ $gateway->id ] = $gateway;
			}
		}
		return $this->gateways;
	}

	public function get_available_payment_gateways() {
		return (array) apply_filters( 'woocommerce_available_payment_gateways', array_filter( $this->payment_gateways(), static fn( $gateway ) => $gateway->is_available() ) );
	}
}

final class WooCommerce {

	public $version = WC_VERSION;

	private $gateways;

	public function payment_gateways() {
		$this->gateways = $this->gateways ? $this->gateways : new WC_Payment_Gateways();
		return $this->gateways;
	}
}

function WC() { // phpcs:ignore WordPress.NamingConventions.ValidFunctionName -- Its name.
	static $woocommerce;
	$woocommerce = $woocommerce ? $woocommerce : new WooCommerce();
	return $woocommerce;
}

function wc_get_payment_gateway_by_order( $order ) {
	$order    = is_object( $order ) ? $order : wc_get_order( $order );
	$gateways = WC()->payment_gateways()->payment_gateways();
	return $order instanceof WC_Order && isset( $gateways[ $order->get_payment_method() ] ) ? $gateways[ $order->get_payment_method() ] : false;
}
