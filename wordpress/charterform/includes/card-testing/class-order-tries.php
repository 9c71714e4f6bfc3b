<?php
/**
 * The orders that were tried within the last hour.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Notes each try to order before anybody is asked for its payment, and counts them (PAY-08). Addresses, form sessions and tokens of
 * cards are kept as keyed hashes, for an hour.
 */
final class Order_Tries {

	const TABLE = 'order_tries';

	/** Seconds of the two windows. */
	const SHORT = 10 * MINUTE_IN_SECONDS;
	const LONG  = HOUR_IN_SECONDS;

	/** Registers the hooks. */
	public static function register() {
		add_filter( 'charterform_tables', array( __CLASS__, 'add_table' ) );
		add_action( 'charterform_payment_refused', array( __CLASS__, 'decline' ) );
		add_action( Retention::HOOK, array( __CLASS__, 'prune' ) );
	}

	/**
	 * Adds the table. `at` is seconds since 1970; `try_key` is a hash of the order's key, `card` one of a card's token, '' for a way
	 * without a card.
	 *
	 * @param string[] $tables Columns by the name of the table.
	 * @return string[]
	 */
	public static function add_table( $tables ) {
		return $tables + array(
			self::TABLE => "id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				at bigint(20) unsigned NOT NULL DEFAULT 0,
				try_key char(64) NOT NULL DEFAULT '',
				address char(64) NOT NULL DEFAULT '',
				form_session char(64) NOT NULL DEFAULT '',
				card char(64) NOT NULL DEFAULT '',
				declined tinyint(1) NOT NULL DEFAULT 0,
				PRIMARY KEY  (id),
				UNIQUE KEY try_key (try_key),
				KEY at (at)",
		);
	}

	/**
	 * Notes a try, once for each key.
	 *
	 * @param Post   $post As it arrived.
	 * @param string $key  Its key.
	 * @return int Its id; 0 where the key was noted before.
	 */
	public static function note( Post $post, $key ) {
		global $wpdb;
		self::prune();
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery
		$noted = $wpdb->query(
			$wpdb->prepare(
				'INSERT IGNORE INTO %i (at, try_key, address, form_session, card) VALUES (%d, %s, %s, %s, %s)',
				Tables::name( self::TABLE ),
				time(),
				self::key_hash( $key ),
				self::address_hash(),
				self::session_hash(),
				self::card_hash( $post )
			)
		);
		return 1 === (int) $noted ? (int) $wpdb->insert_id : 0;
	}

	/**
	 * Forgets a try that was refused before anybody was asked for its payment.
	 *
	 * @param int $id Of the try.
	 */
	public static function forget( $id ) {
		global $wpdb;
		$wpdb->delete( Tables::name( self::TABLE ), array( 'id' => $id ), array( '%d' ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
	}

	/**
	 * Notes that the payment of an order was refused.
	 *
	 * @param object $order With its `order_key`.
	 */
	public static function decline( $order ) {
		global $wpdb;
		$wpdb->update( Tables::name( self::TABLE ), array( 'declined' => 1 ), array( 'try_key' => self::key_hash( $order->order_key ) ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
	}

	/** Deletes the tries of more than an hour ago. */
	public static function prune() {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE at < %d', Tables::name( self::TABLE ), time() - self::LONG ) );
	}

	/**
	 * Counts the tries before one, of all visitors and of the one who posts: the larger number of their address and form session.
	 *
	 * @param int $before Id of the try; 0 counts all.
	 * @return array `all` and `mine`: each with the tries of the `short` and the `long` window, the `cards` and the `declined` of
	 *               the long one, and `since`, when its oldest card was tried.
	 */
	public static function count( $before = 0 ) {
		$address = self::count_where( $before, 'address', self::address_hash() );
		$session = self::session_hash();
		$mine    = $address;
		foreach ( '' === $session ? array() : self::count_where( $before, 'form_session', $session ) as $name => $number ) {
			$mine[ $name ] = 'since' === $name ? min( $mine[ $name ], $number ) : max( $mine[ $name ], $number );
		}
		return array(
			'all'  => self::count_where( $before ),
			'mine' => $mine,
		);
	}

	/**
	 * Counts the tries before one that have something in common.
	 *
	 * @param int    $before Id of the try; 0 counts all.
	 * @param string $column Name of a column of hashes; '' for all tries.
	 * @param string $hash   What stands in it.
	 * @return int[]
	 */
	private static function count_where( $before, $column = '', $hash = '' ) {
		global $wpdb;
		$column = '' === $column ? 'id' : $column;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery
		$row = $wpdb->get_row(
			$wpdb->prepare(
				"SELECT COUNT(*) AS tries, SUM(CASE WHEN at > %d THEN 1 ELSE 0 END) AS recent, SUM(declined) AS declined,
				COUNT(DISTINCT CASE WHEN card <> '' THEN card END) AS cards, MIN(CASE WHEN card <> '' THEN at END) AS since
				FROM %i WHERE at > %d AND id < %d AND (%s = '' OR %i = %s)",
				time() - self::SHORT,
				Tables::name( self::TABLE ),
				time() - self::LONG,
				$before ? $before : PHP_INT_MAX,
				$hash,
				$column,
				$hash
			)
		);
		return array(
			'short'    => (int) $row->recent,
			'long'     => (int) $row->tries,
			'cards'    => (int) $row->cards,
			'declined' => (int) $row->declined,
			'since'    => (int) ( $row->since ? $row->since : time() ),
		);
	}

	/**
	 * Whether an order brings a card: the token of one, whatever the way is called.
	 *
	 * @param Post $post As it arrived.
	 */
	public static function brings_card( Post $post ) {
		return '' !== self::card_token( $post );
	}

	/**
	 * The token of an order's card; '' for none.
	 *
	 * @param Post $post As it arrived.
	 * @return string
	 */
	private static function card_token( Post $post ) {
		$payment = isset( $post->data->payment ) && $post->data->payment instanceof \stdClass ? $post->data->payment : new \stdClass();
		foreach ( array( 'token', 'customer_id' ) as $name ) {
			if ( ! empty( $payment->{$name} ) && is_scalar( $payment->{$name} ) ) {
				return (string) $payment->{$name};
			}
		}
		return '';
	}

	/**
	 * The hash of a card's token; '' for none.
	 *
	 * @param Post $post As it arrived.
	 */
	private static function card_hash( Post $post ) {
		$token = self::card_token( $post );
		return '' === $token ? '' : Secrets::hash( "card $token" );
	}

	/**
	 * The hash of an order's key.
	 *
	 * @param string $key The idempotency key.
	 */
	private static function key_hash( $key ) {
		return Secrets::hash( "try $key" );
	}

	/** The hash of the visitor's address. Of version 6 it is that of the network, of which one visitor has all addresses. */
	private static function address_hash() {
		$address = Rate_Limit::address();
		$bytes   = false === strpos( $address, ':' ) ? false : inet_pton( $address );
		return Secrets::hash( 'tries of ' . ( $bytes && 16 === strlen( $bytes ) ? bin2hex( substr( $bytes, 0, 8 ) ) : $address ) );
	}

	/** The hash of the form session, which the visitor's security token is; '' without one. */
	private static function session_hash() {
		$token = isset( $_COOKIE[ Tokens::COOKIE ] ) ? sanitize_text_field( wp_unslash( $_COOKIE[ Tokens::COOKIE ] ) ) : '';
		return '' === $token ? '' : Secrets::hash( "session $token" );
	}
}
