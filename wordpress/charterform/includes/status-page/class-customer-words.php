<?php
/**
 * An order in words for its customer.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * What mails and the status page say of an order. That it was paid is said only where an event of the owner or of a provider of
 * payments says so (SHOP-09).
 */
final class Customer_Words {

	/**
	 * Where an order stands with its payment: `refunded`, `cancelled`, `paid`, `partly_refunded` (paid, and a part of it), `free`, `processing` (the customer has paid, and the
	 * provider is not certain yet), `due`, `unconfirmed` (by card, of which this site has not heard), or '' where its amount is not
	 * known.
	 *
	 * @param object $order A row.
	 * @return string
	 */
	public static function payment_state( $order ) {
		if ( in_array( $order->status, array( Order_Status::REFUNDED, Order_Status::CANCELLED ), true ) ) {
			return $order->status;
		}
		if ( Order_History::payment( $order ) ) {
			return Refund_Words::is_partly( $order ) ? 'partly_refunded' : 'paid';
		}
		$total = Order_Words::total( $order );
		if ( ! $total ) {
			return null === $total ? '' : 'free';
		}
		if ( in_array( Payments::PROCESSING, array_column( Payments::of( $order ), 'state' ), true ) ) {
			return 'processing';
		}
		return in_array( Payment_Ways::kind( (string) $order->payment_way ), array( 'card', 'box' ), true ) ? 'unconfirmed' : 'due';
	}

	/**
	 * Where an order stands with its payment, and what of it was refunded; '' where its amount is not known.
	 *
	 * @param object $order A row.
	 * @return string
	 */
	public static function payment_sentence( $order ) {
		return trim( self::sentence( $order ) . ' ' . Refund_Words::for_customer( $order ) );
	}

	/**
	 * Where an order stands with its payment, as a sentence.
	 *
	 * @param object $order A row.
	 * @return string
	 */
	private static function sentence( $order ) {
		$state  = self::payment_state( $order );
		$total  = null === Order_Words::total( $order ) ? '' : Order_Words::dollars( Order_Words::total( $order ) );
		$status = Order_History::last( $order, $order->status );
		$on     = self::date( $status ? $status->at : time() );
		switch ( $state ) {
			case 'paid':
			case 'partly_refunded':
				// With the tax that a shop added, where it did.
				$total   = 'paid' === $state && ! Refundable::payments( $order ) ? $total : Order_Words::dollars( Refundable::paid( $order ) );
				$paid_on = self::date( Order_History::payment( $order )->at );
				/* translators: 1: an amount, 2: a date. */
				return '' === $total ? sprintf( __( 'You paid this order on %s.', 'charterform' ), $paid_on ) : sprintf( __( 'You paid %1$s on %2$s.', 'charterform' ), $total, $paid_on );
			case Order_Status::REFUNDED:
				/* translators: %s: a date. */
				return sprintf( __( 'We refunded this order on %s.', 'charterform' ), $on );
			case Order_Status::CANCELLED:
				if ( Order_History::payment( $order ) ) {
					/* translators: %s: a date. */
					return sprintf( __( 'This order was cancelled on %s. Please contact us if you have a question about your payment.', 'charterform' ), $on );
				}
				/* translators: %s: a date. */
				return sprintf( __( 'This order was cancelled on %s. You do not have to pay anything for it.', 'charterform' ), $on );
			case 'free':
				return __( 'This order costs nothing.', 'charterform' );
			case 'processing':
				/* translators: %s: an amount. */
				return sprintf( __( 'Your payment of %s is on its way. We write to you once it is confirmed.', 'charterform' ), $total );
			case 'due':
				/* translators: %s: an amount. */
				return sprintf( __( 'Please pay %s.', 'charterform' ), $total );
			case 'unconfirmed':
				/* translators: %s: an amount. */
				return sprintf( __( 'We have not received a confirmation of your payment of %s yet.', 'charterform' ), $total );
		}
		return '';
	}

	/**
	 * What the customer must know to pay what is due; '' where nothing is, and where the owner says nothing.
	 *
	 * @param object $order A row.
	 * @return string
	 */
	public static function instructions( $order ) {
		return 'due' === self::payment_state( $order ) ? Payment_Ways::instructions( $order ) : '';
	}

	/**
	 * What a status is called for the customer, in the past.
	 *
	 * @param string $status One of `Order_Status`.
	 */
	public static function done( $status ) {
		$words = array(
			Order_Status::AWAITING    => __( 'We received your order', 'charterform' ),
			Order_Status::PAID        => __( 'We received your payment', 'charterform' ),
			Order_Status::IN_PROGRESS => __( 'We started to work on your order', 'charterform' ),
			Order_Status::FILED       => __( 'We filed your documents', 'charterform' ),
			Order_Status::DELIVERED   => __( 'Your order is complete', 'charterform' ),
			Order_Status::CANCELLED   => __( 'Your order was cancelled', 'charterform' ),
			Order_Status::REFUNDED    => __( 'We refunded your order', 'charterform' ),
		);
		return isset( $words[ $status ] ) ? $words[ $status ] : '';
	}

	/**
	 * What is still to come, in its order; nothing for an order that is over.
	 *
	 * @param object $order A row.
	 * @return string[]
	 */
	public static function to_come( $order ) {
		$steps = array(
			Order_Status::IN_PROGRESS => __( 'We work on your order', 'charterform' ),
			Order_Status::FILED       => __( 'We file your documents', 'charterform' ),
			Order_Status::DELIVERED   => __( 'We complete your order', 'charterform' ),
		);
		if ( in_array( $order->status, array( Order_Status::CANCELLED, Order_Status::REFUNDED ), true ) ) {
			return array();
		}
		$reached = 0;
		foreach ( array_keys( $steps ) as $index => $status ) {
			$reached = Order_History::last( $order, $status ) ? $index + 1 : $reached;
		}
		$steps = array_slice( $steps, $reached );
		if ( ! self::is_filed( $order ) ) {
			unset( $steps[ Order_Status::FILED ] );
		}
		$waits = in_array( self::payment_state( $order ), array( 'processing', 'due', 'unconfirmed' ), true );
		return ( $waits ? array( Order_Status::PAID => __( 'Your payment', 'charterform' ) ) : array() ) + $steps;
	}

	/**
	 * Whether something of an order is filed with a state, which takes a fee for it.
	 *
	 * @param object $order A row.
	 */
	private static function is_filed( $order ) {
		return in_array( 'stateFee', array_column( Ledger::read( (string) $order->ledger ), 'kind' ), true );
	}

	/**
	 * A day as the site writes it, with the day of the week.
	 *
	 * @param int|string $at Seconds since 1970.
	 */
	public static function date( $at ) {
		/* translators: a date in words, as PHP formats it: https://www.php.net/manual/datetime.format.php */
		return (string) wp_date( __( 'l, F j, Y', 'charterform' ), (int) $at );
	}

	/**
	 * The address that customers write to: the owner's.
	 *
	 * @return string
	 */
	public static function contact() {
		$address = sanitize_email( (string) Settings::get( 'server.forward.mail_to', '' ) );
		return '' !== $address ? $address : (string) get_option( 'admin_email' );
	}

	/** The name of the site, as plain text. */
	public static function site() {
		return wp_specialchars_decode( (string) get_option( 'blogname' ), ENT_QUOTES );
	}
}
