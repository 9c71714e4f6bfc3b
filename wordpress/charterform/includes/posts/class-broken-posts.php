<?php
/**
 * Orders whose visitor never comes back.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Concludes orders whose post broke off after they were stored, as a repeat of the visitor would: their payment is begun, and the
 * owner and the customer are told of them. A repeat that comes later gets the same reply.
 */
final class Broken_Posts {

	const HOOK = 'charterform_broken_posts';

	/** Seconds after which an order is gone on with no more by itself: a provider of payments forgets its key after a day. */
	const ENDS = 20 * HOUR_IN_SECONDS;

	/** Posts that one run looks at, at most. */
	const BATCH = 100;

	/** Registers the hooks. */
	public static function register() {
		Cron::queue( array( __CLASS__, 'run' ), self::HOOK );
	}

	/** Concludes the orders of which nobody was told. One that breaks off again stops no other, and waits for the next run. */
	public static function run() {
		foreach ( self::due() as $id ) {
			$order = Orders::find( $id );
			if ( ! $order || ! Order_Status::is_order( $order ) ) {
				continue;
			}
			try {
				self::conclude( $order );
			} catch ( \Throwable $fault ) {
				Replies::log( $fault );
			}
		}
	}

	/**
	 * Goes on with an order whose post broke off, unless a post of its key is being answered.
	 *
	 * @param object $order A row.
	 * @throws \Throwable What stopped it again; the next repeat then goes on with it.
	 */
	public static function conclude( $order ) {
		$attempt = Attempts::find( $order->action, $order->order_key );
		if ( $attempt ) {
			Attempts::run( $order->action, $order->order_key, $attempt->digest, static fn() => Order_Posts::resume( $order ) );
		} else {
			// Nobody can repeat it any more.
			Order_Posts::resume( $order );
		}
	}

	/**
	 * The orders whose post broke off between storing and telling of them. Accounts wait for their visitor: what became of
	 * them is for the back end to say.
	 *
	 * @return string[] Their ids.
	 */
	private static function due() {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery
		return $wpdb->get_col(
			$wpdb->prepare(
				"SELECT orders.id FROM %i AS attempts INNER JOIN %i AS orders ON orders.action = attempts.action AND orders.order_key = attempts.order_key WHERE attempts.state = 'running' AND attempts.started_at <= %d AND attempts.action = 'process_signup' AND orders.status = '' AND orders.trashed_at = 0 AND orders.created_at > %d ORDER BY attempts.started_at LIMIT %d",
				Tables::attempts(),
				Tables::orders(),
				time() - Attempts::BROKEN_OFF,
				time() - self::ENDS,
				self::BATCH
			)
		);
	}
}
