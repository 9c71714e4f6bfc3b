<?php
/**
 * Paying by WooCommerce.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Begins, follows and ends the payment of an order by WooCommerce: the id at the provider is that of WooCommerce's order. */
final class Woocommerce_Payment {

	/** The action under which the order of WooCommerce is made once. */
	const ATTEMPT = 'woocommerce_order';

	/** Times that a request looks again whether another one has made the order, and microseconds between two. */
	const LOOKS = 10;
	const PAUSE = 300000;

	/**
	 * Leads to the page where an order is paid. The order of WooCommerce is made once; one that can still be paid is used again.
	 *
	 * @param object $order A row.
	 * @return array|null `url`; null where it is paid.
	 * @throws \RuntimeException Where WooCommerce makes no order.
	 */
	public static function begin( $order ) {
		if ( '' !== Woocommerce_Way::fault() ) {
			throw new \RuntimeException( 'WooCommerce cannot take payments' );
		}
		// Read once: whoever makes an order meanwhile takes the same next number.
		$payments = Payments::of( $order );
		$payment  = self::usable( $payments );
		$payment  = $payment ? $payment : self::make( $order, $payments ? (int) end( $payments )->tries + 1 : 1 );
		$found    = Woocommerce_Orders::of( $payment );
		if ( ! $found || ! $found->needs_payment() ) {
			return null;
		}
		return array( 'url' => $found->get_checkout_payment_url() );
	}

	/**
	 * The payment that can still be paid, or that may be: an order of WooCommerce that is on hold is not made again.
	 *
	 * @param object[] $payments Of an order, the newest last.
	 * @return object|null
	 */
	private static function usable( array $payments ) {
		foreach ( array_reverse( $payments ) as $payment ) {
			$found = Woocommerce_Way::ID === $payment->way ? Woocommerce_Orders::of( $payment ) : null;
			if ( ! $found || Woocommerce_Way::CURRENCY !== $found->get_currency() ) {
				continue;
			}
			self::follow( $found );
			if ( $found->needs_payment() || $found->has_status( 'on-hold' ) || $found->is_paid() ) {
				return Payments::by_id( $payment->id );
			}
		}
		return null;
	}

	/**
	 * Makes the order of WooCommerce, once however many ask at the same time.
	 *
	 * @param object $order A row.
	 * @param int    $try   Its number among the payments of the order.
	 * @return object A row of the payments.
	 * @throws \RuntimeException Where WooCommerce makes none.
	 */
	private static function make( $order, $try ) {
		$key = "{$order->id}-$try";
		for ( $looks = 0; $looks < self::LOOKS; $looks++ ) {
			$reply = Attempts::run(
				self::ATTEMPT,
				$key,
				hash( 'sha256', $key ),
				static function () use ( $order ) {
					$made    = Woocommerce_Orders::make( $order );
					$payment = Woocommerce_Orders::payment( $made );
					return array(
						'status' => 200,
						'body'   => array( 'id' => (int) $payment->id ),
					);
				}
			);
			$body  = (array) $reply['body'];
			if ( isset( $body['id'] ) ) {
				return Payments::by_id( (int) $body['id'] );
			}
			usleep( self::PAUSE );
		}
		throw new \RuntimeException( 'Another request is making the order of WooCommerce' );
	}

	/**
	 * Asks WooCommerce how a payment stands.
	 *
	 * @param object $payment A row.
	 */
	public static function settle( $payment ) {
		if ( ! Woocommerce_Way::is_active() ) {
			return null;
		}
		$found = Woocommerce_Orders::of( $payment );
		if ( $found ) {
			self::follow( $found );
			Woocommerce_Refund::follow( $found, $payment );
		} else {
			Payments::expire( $payment );
		}
		return null;
	}

	/**
	 * Makes sure that a payment which is open cannot be paid any more.
	 *
	 * @param object $payment A row.
	 */
	public static function cancel( $payment ) {
		$found = Woocommerce_Orders::of( $payment );
		if ( $found && $found->needs_payment() ) {
			$found->update_status( 'cancelled', __( 'The order of the form is cancelled, or was paid in another way.', 'charterform' ) );
		} elseif ( $found || Woocommerce_Way::is_active() ) {
			Payments::expire( $payment );
		}
	}

	/**
	 * Brings a payment into the state of WooCommerce's order. Safe to repeat.
	 *
	 * @param \WC_Order $found Of WooCommerce.
	 */
	public static function follow( $found ) {
		$payment = Woocommerce_Orders::payment( $found );
		if ( ! $payment ) {
			return;
		}
		if ( $found->is_paid() || ( $found->has_status( 'refunded' ) && $found->get_date_paid() ) ) {
			self::confirm( $found, $payment );
		} elseif ( $found->has_status( 'on-hold' ) ) {
			// Not paid: the money is on its way, or somebody at the shop has to look.
			Payments::wait( $payment );
		} elseif ( $found->has_status( array( 'cancelled', 'trash' ) ) ) {
			Payment_Table::change( $payment, Payments::EXPIRED, array( Payments::OPEN, Payments::PROCESSING ) );
		} elseif ( $found->needs_payment() ) {
			Payment_Table::change( $payment, Payments::OPEN, array( Payments::PROCESSING, Payments::FAILED, Payments::EXPIRED ) );
		}
	}

	/**
	 * Writes down that WooCommerce's order is paid, and for how much.
	 *
	 * @param \WC_Order $found   Of WooCommerce.
	 * @param object    $payment A row.
	 */
	public static function confirm( $found, $payment ) {
		if ( Payments::PAID === $payment->state ) {
			Payments::confirm( $payment );
			return;
		}
		$paid = Woocommerce_Orders::cents( $found->get_total() );
		if ( $paid !== (int) $payment->amount ) {
			Payment_Table::update( $payment->id, array( 'amount' => $paid ) );
		}
		$order = Orders::find( $payment->order_id );
		$words = array( self::words( $found ), $order ? Woocommerce_Words::difference( $found, $order ) : '' );
		Payments::confirm( $payment, implode( ' ', array_filter( $words, 'strlen' ) ) );
	}

	/**
	 * What the history says of a payment.
	 *
	 * @param \WC_Order $found Of WooCommerce.
	 * @return string
	 */
	private static function words( $found ) {
		$method = wp_strip_all_tags( (string) $found->get_payment_method_title() );
		if ( '' === $method ) {
			/* translators: %s: number of an order of WooCommerce. */
			return sprintf( __( 'WooCommerce, order %s.', 'charterform' ), $found->get_order_number() );
		}
		/* translators: 1: number of an order of WooCommerce, 2: a payment method. */
		return sprintf( __( 'WooCommerce, order %1$s, by %2$s.', 'charterform' ), $found->get_order_number(), $method );
	}
}
