<?php
/**
 * Payments of which nobody tells.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Asks the providers after payments of which neither a webhook nor the customer's return told, and goes on with orders whose post
 * broke off at the provider.
 */
final class Payment_Watch {

	const HOOK = 'charterform_payments';

	/** Seconds until a payment is asked after for the first time, and between two times at most. */
	const FIRST = 900;
	const MOST  = 21600;

	/** Seconds after which a payment is asked after no more: a debit from a bank takes two weeks at most. */
	const ENDS = 30 * DAY_IN_SECONDS;

	/** Payments of one run at most, and seconds after which a run begins no further one. */
	const BATCH    = 20;
	const RUN_TIME = 45;

	/** Registers the hooks. */
	public static function register() {
		Cron::queue( array( __CLASS__, 'run' ), self::HOOK );
	}

	/** Asks after the payments that are due. The next time is written down before, so that one that ends the run stops no other. */
	public static function run() {
		global $wpdb;
		$ends = time() + self::RUN_TIME;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery
		$due = $wpdb->get_results( $wpdb->prepare( "SELECT * FROM %i WHERE state IN ('open', 'processing') AND next_check > 0 AND next_check <= %d ORDER BY next_check LIMIT %d", Tables::name( Payment_Table::NAME ), time(), self::BATCH ) );
		foreach ( $due as $payment ) {
			if ( time() < $ends ) {
				Payment_Table::update( $payment->id, array( 'next_check' => self::next( $payment ) ) );
				self::check( $payment );
			}
		}
	}

	/**
	 * When a payment is asked after again: the older it is, the later.
	 *
	 * @param object $payment A row.
	 * @return int Seconds since 1970; 0 for never.
	 */
	private static function next( $payment ) {
		$age = time() - (int) $payment->created_at;
		return $age > self::ENDS ? 0 : time() + min( self::MOST, max( self::FIRST, $age ) );
	}

	/**
	 * Asks after a payment; whatever it throws does not stop the next.
	 *
	 * @param object $payment A row.
	 */
	private static function check( $payment ) {
		try {
			$order = Orders::find( $payment->order_id );
			if ( $order && '' === (string) $order->status ) {
				Broken_Posts::conclude( $order );
				$order   = Orders::find( $order->id );
				$payment = Payments::by_id( $payment->id );
			}
			// One without a status is being answered right now.
			if ( $order && $payment && '' !== (string) $order->status ) {
				Payment_Step::ask( $payment );
			}
		} catch ( \Throwable $fault ) {
			Replies::log( $fault );
		}
	}
}
