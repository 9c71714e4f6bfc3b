<?php
/**
 * Orders that visitors come back to.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Keeps what visitors have answered so far, and the hashes of the links that open it (PLUS-05). */
final class Saved_Orders {

	const TABLE = 'saved_orders';

	const LINKS = 'saved_order_links';

	/** Registers the hooks. */
	public static function register() {
		add_filter( 'charterform_tables', array( __CLASS__, 'add_tables' ) );
		add_action( Retention::HOOK, array( __CLASS__, 'clean' ) );
	}

	/**
	 * Adds the tables. Times are seconds since 1970; `data` is JSON without card numbers, passwords and tax numbers. What a link holds
	 * is kept nowhere: `token_hash` is its SHA-256.
	 *
	 * @param string[] $tables Columns by the name of the table.
	 * @return string[]
	 */
	public static function add_tables( $tables ) {
		return $tables + array(
			self::TABLE => "id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				email varchar(191) NOT NULL DEFAULT '',
				form_type varchar(64) NOT NULL DEFAULT '',
				page_url varchar(500) NOT NULL DEFAULT '',
				data longtext NOT NULL,
				created_at bigint(20) unsigned NOT NULL DEFAULT 0,
				expires_at bigint(20) unsigned NOT NULL DEFAULT 0,
				PRIMARY KEY  (id),
				KEY email (email),
				KEY expires_at (expires_at)",
			self::LINKS => "token_hash char(64) NOT NULL DEFAULT '',
				saved_order_id bigint(20) unsigned NOT NULL DEFAULT 0,
				PRIMARY KEY  (token_hash),
				KEY saved_order_id (saved_order_id)",
		);
	}

	/**
	 * Keeps an order.
	 *
	 * @param array $row Its columns.
	 * @return object|null The row; null where the database has refused it.
	 */
	public static function insert( array $row ) {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery
		return $wpdb->insert( Tables::name( self::TABLE ), $row ) ? self::find( (int) $wpdb->insert_id ) : null;
	}

	/**
	 * A saved order that has not expired.
	 *
	 * @param int $id Its id.
	 * @return object|null A row.
	 */
	public static function find( $id ) {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery
		return $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM %i WHERE id = %d AND expires_at > %d', Tables::name( self::TABLE ), $id, time() ) );
	}

	/**
	 * By which a form and the page that deletes it know a saved order. It opens nothing.
	 *
	 * @param object $order A row.
	 * @return string
	 */
	public static function ref( $order ) {
		return (int) $order->id . '-' . Secrets::hash( sprintf( 'saved order %d %d', $order->id, $order->created_at ) );
	}

	/**
	 * The saved order that a reference means.
	 *
	 * @param string $ref As `ref()` makes it.
	 * @return object|null A row.
	 */
	public static function find_by_ref( $ref ) {
		$order = preg_match( '/^([1-9][0-9]{0,17})-[0-9a-f]{64}\z/', $ref, $parts ) ? self::find( (int) $parts[1] ) : null;
		return $order && hash_equals( self::ref( $order ), $ref ) ? $order : null;
	}

	/**
	 * The saved order that the token of a link opens.
	 *
	 * @param string $token That of the link.
	 * @return object|null A row.
	 */
	public static function find_by_token( $token ) {
		global $wpdb;
		if ( ! Link_Tokens::is_token( $token ) ) {
			return null;
		}
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery
		$id = (int) $wpdb->get_var( $wpdb->prepare( 'SELECT saved_order_id FROM %i WHERE token_hash = %s', Tables::name( self::LINKS ), Link_Tokens::hash( $token ) ) );
		return $id ? self::find( $id ) : null;
	}

	/**
	 * A new link to a saved order. Its token is in the link alone.
	 *
	 * @param object $order A row.
	 * @return string
	 */
	public static function link( $order ) {
		global $wpdb;
		$token = Link_Tokens::make();
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery
		$wpdb->insert(
			Tables::name( self::LINKS ),
			array(
				'token_hash'     => Link_Tokens::hash( $token ),
				'saved_order_id' => $order->id,
			)
		);
		// Behind "#", so that it is in no log of a server and told to no other site.
		return $order->page_url . '#saved-order=' . $token . '.' . $order->form_type;
	}

	/**
	 * Deletes saved orders with their links.
	 *
	 * @param int[] $ids Of the orders.
	 */
	public static function delete( array $ids ) {
		global $wpdb;
		foreach ( $ids as $id ) {
			// phpcs:disable WordPress.DB.DirectDatabaseQuery
			$wpdb->delete( Tables::name( self::LINKS ), array( 'saved_order_id' => $id ), array( '%d' ) );
			$wpdb->delete( Tables::name( self::TABLE ), array( 'id' => $id ), array( '%d' ) );
			// phpcs:enable
		}
	}

	/**
	 * Forgets a saved order of which an order was made.
	 *
	 * @param string $ref   '' for none.
	 * @param array  $reply To the post of the order.
	 */
	public static function forget_ordered( $ref, array $reply ) {
		$body = (array) $reply['body'];
		if ( '' === $ref || 200 !== $reply['status'] || isset( $body['error'] ) || isset( $body['min'] ) ) {
			return;
		}
		$order = self::find_by_ref( $ref );
		if ( $order ) {
			self::delete( array( $order->id ) );
		}
	}

	/**
	 * The saved orders of a person.
	 *
	 * @param string $email Their address, in any case of letters.
	 * @return object[] Rows.
	 */
	public static function of_person( $email ) {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery
		return $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i WHERE email = %s ORDER BY id', Tables::name( self::TABLE ), strtolower( $email ) ) );
	}

	/** How many orders wait for their visitors. */
	public static function count() {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i WHERE expires_at > %d', Tables::name( self::TABLE ), time() ) );
	}

	/** Deletes what has expired. */
	public static function clean() {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery
		self::delete( $wpdb->get_col( $wpdb->prepare( 'SELECT id FROM %i WHERE expires_at <= %d', Tables::name( self::TABLE ), time() ) ) );
	}
}
