<?php
/**
 * What Stripe is told of an order.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Writes the parameters of a Checkout Session (https://docs.stripe.com/api/checkout/sessions/create): a line for each row of the
 * order's ledger, and one coupon for what the ledger takes off, since a line cannot be negative. Amounts are cents. All follows from
 * the order and the row of its payment alone, so that a call under the same key is the same call.
 */
final class Stripe_Session {

	/** Lines of a session at most. */
	const MAX_LINES = 100;

	/** Characters of a line. */
	const MAX_NAME = 250;

	/** Seconds for which a session can be paid; Stripe allows a day. */
	const LASTS = 82800;

	/** The names of our metadata. */
	const ORDER   = 'charterform_order';
	const PAYMENT = 'charterform_payment';
	const SITE    = 'charterform_site';

	/**
	 * The parameters without the coupon.
	 *
	 * @param object $order   A row.
	 * @param object $payment Its payment, which is reserved.
	 * @return array
	 */
	public static function params( $order, $payment ) {
		$back   = Payment_Pages::back_url( $payment );
		$params = array(
			'mode'                => 'payment',
			'line_items'          => self::lines( $order ),
			'client_reference_id' => Orders::number( $order ),
			'success_url'         => $back,
			'cancel_url'          => $back,
			'expires_at'          => (int) $payment->created_at + self::LASTS,
			'submit_type'         => 'pay',
			'metadata'            => self::metadata( $order, $payment ),
			'payment_intent_data' => array(
				'description' => self::description( $order ),
				'metadata'    => self::metadata( $order, $payment ),
			),
		);
		if ( is_email( $order->email ) ) {
			$params['customer_email'] = (string) $order->email;
		}
		return $params;
	}

	/**
	 * The coupon of what the ledger takes off.
	 *
	 * @param object $order   A row.
	 * @param object $payment Its payment, which is reserved.
	 * @return array|null Null where nothing is taken off.
	 */
	public static function coupon( $order, $payment ) {
		$off = 0;
		foreach ( self::rows( $order ) as $row ) {
			$off -= min( 0, $row['cents'] );
		}
		return 0 === $off ? null : array(
			'amount_off'      => $off,
			'currency'        => Payments::CURRENCY,
			'duration'        => 'once',
			'max_redemptions' => 1,
			'redeem_by'       => (int) $payment->created_at + 2 * DAY_IN_SECONDS,
			'name'            => mb_substr( __( 'Discounts of your order', 'charterform' ), 0, 40 ),
			'metadata'        => self::metadata( $order, $payment ),
		);
	}

	/**
	 * What a payment is for, as the dashboard of Stripe says it.
	 *
	 * @param object $order A row.
	 * @return string Up to 1,000 characters.
	 */
	public static function description( $order ) {
		/* translators: 1: number of an order, 2: name of the site. */
		return mb_substr( sprintf( __( 'Order %1$s at %2$s', 'charterform' ), Orders::number( $order ), Customer_Words::site() ), 0, 1000 );
	}

	/**
	 * By what Stripe's dashboard and its events name the order.
	 *
	 * @param object $order   A row.
	 * @param object $payment Its payment.
	 * @return string[]
	 */
	public static function metadata( $order, $payment ) {
		return array(
			self::ORDER   => Orders::number( $order ),
			self::PAYMENT => (string) $payment->id,
			self::SITE    => self::site(),
		);
	}

	/** The site by its address, the same in all its languages. */
	public static function site() {
		return untrailingslashit( (string) get_option( 'home' ) );
	}

	/**
	 * The lines: those of the ledger that cost something or nothing. What is beyond the number that Stripe takes is one line.
	 *
	 * @param object $order A row.
	 * @return array
	 */
	private static function lines( $order ) {
		$lines = array();
		foreach ( self::rows( $order ) as $row ) {
			if ( $row['cents'] >= 0 ) {
				$lines[] = self::line( $row['name'], $row['cents'] );
			}
		}
		if ( count( $lines ) <= self::MAX_LINES ) {
			return $lines;
		}
		$rest = array_splice( $lines, self::MAX_LINES - 1 );
		$sum  = array_sum( array_column( array_column( $rest, 'price_data' ), 'unit_amount' ) );
		/* translators: %s: number of items of an order. */
		$lines[] = self::line( sprintf( __( '%s further items', 'charterform' ), number_format_i18n( count( $rest ) ) ), $sum );
		return $lines;
	}

	/**
	 * A line.
	 *
	 * @param string $name  Plain text.
	 * @param int    $cents Its amount.
	 */
	private static function line( $name, $cents ) {
		return array(
			'quantity'   => 1,
			'price_data' => array(
				'currency'     => Payments::CURRENCY,
				'unit_amount'  => (int) $cents,
				'product_data' => array( 'name' => mb_substr( $name, 0, self::MAX_NAME ) ),
			),
		);
	}

	/**
	 * The amounts of an order by their names; one alone where the ledger does not add up to the total.
	 *
	 * @param object $order A row.
	 * @return array A list of `name` and `cents`.
	 */
	private static function rows( $order ) {
		$kinds = array_column( Ledger::read( (string) $order->ledger ), 'kind' );
		$rows  = array();
		foreach ( Order_Words::ledger( $order ) as $index => $line ) {
			$is_base = 'base' === $kinds[ $index ];
			$words   = array_filter( array( $line['name'], $line['state'], $is_base ? '' : $line['words'] ), 'strlen' );
			$rows[]  = array(
				'name'  => $words ? implode( ', ', $words ) : Orders::number( $order ),
				'cents' => $line['cents'],
			);
		}
		if ( array_sum( array_column( $rows, 'cents' ) ) === (int) $order->total ) {
			return $rows;
		}
		return array(
			array(
				'name'  => self::description( $order ),
				'cents' => (int) $order->total,
			),
		);
	}
}
