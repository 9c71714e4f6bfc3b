<?php
/**
 * The Trash of orders.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Orders that are to be deleted wait in the Trash, out of list, counts, exports and forwarding. What waits for a month is deleted.
 */
final class Order_Trash {

	/** Seconds after which an order in the Trash is deleted for good. */
	const LIFETIME = 30 * DAY_IN_SECONDS;

	const BATCH = 500;

	/** Registers the hooks. */
	public static function register() {
		add_action( Retention::HOOK, array( __CLASS__, 'clean' ) );
	}

	/**
	 * Moves an order to the Trash.
	 *
	 * @param object $order A row.
	 */
	public static function put( $order ) {
		Orders::update( $order->id, array( 'trashed_at' => time() ) );
	}

	/**
	 * Takes an order out of the Trash; what was still to be sent is sent.
	 *
	 * @param object $order A row.
	 */
	public static function restore( $order ) {
		Orders::update( $order->id, array( 'trashed_at' => 0 ) );
		if ( (int) $order->next_try ) {
			Forward_Queue::wake();
		}
	}

	/** Deletes what has waited for long enough. */
	public static function clean() {
		self::delete_before( time() - self::LIFETIME );
	}

	/** Deletes all that is in the Trash. */
	public static function empty_all() {
		self::delete_before( time() + 1 );
	}

	/**
	 * Deletes what came into the Trash before a time.
	 *
	 * @param int $before Seconds since 1970.
	 */
	private static function delete_before( $before ) {
		global $wpdb;
		do {
			// phpcs:ignore WordPress.DB.DirectDatabaseQuery
			$orders = $wpdb->get_results( $wpdb->prepare( 'SELECT id, files FROM %i WHERE trashed_at > 0 AND trashed_at < %d LIMIT %d', Tables::orders(), $before, self::BATCH ) );
			Orders::delete( $orders );
		} while ( count( $orders ) === self::BATCH );
	}
}
