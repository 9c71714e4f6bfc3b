<?php
/**
 * The table of payments.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Creates, changes and deletes rows of the table of payments; `Payments` says what they mean. */
final class Payment_Table {

	const NAME = 'payments';

	/** Registers the hooks. */
	public static function register() {
		add_filter( 'charterform_tables', array( __CLASS__, 'add_table' ) );
		add_action( 'charterform_delete_order', array( __CLASS__, 'forget' ), 20 );
	}

	/**
	 * Adds the table. Times are seconds since 1970. `tries` is the number of the try, which an order has once; `next_check` is when
	 * the provider is asked next, 0 for never.
	 *
	 * @param string[] $tables Columns by the name of the table.
	 * @return string[]
	 */
	public static function add_table( $tables ) {
		return $tables + array(
			self::NAME => "id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				order_id bigint(20) unsigned NOT NULL DEFAULT 0,
				way varchar(40) NOT NULL DEFAULT '',
				provider_id varchar(120) NOT NULL DEFAULT '',
				amount bigint(20) NOT NULL DEFAULT 0,
				currency char(3) NOT NULL DEFAULT '',
				state varchar(10) NOT NULL DEFAULT 'open',
				refunded bigint(20) NOT NULL DEFAULT 0,
				url text NOT NULL,
				is_test tinyint(1) NOT NULL DEFAULT 0,
				tries int(10) unsigned NOT NULL DEFAULT 1,
				next_check bigint(20) unsigned NOT NULL DEFAULT 0,
				created_at bigint(20) unsigned NOT NULL DEFAULT 0,
				updated_at bigint(20) unsigned NOT NULL DEFAULT 0,
				PRIMARY KEY  (id),
				UNIQUE KEY way_provider (way,provider_id),
				UNIQUE KEY order_try (order_id,tries),
				KEY next_check (next_check)",
		);
	}

	/**
	 * Brings a payment from one of several states into another.
	 *
	 * @param object   $payment A row; its state is brought up to date.
	 * @param string   $state   One of `Payments`.
	 * @param string[] $from    The states that it may come from.
	 * @return bool Whether this call changed it.
	 */
	public static function change( $payment, $state, array $from ) {
		global $wpdb;
		foreach ( $from as $before ) {
			// phpcs:ignore WordPress.DB.DirectDatabaseQuery
			$changed = $wpdb->query( $wpdb->prepare( 'UPDATE %i SET state = %s, updated_at = %d WHERE id = %d AND state = %s', Tables::name( self::NAME ), $state, time(), $payment->id, $before ) );
			if ( $changed ) {
				$payment->state = $state;
				return true;
			}
		}
		return false;
	}

	/**
	 * Gives up a reserved try that no provider has confirmed, where that is still so: its session, if there is one, is in nobody's
	 * hands.
	 *
	 * @param object $payment A row.
	 */
	public static function give_up( $payment ) {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery
		$wpdb->query( $wpdb->prepare( "UPDATE %i SET state = 'expired', updated_at = %d WHERE id = %d AND state = 'open' AND provider_id LIKE 'new-%%'", Tables::name( self::NAME ), time(), $payment->id ) );
	}

	/**
	 * Changes a payment in what is no state.
	 *
	 * @param int   $id      Its id.
	 * @param array $changes By column.
	 */
	public static function update( $id, array $changes ) {
		global $wpdb;
		$wpdb->update( Tables::name( self::NAME ), $changes + array( 'updated_at' => time() ), array( 'id' => $id ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
	}

	/**
	 * Deletes the payments of an order.
	 *
	 * @param object $order With its `id`.
	 */
	public static function forget( $order ) {
		global $wpdb;
		$wpdb->delete( Tables::name( self::NAME ), array( 'order_id' => $order->id ), array( '%d' ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
	}

	/**
	 * Inserts a row, where neither the try nor the id at the provider is there.
	 *
	 * @param object $order       A row.
	 * @param string $way         Its way to pay.
	 * @param string $provider_id Its id there.
	 * @param int    $amount      In cents.
	 * @param string $url         Where it is paid.
	 * @param int    $try         Its number.
	 * @param bool   $is_test     Whether no real money is moved.
	 */
	public static function insert( $order, $way, $provider_id, $amount, $url, $try, $is_test ) {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery
		$wpdb->query(
			$wpdb->prepare(
				"INSERT IGNORE INTO %i (order_id, way, provider_id, amount, currency, state, url, is_test, tries, next_check, created_at, updated_at) VALUES (%d, %s, %s, %d, %s, 'open', %s, %d, %d, %d, %d, %d)",
				Tables::name( self::NAME ),
				$order->id,
				$way,
				$provider_id,
				$amount,
				Payments::CURRENCY,
				$url,
				(int) $is_test,
				$try,
				time() + Payment_Watch::FIRST,
				time(),
				time()
			)
		);
	}
}
