<?php
/**
 * What can be done with an order.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Changes the status of an order, sends it again, marks it, notes something, moves it to the Trash and back.
 */
final class Order_Changes {

	/** Begins what changes a status: `status_paid`. */
	const STATUS = 'status_';

	/** Seconds after which further orders are left to the queue. */
	const PATIENCE = 20;

	/**
	 * When the first order of the request was sent.
	 *
	 * @var int
	 */
	private static $began = 0;

	/**
	 * Whether there is such a change for several orders.
	 *
	 * @param string $what As `apply()` takes it.
	 */
	public static function is_known( $what ) {
		$status = 0 === strpos( $what, self::STATUS ) ? substr( $what, strlen( self::STATUS ) ) : '';
		return in_array( $what, array( 'resend', 'done', 'trash', 'restore', 'delete' ), true ) || '' !== Order_Status::name( $status );
	}

	/**
	 * Does something with an order.
	 *
	 * @param object $order A row.
	 * @param string $what  `status_` with a status, `undo`, `note`, `resend`, `done`, `open`, `trash`, `restore` or `delete`.
	 * @param string $note  Of the user.
	 * @return string What is said of it.
	 */
	public static function apply( $order, $what, $note = '' ) {
		// An order in the Trash is left alone until it is taken out.
		if ( (int) $order->trashed_at && ! in_array( $what, array( 'restore', 'delete', 'note' ), true ) ) {
			return 'refused';
		}
		if ( 0 === strpos( $what, self::STATUS ) ) {
			return self::set_status( $order, substr( $what, strlen( self::STATUS ) ), $note );
		}
		switch ( $what ) {
			case 'undo':
				return Order_Status::undo( $order ) ? 'changed' : 'refused';
			case 'note':
				return self::add_note( $order, $note );
			case 'resend':
				return self::resend( $order );
			case 'done':
				$changes = array(
					'state'    => 'done',
					'next_try' => 0,
					'secrets'  => null,
				);
				break;
			case 'open':
				$changes = array( 'state' => (int) $order->sent_at ? 'sent' : 'new' );
				break;
			default:
				return self::discard( $order, $what );
		}
		Orders::update( $order->id, $changes );
		return 'changed';
	}

	/**
	 * Moves an order to the Trash or out of it, or deletes it for good.
	 *
	 * @param object $order A row.
	 * @param string $what  `trash`, `restore` or `delete`.
	 * @return string What is said of it.
	 */
	private static function discard( $order, $what ) {
		switch ( $what ) {
			case 'trash':
				Order_Trash::put( $order );
				return 'trashed';
			case 'restore':
				Order_Trash::restore( $order );
				return 'changed';
			case 'delete':
				// Nothing is deleted that was not in the Trash before.
				if ( ! (int) $order->trashed_at ) {
					return 'refused';
				}
				Orders::delete( array( $order ) );
				return 'changed';
		}
		return '';
	}

	/**
	 * Changes the status.
	 *
	 * @param object $order  A row.
	 * @param string $status One of `Order_Status`.
	 * @param string $note   Of the user.
	 * @return string What is said of it.
	 */
	private static function set_status( $order, $status, $note ) {
		if ( Order_Status::REFUNDED === $status && Refund_Status::needs_form( $order ) ) {
			return 'refund';
		}
		$may = in_array( $status, Order_Status::next( $order ), true );
		if ( $may && '' !== Order_Status::fault( $order, $status, Order_Status::BY_OWNER, $note ) ) {
			return 'unsaid';
		}
		return Order_Status::change( $order, $status, Order_Status::BY_OWNER, $note ) ? 'changed' : 'refused';
	}

	/**
	 * Adds a note.
	 *
	 * @param object $order A row.
	 * @param string $note  Of the user.
	 * @return string What is said of it.
	 */
	private static function add_note( $order, $note ) {
		if ( '' === $note ) {
			return '';
		}
		Orders::add_note( $order, $note );
		return 'noted';
	}

	/**
	 * Sends an order again: at once, or by the queue where that would take the admin too long.
	 *
	 * @param object $order A row.
	 * @return string What is said of it.
	 */
	private static function resend( $order ) {
		if ( ! Forwarder::is_on() ) {
			return 'kept';
		}
		if ( (int) $order->locked_until > time() ) {
			return 'busy';
		}
		$changes = array(
			'state'    => 'new',
			'tries'    => 0,
			'next_try' => time(),
		);
		Orders::update( $order->id, $changes );
		self::$began = self::$began ? self::$began : time();
		if ( time() - self::$began > self::PATIENCE ) {
			Forward_Queue::wake();
			return 'queued';
		}
		return Forwarder::retry( Orders::find( $order->id ) ) ? 'sent' : 'failed';
	}
}
