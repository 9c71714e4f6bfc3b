<?php
/**
 * The queue of orders that are due.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Runs by WP-Cron every five minutes, and when the next try of an order is due.
 */
final class Forward_Queue {

	const HOOK = 'charterform_forward';

	const ONCE_HOOK = 'charterform_forward_once';

	/** Orders of one run at most. */
	const BATCH = 20;

	/** Seconds between the end of a run and the next one that it asks for. */
	const PAUSE = 60;

	/** Seconds after which a run begins no further order. */
	const RUN_TIME = 45;

	/**
	 * Whether the queue runs in this request. It then asks for no run within the minute.
	 *
	 * @var bool
	 */
	private static $is_running = false;

	/** Registers the hooks. */
	public static function register() {
		Cron::queue( array( __CLASS__, 'run' ), self::HOOK, self::ONCE_HOOK );
	}

	/**
	 * Runs the queue once at a time.
	 *
	 * @param int $at Seconds since 1970; 0 for now.
	 */
	public static function wake( $at = 0 ) {
		$at = $at ? $at : time();
		Cron::wake( self::ONCE_HOOK, self::$is_running ? max( $at, time() + self::PAUSE ) : $at );
	}

	/**
	 * Forwards what is due, what was tried least first: an order that ends the whole run stands behind the others in the next
	 * one, which is scheduled before the work.
	 */
	public static function run() {
		global $wpdb;
		if ( ! Forwarder::is_on() ) {
			return;
		}
		self::$is_running = true;
		$ends = time() + self::RUN_TIME;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery
		$due = $wpdb->get_col(
			$wpdb->prepare(
				"SELECT id FROM %i WHERE state = 'new' AND trashed_at = 0 AND next_try > 0 AND next_try <= %d AND locked_until < %d ORDER BY tries, next_try LIMIT %d",
				Tables::orders(),
				time(),
				time(),
				self::BATCH
			)
		);
		if ( count( $due ) > 1 ) {
			self::wake( time() + MINUTE_IN_SECONDS );
		}
		foreach ( $due as $id ) {
			$order = time() < $ends ? Orders::find( $id ) : null;
			if ( $order ) {
				self::forward( $order );
			}
		}
		self::wake_for_next();
	}

	/**
	 * Forwards an order; whatever it throws does not stop the next.
	 *
	 * @param object $order A row.
	 */
	private static function forward( $order ) {
		try {
			Forwarder::retry( $order );
		} catch ( \Throwable $fault ) {
			Replies::log( $fault );
			Forwarder::broke_off( $order->id );
		}
	}

	/** Runs again when the next order is due. */
	private static function wake_for_next() {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery
		$next = (int) $wpdb->get_var( $wpdb->prepare( "SELECT MIN(next_try) FROM %i WHERE state = 'new' AND trashed_at = 0 AND next_try > 0", Tables::orders() ) );
		if ( $next ) {
			self::wake( max( $next, time() + self::PAUSE ) );
		}
	}
}
