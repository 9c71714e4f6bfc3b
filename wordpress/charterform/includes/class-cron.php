<?php
/**
 * Work of the clock.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Schedules the runs of queues by WP-Cron: every five minutes, and once when something is due.
 */
final class Cron {

	const INTERVAL = 'charterform_five_minutes';

	/** Registers the hooks. */
	public static function register() {
		// phpcs:ignore WordPress.WP.CronInterval
		add_filter( 'cron_schedules', array( __CLASS__, 'add_interval' ) );
	}

	/**
	 * Adds the interval of the queues.
	 *
	 * @param array $intervals Those of WP-Cron.
	 * @return array
	 */
	public static function add_interval( $intervals ) {
		$intervals[ self::INTERVAL ] = array(
			'interval' => 5 * MINUTE_IN_SECONDS,
			// Other plugins, such as WooCommerce, ask for the intervals before translations may be read.
			'display'  => did_action( 'init' ) || doing_action( 'init' ) ? __( 'Every five minutes', 'charterform' ) : 'Every five minutes',
		);
		return $intervals;
	}

	/**
	 * Runs a queue every five minutes, as long as the plugin is active, and whenever it is woken.
	 *
	 * @param callable $run  Takes up what is due.
	 * @param string   $hook The name of its runs.
	 * @param string   $once The name of a run that `wake()` asks for; '' where nobody wakes it.
	 */
	public static function queue( callable $run, $hook, $once = '' ) {
		$hooks = array_filter( array( $hook, $once ) );
		foreach ( $hooks as $name ) {
			add_action( $name, $run );
		}
		add_action(
			'init',
			static function () use ( $hook ) {
				if ( ! wp_next_scheduled( $hook ) ) {
					wp_schedule_event( time() + MINUTE_IN_SECONDS, self::INTERVAL, $hook );
				}
			}
		);
		add_action(
			'charterform_deactivate',
			static function () use ( $hooks ) {
				array_map( 'wp_clear_scheduled_hook', $hooks );
			}
		);
	}

	/**
	 * Schedules one run of a hook, in place of one that comes later.
	 *
	 * @param string $hook Its name.
	 * @param int    $at   Seconds since 1970. A run that is due begins at once, unless the site switched that off.
	 */
	public static function wake( $hook, $at ) {
		$next = wp_next_scheduled( $hook );
		if ( $next && $next > $at ) {
			wp_unschedule_event( $next, $hook );
		}
		if ( ! $next || $next > $at ) {
			wp_schedule_single_event( $at, $hook );
		}
		if ( $at <= time() && ! wp_doing_cron() && ! ( defined( 'DISABLE_WP_CRON' ) && DISABLE_WP_CRON ) ) {
			spawn_cron();
		}
	}
}
