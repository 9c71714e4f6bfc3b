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

	const INTERVAL = 'charterform_five_minutes';

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
		// phpcs:ignore WordPress.WP.CronInterval
		add_filter( 'cron_schedules', array( __CLASS__, 'add_interval' ) );
		add_action( 'init', array( __CLASS__, 'schedule' ) );
		add_action( 'charterform_deactivate', array( __CLASS__, 'unschedule' ) );
		add_action( self::HOOK, array( __CLASS__, 'run' ) );
		add_action( self::ONCE_HOOK, array( __CLASS__, 'run' ) );
	}

	/**
	 * Adds the interval of the queue.
	 *
	 * @param array $intervals Those of WP-Cron.
	 * @return array
	 */
	public static function add_interval( $intervals ) {
		$intervals[ self::INTERVAL ] = array(
			'interval' => 5 * MINUTE_IN_SECONDS,
			'display'  => __( 'Every five minutes', 'charterform' ),
		);
		return $intervals;
	}

	/** Schedules the queue where it is not. */
	public static function schedule() {
		if ( ! wp_next_scheduled( self::HOOK ) ) {
			wp_schedule_event( time() + MINUTE_IN_SECONDS, self::INTERVAL, self::HOOK );
		}
	}

	/** Takes the queue off the schedule. */
	public static function unschedule() {
		wp_clear_scheduled_hook( self::HOOK );
		wp_clear_scheduled_hook( self::ONCE_HOOK );
	}

	/**
	 * Runs the queue once at a time.
	 *
	 * @param int $at Seconds since 1970; 0 for now.
	 */
	public static function wake( $at = 0 ) {
		$next = wp_next_scheduled( self::ONCE_HOOK );
		$at   = $at ? $at : time();
		if ( self::$is_running ) {
			$at = max( $at, time() + self::PAUSE );
		}
		if ( $next && $next > $at ) {
			wp_unschedule_event( $next, self::ONCE_HOOK );
		}
		if ( ! $next || $next > $at ) {
			wp_schedule_single_event( $at, self::ONCE_HOOK );
		}
		if ( $at <= time() && ! wp_doing_cron() && ! ( defined( 'DISABLE_WP_CRON' ) && DISABLE_WP_CRON ) ) {
			spawn_cron();
		}
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
				"SELECT id FROM %i WHERE state = 'new' AND next_try > 0 AND next_try <= %d AND locked_until < %d ORDER BY tries, next_try LIMIT %d",
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
		$next = (int) $wpdb->get_var( $wpdb->prepare( "SELECT MIN(next_try) FROM %i WHERE state = 'new' AND next_try > 0", Tables::orders() ) );
		if ( $next ) {
			self::wake( max( $next, time() + self::PAUSE ) );
		}
	}
}
