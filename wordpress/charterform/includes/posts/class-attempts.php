<?php
/**
 * Exactly once: an attempt is answered once and repeated word for word.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * The attempts of visitors by action and idempotency key (docs/reference/host-server.md, "Exactly once").
 */
final class Attempts {

	/** Seconds after which a running attempt counts as broken off, far above what PHP may run. */
	const BROKEN_OFF = 150;

	/** Parts of a payload that may differ between two posts of one order. */
	const INCIDENTAL = array( 'payment', 'password', 'notes', 'affiliate' );

	/**
	 * A digest of what is ordered: equal whatever the order of keys, the card, the password, notes and affiliate.
	 *
	 * @param mixed    $data  The payload, its JSON objects as stdClass.
	 * @param string[] $files Digests of the files by field.
	 * @return string 64 hexadecimal digits.
	 */
	public static function digest( $data, array $files = array() ) {
		ksort( $files );
		return hash( 'sha256', wp_json_encode( array( self::ordered( $data ), $files ) ) );
	}

	/**
	 * Runs the work of an attempt once; a repeat gets the stored reply.
	 *
	 * @param string   $action Such as `process_signup`.
	 * @param string   $key    The idempotency key.
	 * @param string   $digest What is ordered, see `digest()`.
	 * @param callable $work   Returns the reply: `status` and `body`.
	 * @return array The reply, of status 409 while the first post runs and for another digest, see `Conflicts`.
	 * @throws \RuntimeException Where the attempt cannot be stored.
	 * @throws \Throwable What the work threw; the next repeat then takes the attempt over.
	 */
	public static function run( $action, $key, $digest, callable $work ) {
		if ( ! self::claim( $action, $key, $digest ) ) {
			$stored = self::find( $action, $key );
			if ( ! $stored ) {
				throw new \RuntimeException( 'The attempt could not be stored' );
			}
			if ( $stored->digest !== $digest ) {
				return self::is_running( $stored ) ? Conflicts::still_working() : Conflicts::other_order( $stored );
			}
			if ( 'done' === $stored->state ) {
				return array(
					'status' => (int) $stored->status,
					'body'   => json_decode( $stored->reply ),
				);
			}
			if ( ! self::take_over( $stored ) ) {
				return Conflicts::still_working();
			}
		}
		try {
			$reply = $work();
			self::finish( $action, $key, $reply );
			return $reply;
		} catch ( \Throwable $fault ) {
			self::break_off( $action, $key );
			throw $fault;
		}
	}

	/**
	 * The stored attempt.
	 *
	 * @param string $action Such as `process_signup`.
	 * @param string $key    The idempotency key.
	 * @return object|null
	 */
	public static function find( $action, $key ) {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery
		return $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM %i WHERE action = %s AND order_key = %s', Tables::attempts(), $action, $key ) );
	}

	/**
	 * Whether a post is being answered.
	 *
	 * @param string $action Such as `process_signup`.
	 * @param string $key    The idempotency key.
	 * @return bool
	 */
	public static function runs( $action, $key ) {
		$attempt = self::find( $action, $key );
		return $attempt && self::is_running( $attempt );
	}

	/**
	 * Deletes attempts that nobody can repeat any more.
	 *
	 * @param int $before Seconds since 1970.
	 */
	public static function prune( $before ) {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE started_at < %d', Tables::attempts(), $before ) );
	}

	/**
	 * Inserts the key. Of several posts in the same moment one can.
	 *
	 * @param string $action Such as `process_signup`.
	 * @param string $key    The idempotency key.
	 * @param string $digest What is ordered.
	 * @return bool Whether this post is the first.
	 */
	private static function claim( $action, $key, $digest ) {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery
		$inserted = $wpdb->query(
			$wpdb->prepare(
				"INSERT IGNORE INTO %i (action, order_key, digest, state, reply, started_at) VALUES (%s, %s, %s, 'running', '', %d)",
				Tables::attempts(),
				$action,
				$key,
				$digest,
				time()
			)
		);
		return 1 === (int) $inserted;
	}

	/**
	 * Whether the post of an attempt has neither ended nor broken off.
	 *
	 * @param object $attempt The stored attempt.
	 * @return bool
	 */
	private static function is_running( $attempt ) {
		return 'running' === $attempt->state && (int) $attempt->started_at > time() - self::BROKEN_OFF;
	}

	/**
	 * Takes over an attempt whose post broke off, for one post alone.
	 *
	 * @param object $attempt The stored attempt.
	 * @return bool
	 */
	private static function take_over( $attempt ) {
		global $wpdb;
		if ( self::is_running( $attempt ) ) {
			return false;
		}
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery
		$taken = $wpdb->query(
			$wpdb->prepare(
				"UPDATE %i SET started_at = %d WHERE id = %d AND state = 'running' AND started_at = %d",
				Tables::attempts(),
				time(),
				$attempt->id,
				$attempt->started_at
			)
		);
		return 1 === (int) $taken;
	}

	/**
	 * Stores the reply for every repeat.
	 *
	 * @param string $action Such as `process_signup`.
	 * @param string $key    The idempotency key.
	 * @param array  $reply  `status` and `body`.
	 */
	private static function finish( $action, $key, array $reply ) {
		self::update(
			$action,
			$key,
			array(
				'state'  => 'done',
				'status' => $reply['status'],
				'reply'  => wp_json_encode( $reply['body'] ),
			)
		);
	}

	/**
	 * Lets the next repeat take the attempt over at once.
	 *
	 * @param string $action Such as `process_signup`.
	 * @param string $key    The idempotency key.
	 */
	private static function break_off( $action, $key ) {
		self::update( $action, $key, array( 'started_at' => 1 ) );
	}

	/**
	 * Changes a stored attempt.
	 *
	 * @param string $action  Such as `process_signup`.
	 * @param string $key     The idempotency key.
	 * @param array  $changes By column.
	 */
	private static function update( $action, $key, array $changes ) {
		global $wpdb;
		$where = array(
			'action'    => $action,
			'order_key' => $key,
		);
		$wpdb->update( Tables::attempts(), $changes, $where ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
	}

	/**
	 * The same value without its incidental parts, keys in order.
	 *
	 * @param mixed $value Part of a payload.
	 * @return mixed
	 */
	private static function ordered( $value ) {
		if ( is_array( $value ) ) {
			return array_map( array( __CLASS__, 'ordered' ), $value );
		}
		if ( ! $value instanceof \stdClass ) {
			return $value;
		}
		$parts = array_diff_key( get_object_vars( $value ), array_flip( self::INCIDENTAL ) );
		ksort( $parts, SORT_STRING );
		return (object) array_map( array( __CLASS__, 'ordered' ), $parts );
	}
}
