<?php
/**
 * What makes a mail.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Queues mails when an order comes in and when its status changes. */
final class Mail_Events {

	/** Registers the hooks. */
	public static function register() {
		add_action( 'charterform_order_stored', array( __CLASS__, 'stored' ), 20 );
		add_action( 'charterform_order_sent', array( __CLASS__, 'sent' ), 20, 2 );
		add_action( 'charterform_order_status', array( __CLASS__, 'changed' ), 20, 4 );
		add_action( 'charterform_payment_processing', array( __CLASS__, 'stored' ), 20 );
		add_action( 'charterform_refunded', array( __CLASS__, 'refunded' ), 20, 2 );
	}

	/**
	 * An order came in. Where a back end takes it, the customer is told once it has; where it is paid in the form, both are told once
	 * its payment is known, and the customer by one mail.
	 *
	 * @param object $order A row.
	 */
	public static function stored( $order ) {
		if ( '' === (string) $order->status || Payment_Hold::is_held( $order ) ) {
			return;
		}
		if ( Mail_Templates::tells_owner() && ! Mailer::takes_orders() ) {
			Mail_Queue::add( $order, Mail_Kinds::NEW_ORDER, Customer_Words::contact() );
		}
		if ( ! Forwarder::has_back_end() && ! self::is_said_by_receipt( $order ) ) {
			self::tell( $order, 'received' );
		}
	}

	/**
	 * A back end has taken an order.
	 *
	 * @param object         $order A row.
	 * @param \stdClass|null $body  Of its answer.
	 */
	public static function sent( $order, $body ) {
		$now = Forwarder::has_back_end() ? Orders::find( $order->id ) : null;
		if ( $now && '' !== (string) $now->status && ! self::is_said( $body ) && ! self::is_said_by_receipt( $now ) ) {
			self::tell( $now, 'received' );
		}
	}

	/**
	 * The status of an order changed.
	 *
	 * @param object $order  A row, with its new status.
	 * @param string $before The status before.
	 * @param string $by     Who changed it.
	 * @param bool   $undone Whether a wrong click was taken back, of which nobody is told.
	 */
	public static function changed( $order, $before, $by, $undone = false ) {
		// Its refund told of it.
		if ( Order_Status::REFUNDED === $order->status && ! empty( $order->refunded ) ) {
			return;
		}
		if ( Payment_Hold::is_box( $order ) && Order_Status::PAID === $order->status ) {
			self::stored( $order );
		}
		// Nobody was told of an order whose payment was never made.
		if ( Payment_Hold::is_held( $order ) && Order_Status::BY_SITE === $by && ! Mail_Queue::has( $order->id, 'received' ) ) {
			return;
		}
		if ( ! $undone && isset( Mail_Kinds::OF_STATUS[ $order->status ] ) && ! self::is_said( json_decode( (string) $order->reply ) ) ) {
			$events = Order_History::standing( $order );
			self::tell( $order, Mail_Kinds::OF_STATUS[ $order->status ], (string) ( $events ? end( $events )->id : '' ) );
		}
	}

	/**
	 * Whether the mail about the payment of an order is the one that says that the order is in.
	 *
	 * @param object $order A row.
	 */
	private static function is_said_by_receipt( $order ) {
		return Payment_Hold::is_box( $order ) && null !== Payments::paid( $order ) && Mail_Templates::is_on( 'paid' );
	}

	/**
	 * Something of an order was refunded. The status that follows tells of nothing more.
	 *
	 * @param object $order  A row, with `refunded`.
	 * @param object $refund A row of the refunds.
	 */
	public static function refunded( $order, $refund ) {
		if ( ! self::is_said( json_decode( (string) $order->reply ) ) ) {
			self::tell( $order, Refundable::is_whole( $order ) ? Mail_Kinds::OF_STATUS[ Order_Status::REFUNDED ] : Mail_Kinds::PARTLY_REFUNDED, Refund_Words::OCCASION . $refund->id );
		}
	}

	/** Whether customers are mailed that their order is in, by this site or by the back end. */
	public static function are_told() {
		return self::writes_back_end() || Mail_Templates::is_on( 'received' );
	}

	/** Whether the owner says that the back end writes about every order. */
	private static function writes_back_end() {
		return Forwarder::has_back_end() && Settings::get( 'server.forward.writes', false );
	}

	/**
	 * Queues a mail to the customer, where mails of its kind are on and nobody else writes.
	 *
	 * @param object $order    A row.
	 * @param string $kind     One of `Mail_Kinds`.
	 * @param string $occasion What makes it another mail of the same kind.
	 */
	private static function tell( $order, $kind, $occasion = '' ) {
		if ( ! self::writes_back_end() && Mail_Templates::is_on( $kind ) ) {
			Mail_Queue::add( $order, $kind, (string) $order->email, $occasion );
		}
	}

	/**
	 * Whether an answer of the back end says that it writes to the customer itself.
	 *
	 * @param mixed $body Of the answer.
	 */
	private static function is_said( $body ) {
		$result = isset( $body->result ) && $body->result instanceof \stdClass ? $body->result : new \stdClass();
		return ( isset( $body->mailed ) && true === $body->mailed ) || ( isset( $result->mailed ) && true === $result->mailed );
	}
}
