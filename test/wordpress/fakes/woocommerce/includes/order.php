<?php
/**
 * The order, as in `class-wc-order.php` and `abstract-wc-order.php`.
 */

defined( 'ABSPATH' ) || exit;

/** What orders and refunds have in common. */
abstract class WC_Fake_Abstract_Order {

	protected $id    = 0;
	protected $items = array();
	protected $data  = array();
	protected $kind  = 'shop_order';

	public function __construct( $order = 0 ) {
		$row = $order ? WC_Fake_Store::read( absint( $order ) ) : null;
		if ( $row ) {
			$this->id   = absint( $order );
			$this->data = $row['data'];
			foreach ( $this->data['items'] as $data ) {
				$item          = new WC_Order_Item_Fee();
				$item->data    = $data;
				$this->items[] = $item;
			}
		}
	}

	public function get_id() {
		return $this->id;
	}

	public function get_currency( $context = 'view' ) {
		return $this->data['currency'];
	}

	public function set_currency( $value ) {
		if ( ! in_array( $value, array( 'USD', 'EUR', 'GBP' ), true ) ) {
			throw new Exception( 'Invalid currency code' );
		}
		$this->data['currency'] = $value;
	}

	public function get_meta( $key = '', $single = true, $context = 'view' ) {
		return isset( $this->data['meta'][ $key ] ) ? $this->data['meta'][ $key ] : '';
	}

	public function update_meta_data( $key, $value, $meta_id = 0 ) {
		$this->data['meta'][ $key ] = $value;
	}

	public function get_items( $types = 'line_item' ) {
		return in_array( 'fee', (array) $types, true ) ? $this->items : array();
	}

	public function add_item( $item ) {
		$this->items[] = $item;
	}

	protected function store() {
		$this->data['items'] = wp_list_pluck( $this->items, 'data' );
		$this->id            = WC_Fake_Store::write( $this->id, $this->kind, isset( $this->data['parent_id'] ) ? $this->data['parent_id'] : 0, $this->data );
	}
}

class WC_Order extends WC_Fake_Abstract_Order {

	use WC_Fake_Customer;

	private $transition = array();

	protected $data = array(
		'status'               => '',
		'currency'             => '',
		'customer_id'          => 0,
		'created_via'          => '',
		'date_created'         => 0,
		'date_paid'            => 0,
		'order_key'            => '',
		'payment_method'       => '',
		'payment_method_title' => '',
		'transaction_id'       => '',
		'total'                => '0',
		'total_tax'            => '0',
		'billing'              => array(),
		'meta'                 => array(),
		'notes'                => array(),
		'items'                => array(),
	);

	public function save() {
		if ( ! $this->id ) {
			$this->data['status']       = '' === $this->data['status'] ? 'pending' : $this->data['status'];
			$this->data['date_created'] = time();
			$this->data['order_key']    = 'wc_order_' . wp_generate_password( 13, false );
		}
		$this->store();
		$transition       = $this->transition;
		$this->transition = array();
		if ( $transition ) {
			list( $from, $to, $note ) = $transition;
			do_action( "woocommerce_order_status_$to", $this->id, $this, array( 'from' => $from, 'to' => $to, 'note' => $note, 'manual' => false ) );
			do_action( "woocommerce_order_status_{$from}_to_$to", $this->id, $this );
			do_action( 'woocommerce_order_status_changed', $this->id, $from, $to, $this );
		}
		return $this->id;
	}

	public function set_status( $new_status, $note = '', $manual_update = false ) {
		$from = $this->data['status'];
		$to   = preg_replace( '/^wc-/', '', (string) $new_status );
		$this->data['status'] = $to;
		if ( $this->id && $from !== $to ) {
			$this->transition = array( $this->transition ? $this->transition[0] : $from, $to, $note );
			if ( in_array( $to, array( 'processing', 'completed' ), true ) && ! $this->data['date_paid'] ) {
				$this->data['date_paid'] = time();
			}
		}
		return array( 'from' => $from, 'to' => $to );
	}

	public function update_status( $new_status, $note = '', $manual = false ) {
		$this->set_status( $new_status, $note, $manual );
		$this->save();
		return true;
	}

	public function get_status( $context = 'view' ) {
		return $this->data['status'];
	}

	public function has_status( $status ) {
		return in_array( $this->data['status'], (array) $status, true );
	}

	public function is_paid() {
		return apply_filters( 'woocommerce_order_is_paid', $this->has_status( wc_get_is_paid_statuses() ), $this );
	}

	/** An order of fees alone needs no processing, so it is completed. */
	public function payment_complete( $transaction_id = '' ) {
		do_action( 'woocommerce_pre_payment_complete', $this->id, $transaction_id );
		if ( ! $this->has_status( array( 'on-hold', 'pending', 'failed', 'cancelled' ) ) ) {
			do_action( 'woocommerce_payment_complete_order_status_' . $this->get_status(), $this->id, $transaction_id );
			return true;
		}
		if ( '' !== $transaction_id ) {
			$this->data['transaction_id'] = $transaction_id;
		}
		$this->set_status( apply_filters( 'woocommerce_payment_complete_order_status', 'completed', $this->id, $this ), false );
		$this->save();
		do_action( 'woocommerce_payment_complete', $this->id, $transaction_id );
		return true;
	}

	public function needs_payment() {
		$payable = apply_filters( 'woocommerce_valid_order_statuses_for_payment', array( 'pending', 'failed' ), $this );
		return apply_filters( 'woocommerce_order_needs_payment', $this->has_status( $payable ) && $this->get_total() > 0, $this, $payable );
	}

	/** A negative fee takes at most what came before it, as in `abstract-wc-order.php`. */
	public function calculate_totals( $and_taxes = true ) {
		do_action( 'woocommerce_order_before_calculate_totals', $and_taxes, $this );
		$fees = 0;
		foreach ( $this->items as $item ) {
			$most = round( $fees, wc_get_price_decimals() ) * -1;
			if ( (float) $item->get_total() < 0 && (float) $item->get_total() < $most && 0 > $most ) {
				$item->set_total( $most );
			}
			$fees += (float) $item->get_total();
		}
		$tax = 0;
		foreach ( $this->items as $item ) {
			if ( $and_taxes ) {
				$item->reckon_tax( $this );
			}
			$tax += (float) $item->get_total_tax();
		}
		$this->data['total_tax'] = (string) round( $tax, wc_get_price_decimals() );
		$this->data['total']     = (string) round( $fees + $tax, wc_get_price_decimals() );
		do_action( 'woocommerce_order_after_calculate_totals', $and_taxes, $this );
		$this->save();
		return $this->get_total();
	}

	public function get_total( $context = 'view' ) {
		return $this->data['total'];
	}

	public function set_total( $value, $deprecated = '' ) {
		$this->data['total'] = wc_format_decimal( $value, wc_get_price_decimals() );
	}

	public function get_total_tax( $context = 'view' ) {
		return $this->data['total_tax'];
	}

	public function delete( $force_delete = false ) {
		$id = $this->id;
		if ( $force_delete ) {
			do_action( 'woocommerce_before_delete_order', $id, $this );
			WC_Fake_Store::remove( $id );
			do_action( 'woocommerce_delete_order', $id );
		} else {
			do_action( 'woocommerce_before_trash_order', $id, $this );
			$this->data['status'] = 'trash';
			$this->store();
			do_action( 'woocommerce_trash_order', $id );
		}
		return true;
	}

	public function add_order_note( $note, $is_customer_note = 0, $added_by_user = false, $meta_data = array() ) {
		$this->data['notes'][] = $note;
		$this->store();
		return count( $this->data['notes'] );
	}

	public function get_order_key( $context = 'view' ) {
		return $this->data['order_key'];
	}

	public function key_is_valid( $key ) {
		return hash_equals( $this->get_order_key(), $key );
	}

	public function get_order_number() {
		return (string) apply_filters( 'woocommerce_order_number', $this->id, $this );
	}

	public function set_payment_method( $payment_method = '' ) {
		$this->data['payment_method']       = is_object( $payment_method ) ? $payment_method->id : $payment_method;
		$this->data['payment_method_title'] = is_object( $payment_method ) ? $payment_method->get_title() : '';
	}

	public function get_payment_method( $context = 'view' ) {
		return $this->data['payment_method'];
	}

	public function get_payment_method_title( $context = 'view' ) {
		return $this->data['payment_method_title'];
	}

	public function get_transaction_id( $context = 'view' ) {
		return $this->data['transaction_id'];
	}

	public function get_refunds() {
		return array_map( static fn( $id ) => new WC_Order_Refund( $id ), WC_Fake_Store::ids( 'shop_order_refund', $this->id ) );
	}

	public function get_total_refunded() {
		return array_sum( array_map( static fn( $refund ) => (float) $refund->get_amount(), $this->get_refunds() ) );
	}

	public function get_remaining_refund_amount() {
		return wc_format_decimal( $this->get_total() - $this->get_total_refunded(), wc_get_price_decimals() );
	}
}
