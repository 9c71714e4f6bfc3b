<?php
/**
 * The amounts of an order for its customer.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** The price ledger as mails and the status page show it. */
final class Customer_Ledger {

	/**
	 * The lines: `name`, `note` and `amount`, as plain text, and `is_fee`.
	 *
	 * @param object $order A row.
	 * @return array
	 */
	public static function lines( $order ) {
		$kinds = array_column( Ledger::read( (string) $order->ledger ), 'kind' );
		$lines = array();
		foreach ( Order_Words::ledger( $order ) as $index => $line ) {
			$words   = 'base' === $kinds[ $index ] ? '' : $line['words'];
			$lines[] = array(
				'name'   => $line['name'],
				'note'   => implode( ', ', array_filter( array( $line['state'], $words ), 'strlen' ) ),
				'amount' => Order_Words::dollars( $line['cents'] ),
				'is_fee' => 'stateFee' === $kinds[ $index ],
			);
		}
		return $lines;
	}

	/**
	 * What stands below the total: the refunds, and what remains paid. `name`, `note` and `amount`, as plain text; none where nothing is
	 * refunded.
	 *
	 * @param object $order A row.
	 * @return array
	 */
	public static function after( $order ) {
		return array_map(
			static function ( $line ) {
				return array( 'amount' => Order_Words::dollars( $line['cents'] ) ) + $line;
			},
			Refund_Words::lines( $order )
		);
	}

	/**
	 * The total; '' where it is not known.
	 *
	 * @param object $order A row.
	 * @return string
	 */
	public static function total( $order ) {
		$total = Order_Words::total( $order );
		return null === $total ? '' : Order_Words::dollars( $total );
	}
}
