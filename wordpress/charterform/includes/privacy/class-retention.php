<?php
/**
 * What is deleted by itself.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Cleans up once a day: old orders, attempts that nobody repeats any more, counts of hours that are over, old passwords.
 */
final class Retention {

	const HOOK = 'charterform_clean';

	/** Seconds for which a key is known: a tab may stay open for long. */
	const ATTEMPTS = 2 * DAY_IN_SECONDS;

	/** Seconds for which the password of an order that could not be sent is kept. */
	const SECRETS = 30 * DAY_IN_SECONDS;

	const BATCH = 500;

	/** Registers the hooks. */
	public static function register() {
		add_action( 'init', array( __CLASS__, 'schedule' ) );
		add_action( 'charterform_deactivate', array( __CLASS__, 'unschedule' ) );
		add_action( self::HOOK, array( __CLASS__, 'run' ) );
	}

	/** Schedules the cleaning where it is not. */
	public static function schedule() {
		if ( ! wp_next_scheduled( self::HOOK ) ) {
			wp_schedule_event( time() + HOUR_IN_SECONDS, 'daily', self::HOOK );
		}
	}

	/** Takes the cleaning off the schedule. */
	public static function unschedule() {
		wp_clear_scheduled_hook( self::HOOK );
	}

	/** Cleans up. */
	public static function run() {
		Attempts::prune( time() - self::ATTEMPTS );
		Rate_Limit::prune();
		self::drop_secrets();
		$days = (int) Settings::get( 'server.orders.keep_days', 0 );
		if ( $days > 0 ) {
			self::delete_orders( time() - $days * DAY_IN_SECONDS );
		}
	}

	/** Drops the secrets of orders that were never sent. */
	private static function drop_secrets() {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET secrets = NULL WHERE secrets IS NOT NULL AND created_at < %d', Tables::orders(), time() - self::SECRETS ) );
	}

	/**
	 * Deletes old orders with their files.
	 *
	 * @param int $before Seconds since 1970.
	 */
	private static function delete_orders( $before ) {
		global $wpdb;
		do {
			// phpcs:ignore WordPress.DB.DirectDatabaseQuery
			$orders = $wpdb->get_results( $wpdb->prepare( 'SELECT id, files FROM %i WHERE created_at < %d LIMIT %d', Tables::orders(), $before, self::BATCH ) );
			Orders::delete( $orders );
		} while ( count( $orders ) === self::BATCH );
	}
}
