<?php
/**
 * What the back end says of payments.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Marks an order as paid once the back end says so (SHOP-09), and gives the orders of versions without a status theirs.
 */
final class Back_End_Payment {

	/** Orders that are brought up to date at once. */
	const BATCH = 500;

	/** Registers the hooks. */
	public static function register() {
		add_action( 'charterform_order_sent', array( __CLASS__, 'read' ), 10, 2 );
		add_action( 'charterform_tables_made', array( __CLASS__, 'upgrade' ) );
	}

	/**
	 * Reads the answer to an order that the back end has taken.
	 *
	 * @param object         $order A row.
	 * @param \stdClass|null $body  Of its answer.
	 */
	public static function read( $order, $body ) {
		if ( Known_Outcome::is_paid( $order, (array) $body ) ) {
			Order_Status::change( Orders::find( $order->id ), Order_Status::PAID, Order_Status::BY_PROVIDER, self::words() );
		}
	}

	/**
	 * Gives the orders of before a status: paid where the reply of the back end said so, else awaiting payment.
	 *
	 * @param string $before The version of the tables before; '' where there were none.
	 */
	public static function upgrade( $before ) {
		global $wpdb;
		if ( ! in_array( $before, array( '1', '2' ), true ) ) {
			return;
		}
		// phpcs:disable WordPress.DB.DirectDatabaseQuery
		$last = 0;
		do {
			$rows = $wpdb->get_results( $wpdb->prepare( "SELECT id, action, form_type, reply, created_at, sent_at FROM %i WHERE action = 'process_signup' AND status = '' AND id > %d ORDER BY id LIMIT %d", Tables::orders(), $last, self::BATCH ) );
			foreach ( array_filter( $rows, array( Order_Status::class, 'is_order' ) ) as $order ) {
				self::give_status( $order );
			}
			$last = $rows ? (int) end( $rows )->id : $last;
		} while ( count( $rows ) === self::BATCH );
		// phpcs:enable
	}

	/**
	 * Gives an order of before its status, without an action: nobody is to be mailed about it.
	 *
	 * @param object $order A row.
	 */
	private static function give_status( $order ) {
		$reply   = '' === $order->reply ? array() : (array) json_decode( $order->reply );
		$is_paid = Known_Outcome::says( 'paid', $reply );
		Orders::update( $order->id, array( 'status' => $is_paid ? Order_Status::PAID : Order_Status::AWAITING ) );
		Order_History::add( $order->id, '', Order_Status::AWAITING, Order_Status::BY_SITE, '', 0, (int) $order->created_at );
		if ( $is_paid ) {
			Order_History::add( $order->id, Order_Status::AWAITING, Order_Status::PAID, Order_Status::BY_PROVIDER, self::words(), 0, (int) $order->sent_at );
		}
	}

	/** What the history says of such a payment. */
	private static function words() {
		return __( 'The back end said so when it took the order.', 'charterform' );
	}
}
