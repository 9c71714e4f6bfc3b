<?php
/**
 * How often an order is tried, and when again.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Holds an order for one process while it is forwarded, and counts how often that was begun.
 */
final class Tries {

	/** Seconds for which one process holds an order. */
	const LOCK = 180;

	/** Seconds before each further try; then an order has failed. */
	const DELAYS = array( 60, 300, 1800, 7200, 21600, 43200, 86400 );

	/**
	 * Holds an order that is not in the Trash, for one process alone, and counts the try before its work. Should that end before
	 * it is done, the queue takes the order up again, but not forever.
	 *
	 * @param object $order A row; its tries are counted up.
	 * @return bool
	 */
	public static function begin( $order ) {
		global $wpdb;
		$tries = (int) $order->tries + 1;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery
		$locked = $wpdb->query(
			$wpdb->prepare(
				'UPDATE %i SET locked_until = %d, next_try = %d, tries = %d WHERE id = %d AND tries = %d AND locked_until < %d AND trashed_at = 0',
				Tables::orders(),
				time() + self::LOCK,
				time() + max( self::LOCK, (int) self::delay_after( $tries ) ),
				$tries,
				$order->id,
				$tries - 1,
				time()
			)
		);
		if ( 1 !== (int) $locked ) {
			return false;
		}
		$order->tries = $tries;
		return true;
	}

	/**
	 * Whether an order was begun more often than it is tried, because the work broke off each time.
	 *
	 * @param object $order A row whose try is counted.
	 */
	public static function are_used_up( $order ) {
		return (int) $order->tries > count( self::delays() ) + 1;
	}

	/**
	 * Seconds after a try until the next; null after the last.
	 *
	 * @param int $tries Tries so far.
	 * @return int|null
	 */
	public static function delay_after( $tries ) {
		$delays = self::delays();
		return isset( $delays[ $tries - 1 ] ) ? (int) $delays[ $tries - 1 ] : null;
	}

	/** Seconds before each further try. */
	private static function delays() {
		/**
		 * Filters the seconds before each further try.
		 *
		 * @param int[] $delays The usual ones.
		 */
		return array_values( (array) apply_filters( 'charterform_retry_delays', self::DELAYS ) );
	}
}
