<?php
/**
 * The parts of orders that others enter.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** The table of parts (PLUS-06). Links and secrets are kept as keyed hashes alone. */
final class Part_Store {

	const TABLE = 'co_owner_parts';

	/** Parts that one order may ask for. */
	const MOST = 20;

	/**
	 * Whether a text can be the secret of an order's parts, or the link of one.
	 *
	 * @param mixed $text What was sent.
	 */
	public static function is_secret( $text ) {
		return is_string( $text ) && 1 === preg_match( '/^[A-Za-z0-9_-]{43,64}$/D', $text );
	}

	/**
	 * Whether a text can be what a form calls a part.
	 *
	 * @param string $text What was sent.
	 */
	public static function is_part( $text ) {
		return 1 === preg_match( '/^[A-Za-z0-9_-]{8,40}$/D', $text );
	}

	/**
	 * The parts of an order, for whoever knows its secret.
	 *
	 * @param string $secret Of the order.
	 * @return object[]
	 */
	public static function by_secret( $secret ) {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery
		return self::is_secret( $secret ) ? $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i WHERE secret_hash = %s ORDER BY id', Tables::name( self::TABLE ), self::hash_of_secret( $secret ) ) ) : array();
	}

	/**
	 * The part of a link.
	 *
	 * @param mixed $token Of the link.
	 * @return object|null
	 */
	public static function by_token( $token ) {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery
		return self::is_secret( $token ) ? $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM %i WHERE token_hash = %s', Tables::name( self::TABLE ), self::hash_of_token( $token ) ) ) : null;
	}

	/**
	 * The parts that were asked for with an order and have not arrived.
	 *
	 * @param object $order A row.
	 * @return object[]
	 */
	public static function outstanding( $order ) {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery
		return (int) $order->id ? $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i WHERE order_id = %d AND version = 0 ORDER BY id', Tables::name( self::TABLE ), $order->id ) ) : array();
	}

	/**
	 * Asks for a part, or asks once more: no earlier link counts any longer. What somebody else has answered is not kept for whoever
	 * is asked now.
	 *
	 * @param string[] $asked   `secret`, `part`, `kind` and `email`.
	 * @param int      $ends_at When the link ends.
	 * @return string[]|null `token`, and `ref`, by which its mail is found; null for a part that is in an order.
	 */
	public static function ask( array $asked, $ends_at ) {
		global $wpdb;
		$token = rtrim( strtr( base64_encode( random_bytes( 32 ) ), '+/', '-_' ), '=' ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions
		$hash  = self::hash_of_token( $token );
		$key   = self::hash_of_secret( $asked['secret'] );
		$table = Tables::name( self::TABLE );
		// phpcs:disable WordPress.DB.DirectDatabaseQuery
		$wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO %i (secret_hash, part, token_hash, kind, email, answers) VALUES (%s, %s, %s, %s, %s, '')", $table, $key, $asked['part'], $hash, $asked['kind'], $asked['email'] ) );
		$wpdb->query( $wpdb->prepare( "UPDATE %i SET answers = '', version = 0, arrived_at = 0 WHERE secret_hash = %s AND part = %s AND order_id = 0 AND (email <> %s OR kind <> %s)", $table, $key, $asked['part'], $asked['email'], $asked['kind'] ) );
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET token_hash = %s, kind = %s, email = %s, asked_at = %d, ends_at = %d WHERE secret_hash = %s AND part = %s AND order_id = 0', $table, $hash, $asked['kind'], $asked['email'], time(), $ends_at, $key, $asked['part'] ) );
		// phpcs:enable
		$found = self::by_token( $token );
		return $found && ! (int) $found->order_id ? array(
			'token' => $token,
			'ref'   => self::ref( $hash ),
		) : null;
	}

	/**
	 * Keeps what has arrived, unless something else has become of the part since it was read.
	 *
	 * @param object $part    As it was read.
	 * @param string $answers JSON.
	 * @return bool
	 */
	public static function keep( $part, $answers ) {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery
		return 1 === (int) $wpdb->query( $wpdb->prepare( 'UPDATE %i SET answers = %s, version = version + 1, arrived_at = %d WHERE id = %d AND token_hash = %s AND version = %d AND order_id = %d', Tables::name( self::TABLE ), $answers, time(), $part->id, $part->token_hash, $part->version, $part->order_id ) );
	}

	/**
	 * Notes with which order a part came, unless it has arrived anew since it was read.
	 *
	 * @param object $part As it was read.
	 * @param int    $id   Of the order.
	 * @return bool
	 */
	public static function bind( $part, $id ) {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery
		return 1 === (int) $wpdb->query( $wpdb->prepare( 'UPDATE %i SET order_id = %d WHERE id = %d AND version = %d AND order_id = 0', Tables::name( self::TABLE ), $id, $part->id, $part->version ) );
	}

	/**
	 * Opens the parts of an order again that is none.
	 *
	 * @param object $order A row.
	 */
	public static function free( $order ) {
		global $wpdb;
		$wpdb->update( Tables::name( self::TABLE ), array( 'order_id' => 0 ), array( 'order_id' => $order->id ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
	}

	/**
	 * Forgets the answers that are in an order now.
	 *
	 * @param int $order_id Of the order.
	 */
	public static function empty_answers( $order_id ) {
		global $wpdb;
		$wpdb->update( Tables::name( self::TABLE ), array( 'answers' => '' ), array( 'order_id' => $order_id ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
	}

	/**
	 * Takes a part back: its link leads nowhere, and nothing is kept of it.
	 *
	 * @param string $secret Of the order.
	 * @param string $part   What the form calls it.
	 */
	public static function withdraw( $secret, $part ) {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery
		$wpdb->delete(
			Tables::name( self::TABLE ),
			array(
				'secret_hash' => self::hash_of_secret( $secret ),
				'part'        => $part,
				'order_id'    => 0,
			)
		);
	}

	/**
	 * Whether the mail of a part was given up.
	 *
	 * @param object $part A row.
	 */
	public static function is_unsent( $part ) {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery
		return (bool) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM %i WHERE order_id = 0 AND kind = %s AND occasion = %s AND state = 'failed'", Tables::name( Mail_Queue::TABLE ), Mail_Kinds::PART, self::ref( $part->token_hash ) ) );
	}

	/**
	 * By what the mail of a link is found; says nothing of the link.
	 *
	 * @param string $token_hash Of the link.
	 */
	private static function ref( $token_hash ) {
		return substr( hash( 'sha256', "part mail $token_hash" ), 0, 32 );
	}

	/**
	 * The hash of a secret.
	 *
	 * @param string $secret Of an order.
	 */
	private static function hash_of_secret( $secret ) {
		return Secrets::hash( "parts of $secret" );
	}

	/**
	 * The hash of a token.
	 *
	 * @param string $token Of a link.
	 */
	private static function hash_of_token( $token ) {
		return Secrets::hash( "part $token" );
	}
}
