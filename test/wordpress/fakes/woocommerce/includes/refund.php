<?php
/**
 * The refund, as in `class-wc-order-refund.php`, and `wc_create_refund()` of `wc-order-functions.php`.
 */

defined( 'ABSPATH' ) || exit;

class WC_Order_Refund extends WC_Fake_Abstract_Order {

	protected $kind = 'shop_order_refund';

	protected $data = array(
		'parent_id'        => 0,
		'currency'         => 'USD',
		'amount'           => '0',
		'reason'           => '',
		'refunded_payment' => false,
		'meta'             => array(),
		'items'            => array(),
	);

	public function save() {
		$this->store();
		return $this->id;
	}

	public function delete( $force_delete = false ) {
		WC_Fake_Store::remove( $this->id );
		return true;
	}

	public function set_parent_id( $value ) {
		$this->data['parent_id'] = absint( $value );
	}

	public function get_parent_id( $context = 'view' ) {
		return $this->data['parent_id'];
	}

	public function set_amount( $value ) {
		$this->data['amount'] = wc_format_decimal( $value );
	}

	public function get_amount( $context = 'view' ) {
		return $this->data['amount'];
	}

	public function set_reason( $value ) {
		$this->data['reason'] = $value;
	}

	public function get_reason( $context = 'view' ) {
		return $this->data['reason'];
	}

	public function set_refunded_payment( $value ) {
		$this->data['refunded_payment'] = (bool) $value;
	}

	public function get_refunded_payment( $context = 'view' ) {
		return $this->data['refunded_payment'];
	}
}

function wc_create_refund( $args = array() ) {
	$args = wp_parse_args( $args, array( 'amount' => 0, 'reason' => null, 'order_id' => 0, 'refund_payment' => false ) );
	try {
		$order = wc_get_order( $args['order_id'] );
		if ( ! $order ) {
			throw new Exception( 'Invalid order ID.' );
		}
		$left = $order->get_remaining_refund_amount();
		if ( 0 > $args['amount'] || $args['amount'] > $left ) {
			throw new Exception( 'Invalid refund amount.' );
		}
		$refund = new WC_Order_Refund();
		$refund->set_amount( $args['amount'] );
		$refund->set_parent_id( $order->get_id() );
		$refund->set_reason( (string) $args['reason'] );
		do_action( 'woocommerce_create_refund', $refund, $args );
		$refund->save();
		if ( $args['refund_payment'] ) {
			$result = wc_refund_payment( $order, $refund->get_amount(), $refund->get_reason() );
			if ( is_wp_error( $result ) ) {
				$refund->delete();
				return $result;
			}
			$refund->set_refunded_payment( true );
			$refund->save();
		}
		if ( $left - $args['amount'] > 0 ) {
			do_action( 'woocommerce_order_partially_refunded', $order->get_id(), $refund->get_id() );
		} else {
			do_action( 'woocommerce_order_fully_refunded', $order->get_id(), $refund->get_id() );
			$order->update_status( 'refunded' );
		}
		$order->save();
		do_action( 'woocommerce_refund_created', $refund->get_id(), $args );
		do_action( 'woocommerce_order_refunded', $order->get_id(), $refund->get_id() );
		return $refund;
	} catch ( Exception $fault ) {
		return new WP_Error( 'error', $fault->getMessage() );
	}
}

function wc_refund_payment( $order, $amount, $reason = '' ) {
	$gateway = wc_get_payment_gateway_by_order( $order );
	if ( ! $gateway || ! $gateway->supports( 'refunds' ) ) {
		return new WP_Error( 'error', 'The payment gateway for this order does not support automatic refunds.' );
	}
	$result = $gateway->process_refund( $order->get_id(), $amount, $reason );
	return $result && ! is_wp_error( $result ) ? true : new WP_Error( 'error', is_wp_error( $result ) ? $result->get_error_message() : 'An error occurred while attempting to create the refund using the payment gateway API.' );
}

/** A status of "refunded" that was chosen by hand makes the refund of what is left. */
function wc_order_fully_refunded( $order_id ) {
	$left = wc_get_order( $order_id )->get_remaining_refund_amount();
	if ( (float) $left ) {
		wc_create_refund( array( 'amount' => $left, 'reason' => 'Order fully refunded.', 'order_id' => $order_id, 'line_items' => array() ) );
	}
}
add_action( 'woocommerce_order_status_refunded', 'wc_order_fully_refunded' );
