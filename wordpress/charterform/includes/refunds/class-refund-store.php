<?php
/**
 * The table of refunds.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * The rows of refunds. Amounts are cents. The refunds of an order are numbered by `turn`, which is unique: of two that are stored in
 * the same moment the second looks again at what is left.
 */
final class Refund_Store {

	const TABLE = 'refunds';

	const ASKED  = 'asked';
	const DONE   = 'done';
	const FAILED = 'failed';
	const UNDONE = 'undone';

	/** Seconds for which one process holds a refund. */
	const LOCK = 180;

	/** Registers the hooks. */
	public static function register() {
		add_filter( 'charterform_tables', array( __CLASS__, 'add_table' ) );
		add_action( 'charterform_delete_order', array( __CLASS__, 'forget' ) );
	}

	/**
	 * Adds the table. Times are seconds since 1970. `row_cents` is JSON: cents by the index of a row of the ledger. `payment_id` is
	 * 0 where no provider sends the money. `next_try` is when the queue asks the provider again, or
	 * tells of what is done; 0 for never.
	 *
	 * @param string[] $tables Columns by the name of the table.
	 * @return string[]
	 */
	public static function add_table( $tables ) {
		return $tables + array(
			self::TABLE => "id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				order_id bigint(20) unsigned NOT NULL DEFAULT 0,
				turn int(10) unsigned NOT NULL DEFAULT 0,
				payment_id bigint(20) unsigned NOT NULL DEFAULT 0,
				refund_key varchar(64) NOT NULL DEFAULT '',
				provider_id varchar(120) NULL,
				cents bigint(20) NOT NULL DEFAULT 0,
				row_cents longtext NOT NULL,
				reason varchar(500) NOT NULL DEFAULT '',
				is_told tinyint(1) NOT NULL DEFAULT 0,
				state varchar(10) NOT NULL DEFAULT 'asked',
				made_by varchar(20) NOT NULL DEFAULT '',
				user_id bigint(20) unsigned NOT NULL DEFAULT 0,
				at bigint(20) unsigned NOT NULL DEFAULT 0,
				done_at bigint(20) unsigned NOT NULL DEFAULT 0,
				tries int(10) unsigned NOT NULL DEFAULT 0,
				next_try bigint(20) unsigned NOT NULL DEFAULT 0,
				locked_until bigint(20) unsigned NOT NULL DEFAULT 0,
				last_error varchar(500) NOT NULL DEFAULT '',
				PRIMARY KEY  (id),
				UNIQUE KEY refund_key (refund_key),
				UNIQUE KEY order_turn (order_id,turn),
				UNIQUE KEY payment_provider (payment_id,provider_id),
				KEY next_try (next_try)",
		);
	}

	/**
	 * The refunds of an order, the oldest first. A sample brings its own.
	 *
	 * @param object $order With its `id`.
	 * @return object[]
	 */
	public static function of( $order ) {
		global $wpdb;
		if ( isset( $order->refunds ) ) {
			return $order->refunds;
		}
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery
		return $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i WHERE order_id = %d ORDER BY turn', Tables::name( self::TABLE ), $order->id ) );
	}

	/**
	 * The refunds of an order that were made, the oldest first.
	 *
	 * @param object $order A row.
	 * @return object[]
	 */
	public static function done( $order ) {
		return empty( $order->refunded ) ? array() : self::with( self::of( $order ), array( self::DONE ) );
	}

	/**
	 * Those of several refunds that are in one of several states.
	 *
	 * @param object[] $refunds Rows.
	 * @param string[] $states  Of this class.
	 * @return object[]
	 */
	public static function with( array $refunds, array $states ) {
		return array_values(
			array_filter(
				$refunds,
				static function ( $refund ) use ( $states ) {
					return in_array( $refund->state, $states, true );
				}
			)
		);
	}

	/**
	 * A refund by a column that is unique.
	 *
	 * @param string     $column `id` or `refund_key`.
	 * @param int|string $value  Its value.
	 * @return object|null
	 */
	public static function find( $column, $value ) {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery
		return $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM %i WHERE %i = %s', Tables::name( self::TABLE ), $column, $value ) );
	}

	/**
	 * The number of the next refund of an order.
	 *
	 * @param object[] $refunds All of the order.
	 * @return int From 1.
	 */
	public static function next_turn( array $refunds ) {
		return $refunds ? 1 + (int) max( array_column( $refunds, 'turn' ) ) : 1;
	}

	/**
	 * Stores a refund, unless its turn, its key or its id at the provider is taken.
	 *
	 * @param array $values By column.
	 * @return object|null The row; null where somebody else was faster.
	 */
	public static function insert( array $values ) {
		global $wpdb;
		$values += array(
			'payment_id'  => 0,
			'provider_id' => null,
			'row_cents'   => '{}',
			'reason'      => '',
			'is_told'     => 0,
			'state'       => self::ASKED,
			'user_id'     => 0,
			'at'          => time(),
			'done_at'     => 0,
			'next_try'    => time() + self::LOCK,
		);
		// A key that is taken is no error to be shown.
		$quiet = $wpdb->suppress_errors( true );
		$wpdb->insert( Tables::name( self::TABLE ), $values ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
		$wpdb->suppress_errors( $quiet );
		$row = self::find( 'refund_key', $values['refund_key'] );
		return $row && (int) $row->turn === (int) $values['turn'] && (int) $row->order_id === (int) $values['order_id'] ? $row : null;
	}

	/**
	 * Brings a refund from one of several states into another, by one update: of several who do, one has.
	 *
	 * @param object   $refund A row; what changes is brought up to date.
	 * @param string[] $from   States that it may come from.
	 * @param array    $values By column, with `state`.
	 * @return bool Whether this call changed it.
	 */
	public static function change( $refund, array $from, array $values ) {
		global $wpdb;
		foreach ( $from as $before ) {
			$quiet   = $wpdb->suppress_errors( true );
			$changed = $wpdb->update( Tables::name( self::TABLE ), $values, array( 'id' => $refund->id, 'state' => $before ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
			$wpdb->suppress_errors( $quiet );
			if ( 1 === (int) $changed ) {
				foreach ( $values as $name => $value ) {
					$refund->{$name} = $value;
				}
				return true;
			}
		}
		return false;
	}

	/**
	 * Holds a refund that is asked, for one process alone, and counts the try.
	 *
	 * @param object $refund A row; its tries are counted up.
	 * @return bool
	 */
	public static function hold( $refund ) {
		global $wpdb;
		$tries = (int) $refund->tries + 1;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery
		$held          = $wpdb->query( $wpdb->prepare( "UPDATE %i SET locked_until = %d, next_try = %d, tries = %d WHERE id = %d AND tries = %d AND state = 'asked' AND locked_until < %d", Tables::name( self::TABLE ), time() + self::LOCK, time() + self::LOCK, $tries, $refund->id, $tries - 1, time() ) );
		$refund->tries = $tries;
		return 1 === (int) $held;
	}

	/**
	 * Reckons anew what was refunded of an order and of each of its payments.
	 *
	 * @param object $order A row; its `refunded` is brought up to date.
	 */
	public static function recount( $order ) {
		$sums = array();
		foreach ( self::with( self::of( $order ), array( self::DONE ) ) as $refund ) {
			$id          = (int) $refund->payment_id;
			$sums[ $id ] = ( isset( $sums[ $id ] ) ? $sums[ $id ] : 0 ) + (int) $refund->cents;
		}
		foreach ( Payments::of( $order ) as $payment ) {
			Payment_Table::update( $payment->id, array( 'refunded' => isset( $sums[ (int) $payment->id ] ) ? $sums[ (int) $payment->id ] : 0 ) );
		}
		$order->refunded = array_sum( $sums );
		Orders::update( $order->id, array( 'refunded' => $order->refunded ) );
	}

	/**
	 * Deletes the refunds of an order.
	 *
	 * @param object $order With its `id`.
	 */
	public static function forget( $order ) {
		global $wpdb;
		$wpdb->delete( Tables::name( self::TABLE ), array( 'order_id' => $order->id ), array( '%d' ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
	}
}
