<?php
/**
 * Whose order it is, and its addresses, as in `class-wc-order.php`.
 */

defined( 'ABSPATH' ) || exit;

trait WC_Fake_Customer {

	public function set_customer_id( $value ) {
		$this->data['customer_id'] = absint( $value );
	}

	public function get_customer_id( $context = 'view' ) {
		return $this->data['customer_id'];
	}

	public function set_created_via( $value ) {
		$this->data['created_via'] = $value;
	}

	public function get_created_via( $context = 'view' ) {
		return $this->data['created_via'];
	}

	public function set_billing_address( array $address ) {
		$this->data['billing'] = $address + $this->data['billing'];
	}

	public function set_billing_first_name( $value ) {
		$this->data['billing']['first_name'] = $value;
	}

	public function set_billing_last_name( $value ) {
		$this->data['billing']['last_name'] = $value;
	}

	public function set_billing_company( $value ) {
		$this->data['billing']['company'] = $value;
	}

	public function set_billing_address_1( $value ) {
		$this->data['billing']['address_1'] = $value;
	}

	public function set_billing_address_2( $value ) {
		$this->data['billing']['address_2'] = $value;
	}

	public function set_billing_city( $value ) {
		$this->data['billing']['city'] = $value;
	}

	public function set_billing_state( $value ) {
		$this->data['billing']['state'] = $value;
	}

	public function set_billing_postcode( $value ) {
		$this->data['billing']['postcode'] = $value;
	}

	public function set_billing_country( $value ) {
		$this->data['billing']['country'] = $value;
	}

	public function set_billing_email( $value ) {
		if ( $value && ! is_email( $value ) ) {
			throw new Exception( 'Invalid billing email address' );
		}
		$this->data['billing']['email'] = sanitize_email( $value );
	}

	public function set_billing_phone( $value ) {
		$this->data['billing']['phone'] = $value;
	}

	public function get_date_paid( $context = 'view' ) {
		return $this->data['date_paid'] ? new DateTime( '@' . $this->data['date_paid'] ) : null;
	}

	public function get_billing_email( $context = 'view' ) {
		return isset( $this->data['billing']['email'] ) ? $this->data['billing']['email'] : '';
	}

	public function get_address( $address_type = 'billing' ) {
		return $this->data[ $address_type ];
	}

	public function get_checkout_payment_url( $on_checkout = false ) {
		$query = $on_checkout ? array() : array( 'pay_for_order' => 'true' );
		return apply_filters( 'woocommerce_get_checkout_payment_url', add_query_arg( $query + array( 'key' => $this->get_order_key() ), wc_get_endpoint_url( 'order-pay', $this->id, wc_get_checkout_url() ) ), $this );
	}

	public function get_checkout_order_received_url() {
		return add_query_arg( 'key', $this->get_order_key(), wc_get_endpoint_url( 'order-received', $this->id, wc_get_checkout_url() ) );
	}

	public function get_cancel_order_url_raw( $redirect = '' ) {
		return add_query_arg( array( 'cancel_order' => 'true', 'order' => $this->get_order_key(), 'order_id' => $this->id, 'redirect' => $redirect, '_wpnonce' => wp_create_nonce( 'woocommerce-cancel_order' ) ), home_url( '/' ) );
	}

	public function get_edit_order_url() {
		return admin_url( 'admin.php?page=wc-orders&action=edit&id=' . $this->id );
	}
}
