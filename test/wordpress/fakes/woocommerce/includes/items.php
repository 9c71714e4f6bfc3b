<?php
/**
 * Items of orders: fees alone, since Charterform sells no products of the shop.
 */

defined( 'ABSPATH' ) || exit;

/** A fee, as in `class-wc-order-item-fee.php`. */
class WC_Order_Item_Fee {

	public $data = array(
		'name'       => '',
		'amount'     => '',
		'total'      => '',
		'total_tax'  => '0',
		'tax_status' => 'taxable',
		'tax_class'  => '',
		'meta'       => array(),
	);

	public function set_name( $value ) {
		$this->data['name'] = sanitize_text_field( (string) $value );
	}

	public function get_name( $context = 'view' ) {
		return '' === $this->data['name'] && 'view' === $context ? 'Fee' : $this->data['name'];
	}

	public function set_amount( $value ) {
		$this->data['amount'] = wc_format_decimal( $value );
	}

	public function set_total( $amount ) {
		$this->data['total'] = wc_format_decimal( $amount );
	}

	public function get_total( $context = 'view' ) {
		return $this->data['total'];
	}

	public function get_total_tax( $context = 'view' ) {
		return $this->data['total_tax'];
	}

	public function set_tax_status( $value ) {
		$this->data['tax_status'] = 'none' === $value ? 'none' : 'taxable';
	}

	public function get_tax_status( $context = 'view' ) {
		return $this->data['tax_status'];
	}

	public function set_tax_class( $value ) {
		$this->data['tax_class'] = $value;
	}

	public function add_meta_data( $key, $value, $unique = false ) {
		$this->data['meta'][ $key ] = $value;
	}

	public function get_meta( $key = '', $single = true, $context = 'view' ) {
		return isset( $this->data['meta'][ $key ] ) ? $this->data['meta'][ $key ] : '';
	}

	/** The tax of a fee is always on top of it; that of a negative fee is in proportion to what is taxed of the items that are stored. */
	public function reckon_tax( $order ) {
		$rate  = wc_tax_enabled() ? (float) get_option( 'fake_wc_tax_percent', 0 ) / 100 : 0;
		$total = (float) $this->data['total'];
		if ( $total < 0 ) {
			$of = array( 'taxable' => 0, 'none' => 0 );
			foreach ( wc_get_order( $order->get_id() )->get_items( 'fee' ) as $item ) {
				$of[ $item->get_tax_status() ] += max( 0, (float) $item->get_total() );
			}
			$sum                     = array_sum( $of );
			$this->data['total_tax'] = (string) round( $sum ? $total * $rate * $of['taxable'] / $sum : 0, 2 );
			return;
		}
		$this->data['total_tax'] = (string) round( 'taxable' === $this->data['tax_status'] ? $total * $rate : 0, 2 );
	}
}
