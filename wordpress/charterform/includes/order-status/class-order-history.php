<?php
/**
 * What became of an order.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * The events of orders: every change of a status, with its time, who made it, and why (SHOP-08).
 */
final class Order_History {

	const TABLE = 'order_events';

	/** Characters of a note. */
	const MAX_NOTE = 500;

	/** Registers the hooks. */
	public static function register() {
		add_filter( 'charterform_tables', array( __CLASS__, 'add_table' ) );
		add_action( 'charterform_delete_order', array( __CLASS__, 'forget' ) );
	}

	/**
	 * Adds the table of events. Times are seconds since 1970; `user_id` is 0 where no user made the change, `undoes` names the
	 * event that was taken back.
	 *
	 * @param string[] $tables Columns by the name of the table.
	 * @return string[]
	 */
	public static function add_table( $tables ) {
		return $tables + array(
			self::TABLE => "id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				order_id bigint(20) unsigned NOT NULL DEFAULT 0,
				at bigint(20) unsigned NOT NULL DEFAULT 0,
				made_by varchar(20) NOT NULL DEFAULT '',
				user_id bigint(20) unsigned NOT NULL DEFAULT 0,
				status_before varchar(20) NOT NULL DEFAULT '',
				status varchar(20) NOT NULL DEFAULT '',
				undoes bigint(20) unsigned NOT NULL DEFAULT 0,
				note varchar(500) NOT NULL DEFAULT '',
				PRIMARY KEY  (id),
				KEY order_id (order_id)",
		);
	}

	/**
	 * Writes an event.
	 *
	 * @param int    $id     Of the order.
	 * @param string $before The status before.
	 * @param string $status The status after.
	 * @param string $by     Who made it, as `Order_Status` names them.
	 * @param string $note   Why.
	 * @param int    $undoes The event that is taken back.
	 * @param int    $at     Seconds since 1970; 0 for now.
	 */
	public static function add( $id, $before, $status, $by, $note, $undoes = 0, $at = 0 ) {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery
		$wpdb->insert(
			Tables::name( self::TABLE ),
			array(
				'order_id'      => $id,
				'at'            => $at ? $at : time(),
				'made_by'       => $by,
				'user_id'       => Order_Status::BY_OWNER === $by ? get_current_user_id() : 0,
				'status_before' => $before,
				'status'        => $status,
				'undoes'        => $undoes,
				'note'          => mb_substr( $note, 0, self::MAX_NOTE ),
			)
		);
	}

	/**
	 * The events of an order, the oldest first. A sample brings its own.
	 *
	 * @param object $order A row.
	 * @return object[]
	 */
	public static function of( $order ) {
		global $wpdb;
		if ( isset( $order->events ) ) {
			return $order->events;
		}
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery
		return $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i WHERE order_id = %d ORDER BY id', Tables::name( self::TABLE ), $order->id ) );
	}

	/**
	 * The events that stand, the oldest first: neither what was taken back nor the taking back. A taking back can be taken back.
	 *
	 * @param object $order A row.
	 * @return object[]
	 */
	public static function standing( $order ) {
		$undone   = array();
		$standing = array();
		foreach ( array_reverse( self::of( $order ) ) as $event ) {
			if ( isset( $undone[ (int) $event->id ] ) ) {
				continue;
			}
			if ( ! empty( $event->undoes ) ) {
				$undone[ (int) $event->undoes ] = true;
			} else {
				$standing[] = $event;
			}
		}
		return array_reverse( $standing );
	}

	/**
	 * The last event that brought an order into a status; null for none.
	 *
	 * @param object $order  A row.
	 * @param string $status One of `Order_Status`.
	 * @return object|null
	 */
	public static function last( $order, $status ) {
		foreach ( array_reverse( self::standing( $order ) ) as $event ) {
			if ( $event->status === $status ) {
				return $event;
			}
		}
		return null;
	}

	/**
	 * The event that says that an order is paid, also where it was refunded since; null where nobody says so. The site itself knows
	 * of no payment (SHOP-09).
	 *
	 * @param object $order A row.
	 * @return object|null
	 */
	public static function payment( $order ) {
		$event = self::last( $order, Order_Status::PAID );
		return $event && Order_Status::BY_SITE !== $event->made_by ? $event : null;
	}

	/**
	 * Whether an order is paid and not refunded, whatever its status is now.
	 *
	 * @param object $order A row.
	 */
	public static function is_paid( $order ) {
		return null !== self::payment( $order ) && null === self::last( $order, Order_Status::REFUNDED );
	}

	/**
	 * Who made a change, in words.
	 *
	 * @param object $event A row of the table.
	 */
	public static function who( $event ) {
		if ( Order_Status::BY_OWNER === $event->made_by ) {
			$user = get_userdata( (int) $event->user_id );
			return $user ? $user->display_name : __( 'A user who is gone', 'charterform' );
		}
		return Order_Status::BY_PROVIDER === $event->made_by ? __( 'Provider of payments', 'charterform' ) : __( 'This site', 'charterform' );
	}

	/**
	 * Deletes the events of an order.
	 *
	 * @param object $order A row.
	 */
	public static function forget( $order ) {
		global $wpdb;
		$wpdb->delete( Tables::name( self::TABLE ), array( 'order_id' => $order->id ), array( '%d' ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
	}
}
