<?php
/**
 * When mails are sent.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Runs the queue of mails after the answer to the visitor (SHOP-10): at the end of the request where PHP can end an answer before
 * its script, else by WP-Cron, so that nobody waits for a mail server.
 */
final class Mail_Clock {

	const HOOK = 'charterform_mails';

	const ONCE_HOOK = 'charterform_mails_once';

	/**
	 * Whether this request sends what it has queued.
	 *
	 * @var bool
	 */
	private static $is_awake = false;

	/** Registers the hooks. */
	public static function register() {
		Cron::queue( array( Mail_Queue::class, 'run' ), self::HOOK, self::ONCE_HOOK );
	}

	/** Sends what was queued once the visitor has the answer. The queue finds it later if that does not come to pass. */
	public static function send_soon() {
		if ( self::$is_awake ) {
			return;
		}
		self::$is_awake = true;
		if ( wp_doing_cron() || Replies::can_end_early() ) {
			Replies::do_after( array( Mail_Queue::class, 'run' ) );
			return;
		}
		self::wake( time() );
	}

	/**
	 * Runs the queue once at a time.
	 *
	 * @param int $at Seconds since 1970.
	 */
	public static function wake( $at ) {
		Cron::wake( self::ONCE_HOOK, $at );
	}
}
