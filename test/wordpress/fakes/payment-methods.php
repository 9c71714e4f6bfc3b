<?php
/**
 * Payment methods for the tests of paying by WooCommerce, in place of a bank: each does what its title says. They run in WooCommerce
 * itself as in its double.
 */

defined( 'ABSPATH' ) || exit;

// The tests pay by the Store API without a session.
add_filter( 'woocommerce_store_api_disable_nonce_check', '__return_true' );

add_action(
	'plugins_loaded',
	static function () {
		if ( ! class_exists( 'WC_Payment_Gateway' ) ) {
			return;
		}

		class Test_Payment_Method extends WC_Payment_Gateway {

			public $has_fields = false;

			public function __construct( $id, $title, $supports ) {
				$this->id          = $id;
				$this->title       = $title;
				$this->description = '';
				$this->enabled     = in_array( $id, (array) get_option( 'test_payment_methods_off', array() ), true ) ? 'no' : 'yes';
				$this->supports    = $supports;
			}

			/** Never asks a cart, of which there is none. */
			public function is_available() {
				return 'yes' === $this->enabled;
			}

			public function process_payment( $order_id ) {
				$order = wc_get_order( $order_id );
				update_option( 'test_charged', array_merge( (array) get_option( 'test_charged', array() ), array( $this->id . ' ' . wc_format_decimal( $order->get_total(), 2 ) ) ) );
				switch ( $this->id ) {
					case 'test_fail':
						$order->update_status( 'failed', 'Declined.' );
						return array( 'result' => 'failure' );
					case 'test_hold':
						$order->update_status( 'on-hold', 'Waiting for the bank.' );
						break;
					case 'test_cancel':
						return array(
							'result'   => 'success',
							'redirect' => $order->get_cancel_order_url_raw(),
						);
					case 'test_plain':
						$order->update_status( 'processing' );
						break;
					default:
						$order->payment_complete( 'tx_' . $order_id );
						$order->payment_complete( 'tx_' . $order_id );
				}
				return array(
					'result'   => 'success',
					'redirect' => $this->get_return_url( $order ),
				);
			}

			public function process_refund( $order_id, $amount = null, $reason = '' ) {
				if ( get_option( 'test_refund_fails' ) ) {
					return new WP_Error( 'declined', 'The bank declined the refund.' );
				}
				update_option( 'test_refunded', array_merge( (array) get_option( 'test_refunded', array() ), array( (string) $amount ) ) );
				return true;
			}
		}

		add_filter(
			'woocommerce_payment_gateways',
			static function ( $methods ) {
				return array_merge(
					$methods,
					array(
						new Test_Payment_Method( 'test_pay', 'Pay', array( 'products', 'refunds' ) ),
						new Test_Payment_Method( 'test_plain', 'Cheque', array( 'products' ) ),
						new Test_Payment_Method( 'test_hold', 'Hold', array( 'products' ) ),
						new Test_Payment_Method( 'test_fail', 'Fail', array( 'products' ) ),
						new Test_Payment_Method( 'test_cancel', 'Cancel', array( 'products' ) ),
					)
				);
			}
		);
	}
);
