<?php
/**
 * The queue of mails.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Mails about orders, each sent once (SHOP-10). One that fails is tried again after the same delays as an order. */
final class Mail_Queue {

	const TABLE = 'mails';

	/** Mails of one run at most. */
	const BATCH = 20;

	/** Seconds for which one process holds a mail, and after which a run begins no further one. */
	const LOCK     = 180;
	const RUN_TIME = 45;

	/** Days for which it is known that a mail was sent. */
	const KEPT = 365;

	/** Registers the hooks. */
	public static function register() {
		add_filter( 'charterform_tables', array( __CLASS__, 'add_table' ) );
		add_action( 'charterform_delete_order', array( __CLASS__, 'forget' ) );
		add_action( Retention::HOOK, array( __CLASS__, 'clean' ) );
	}

	/**
	 * Adds the table. Times are seconds since 1970; `state` is `waiting`, `sent` or `failed`. An occasion has one mail of a kind. What
	 * a mail about no order says is JSON in `details`, until it is sent or given up.
	 *
	 * @param string[] $tables Columns by the name of the table.
	 * @return string[]
	 */
	public static function add_table( $tables ) {
		return $tables + array(
			self::TABLE => "id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				order_id bigint(20) unsigned NOT NULL DEFAULT 0,
				kind varchar(20) NOT NULL DEFAULT '',
				occasion varchar(40) NOT NULL DEFAULT '',
				recipient varchar(191) NOT NULL DEFAULT '',
				state varchar(10) NOT NULL DEFAULT 'waiting',
				tries int(10) unsigned NOT NULL DEFAULT 0,
				next_try bigint(20) unsigned NOT NULL DEFAULT 0,
				locked_until bigint(20) unsigned NOT NULL DEFAULT 0,
				created_at bigint(20) unsigned NOT NULL DEFAULT 0,
				sent_at bigint(20) unsigned NOT NULL DEFAULT 0,
				last_error text NOT NULL,
				details longtext,
				PRIMARY KEY  (id),
				UNIQUE KEY occasion (order_id,kind,occasion),
				KEY due (state,next_try)",
		);
	}

	/**
	 * Queues a mail, once for each occasion.
	 *
	 * @param object $order     A row.
	 * @param string $kind      One of `Mail_Kinds`.
	 * @param string $recipient Whom to.
	 * @param string $occasion  What makes it another mail of the same kind.
	 * @param string $details   JSON, of a mail about no order.
	 * @param int    $at        When it goes out, in seconds since 1970; null for at once.
	 * @return bool Whether it was queued by this call.
	 */
	public static function add( $order, $kind, $recipient, $occasion = '', $details = '', $at = null ) {
		global $wpdb;
		if ( ! is_email( $recipient ) ) {
			return false;
		}
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery
		$added = $wpdb->query(
			$wpdb->prepare(
				"INSERT IGNORE INTO %i (order_id, kind, occasion, recipient, state, next_try, created_at, last_error, details) VALUES (%d, %s, %s, %s, 'waiting', %d, %d, '', %s)",
				Tables::name( self::TABLE ),
				$order->id,
				$kind,
				$occasion,
				$recipient,
				null === $at ? time() : $at,
				time(),
				$details
			)
		);
		if ( 1 === (int) $added && null === $at ) {
			Mail_Clock::send_soon();
		}
		return 1 === (int) $added;
	}

	/**
	 * Whether a mail of a kind goes, or went, to the customer of an order.
	 *
	 * @param int    $id   Of the order.
	 * @param string $kind One of `Mail_Kinds`.
	 */
	public static function has( $id, $kind ) {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery
		return (bool) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM %i WHERE order_id = %d AND kind = %s AND state <> 'failed'", Tables::name( self::TABLE ), $id, $kind ) );
	}

	/**
	 * The mails of an order, the oldest first.
	 *
	 * @param object $order A row.
	 * @return object[]
	 */
	public static function of( $order ) {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery
		return $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i WHERE order_id = %d ORDER BY id', Tables::name( self::TABLE ), $order->id ) );
	}

	/** How many mails were given up. */
	public static function count_failed() {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM %i WHERE state = 'failed'", Tables::name( self::TABLE ) ) );
	}

	/**
	 * Tries the mails of an order again that were given up.
	 *
	 * @param object $order A row.
	 */
	public static function try_again( $order ) {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery
		$wpdb->query( $wpdb->prepare( "UPDATE %i SET state = 'waiting', tries = 0, next_try = %d, locked_until = 0 WHERE order_id = %d AND state = 'failed'", Tables::name( self::TABLE ), time(), $order->id ) );
		Mail_Clock::send_soon();
	}

	/** Sends what is due, what was tried least first. What a mail does to the run stops no other: its try is counted before. */
	public static function run() {
		global $wpdb;
		$ends = time() + self::RUN_TIME;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery
		$due = $wpdb->get_results( $wpdb->prepare( "SELECT * FROM %i WHERE state = 'waiting' AND next_try <= %d AND locked_until < %d ORDER BY tries, next_try, id LIMIT %d", Tables::name( self::TABLE ), time(), time(), self::BATCH ) );
		if ( count( $due ) > 1 ) {
			Mail_Clock::wake( time() + MINUTE_IN_SECONDS );
		}
		foreach ( $due as $mail ) {
			if ( time() < $ends && self::begin( $mail ) ) {
				self::settle( $mail, Mail_Sender::send_queued( $mail ) );
			}
		}
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery
		$next = (int) $wpdb->get_var( $wpdb->prepare( "SELECT MIN(next_try) FROM %i WHERE state = 'waiting'", Tables::name( self::TABLE ) ) );
		if ( $next ) {
			Mail_Clock::wake( max( $next, time() + MINUTE_IN_SECONDS ) );
		}
	}

	/**
	 * Holds a mail, for one process alone, and counts the try.
	 *
	 * @param object $mail A row; its tries are counted up.
	 * @return bool
	 */
	private static function begin( $mail ) {
		global $wpdb;
		$tries = (int) $mail->tries + 1;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery
		$held        = $wpdb->query( $wpdb->prepare( "UPDATE %i SET locked_until = %d, tries = %d WHERE id = %d AND tries = %d AND state = 'waiting' AND locked_until < %d", Tables::name( self::TABLE ), time() + self::LOCK, $tries, $mail->id, $tries - 1, time() ) );
		$mail->tries = $tries;
		return 1 === (int) $held;
	}

	/**
	 * Writes down what became of a mail.
	 *
	 * @param object      $mail  A row whose try is counted.
	 * @param string|null $fault What went wrong, '' for nothing; null for a mail that is not needed any more.
	 */
	private static function settle( $mail, $fault ) {
		global $wpdb;
		$table = Tables::name( self::TABLE );
		$where = array( 'id' => $mail->id );
		$delay = Tries::delay_after( (int) $mail->tries );
		$after = array(
			'locked_until' => 0,
			'last_error'   => mb_substr( (string) $fault, 0, 500 ),
		);
		if ( '' === $fault ) {
			$after += array(
				'state'   => 'sent',
				'sent_at' => time(),
				'details' => '',
			);
		} else {
			$after += null === $delay ? array(
				'state'   => 'failed',
				'details' => '',
			) : array( 'next_try' => time() + $delay );
		}
		null === $fault ? $wpdb->delete( $table, $where ) : $wpdb->update( $table, $after, $where ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
	}

	/**
	 * Deletes the mails of an order that is deleted.
	 *
	 * @param object $order With its `id`.
	 */
	public static function forget( $order ) {
		global $wpdb;
		$wpdb->delete( Tables::name( self::TABLE ), array( 'order_id' => $order->id ), array( '%d' ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
	}

	/**
	 * Deletes the mails to an address that are about no order.
	 *
	 * @param string $address Of a person.
	 * @return int How many.
	 */
	public static function forget_address( $address ) {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery
		return (int) $wpdb->delete(
			Tables::name( self::TABLE ),
			array(
				'order_id'  => 0,
				'recipient' => $address,
			),
			array( '%d', '%s' )
		);
	}

	/** Forgets mails of long ago. */
	public static function clean() {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery
		$wpdb->query( $wpdb->prepare( "DELETE FROM %i WHERE state <> 'waiting' AND created_at < %d", Tables::name( self::TABLE ), time() - self::KEPT * DAY_IN_SECONDS ) );
	}
}
