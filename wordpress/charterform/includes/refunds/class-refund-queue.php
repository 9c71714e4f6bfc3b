<?php
/**
 * The queue of refunds.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Asks again for refunds of which nobody knows what became of them, and tells of those that a process left half told. */
final class Refund_Queue {

	const HOOK = 'charterform_refunds';

	const ONCE_HOOK = 'charterform_refunds_once';

	/** Refunds of one run at most, and seconds after which a run begins no further one. */
	const BATCH    = 20;
	const RUN_TIME = 45;

	/** Registers the hooks. */
	public static function register() {
		Cron::queue( array( __CLASS__, 'run' ), self::HOOK, self::ONCE_HOOK );
	}

	/**
	 * Runs the queue once at a time.
	 *
	 * @param int $at Seconds since 1970.
	 */
	public static function wake( $at ) {
		Cron::wake( self::ONCE_HOOK, max( $at, time() + MINUTE_IN_SECONDS ) );
	}

	/** Takes up what is due, what was tried least first. */
	public static function run() {
		global $wpdb;
		$ends  = time() + self::RUN_TIME;
		$table = Tables::name( Refund_Store::TABLE );
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery
		$due = $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i WHERE next_try > 0 AND next_try <= %d AND locked_until < %d ORDER BY tries, next_try LIMIT %d', $table, time(), time(), self::BATCH ) );
		if ( count( $due ) > 1 ) {
			self::wake( time() );
		}
		foreach ( $due as $refund ) {
			if ( time() < $ends ) {
				Refund_Store::DONE === $refund->state ? Refund_Provider::finish( $refund ) : Refund_Provider::ask( $refund );
			}
		}
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery
		$next = (int) $wpdb->get_var( $wpdb->prepare( 'SELECT MIN(next_try) FROM %i WHERE next_try > 0', $table ) );
		if ( $next ) {
			self::wake( $next );
		}
	}
}
