<?php
/**
 * The table of parts, and how long they are kept.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Makes the table of parts that others enter, hands over what is kept of a person, and forgets it (PLUS-06). */
final class Part_Table {

	/** Days for which a form still reads that a link has expired. */
	const KEPT_DAYS = 30;

	/** Registers the hooks. */
	public static function register() {
		add_filter( 'charterform_tables', array( __CLASS__, 'add_table' ) );
		add_action( 'charterform_delete_order', array( __CLASS__, 'forget_order' ) );
		add_action( Retention::HOOK, array( __CLASS__, 'clean' ) );
	}

	/**
	 * Adds the table. Times are seconds since 1970; `order_id` is 0 until the order is placed; `version` counts how often a part has
	 * arrived; `answers` are JSON, emptied once they are in an order.
	 *
	 * @param string[] $tables Columns by the name of the table.
	 * @return string[]
	 */
	public static function add_table( $tables ) {
		return $tables + array(
			Part_Store::TABLE => "id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				order_id bigint(20) unsigned NOT NULL DEFAULT 0,
				secret_hash char(64) NOT NULL DEFAULT '',
				part varchar(40) NOT NULL DEFAULT '',
				token_hash char(64) NOT NULL DEFAULT '',
				kind varchar(10) NOT NULL DEFAULT '',
				email varchar(191) NOT NULL DEFAULT '',
				answers longtext NOT NULL,
				version int(10) unsigned NOT NULL DEFAULT 0,
				asked_at bigint(20) unsigned NOT NULL DEFAULT 0,
				ends_at bigint(20) unsigned NOT NULL DEFAULT 0,
				arrived_at bigint(20) unsigned NOT NULL DEFAULT 0,
				PRIMARY KEY  (id),
				UNIQUE KEY secret_part (secret_hash,part),
				UNIQUE KEY token_hash (token_hash),
				KEY order_id (order_id),
				KEY email (email)",
		);
	}

	/**
	 * Everything that somebody was asked for.
	 *
	 * @param string $email Their address.
	 * @return object[]
	 */
	public static function of_person( $email ) {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery
		return $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i WHERE email = %s ORDER BY id', Tables::name( Part_Store::TABLE ), strtolower( $email ) ) );
	}

	/**
	 * Deletes what is kept of a person.
	 *
	 * @param string $email Their address.
	 * @return int How many parts.
	 */
	public static function forget_person( $email ) {
		global $wpdb;
		return (int) $wpdb->delete( Tables::name( Part_Store::TABLE ), array( 'email' => strtolower( $email ) ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
	}

	/**
	 * Deletes the parts of an order that is deleted.
	 *
	 * @param object $order With its `id`.
	 */
	public static function forget_order( $order ) {
		global $wpdb;
		$wpdb->delete( Tables::name( Part_Store::TABLE ), array( 'order_id' => $order->id ), array( '%d' ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
	}

	/** Deletes what nobody can answer any more and no order has. */
	public static function clean() {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE order_id = 0 AND ends_at < %d', Tables::name( Part_Store::TABLE ), time() - self::KEPT_DAYS * DAY_IN_SECONDS ) );
	}
}
