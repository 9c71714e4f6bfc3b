<?php
/**
 * The status of an order.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Where an order stands for its customer and its owner (SHOP-08). The column `status` holds it; forwarding has states of its own
 * in the column `state`. Every change is an event with its time and who made it.
 */
final class Order_Status {

	const AWAITING    = 'awaiting';
	const PAID        = 'paid';
	const IN_PROGRESS = 'in_progress';
	const FILED       = 'filed';
	const DELIVERED   = 'delivered';
	const CANCELLED   = 'cancelled';
	const REFUNDED    = 'refunded';

	/** Who changes an order: the owner or their staff, a provider of payments, or the site itself. */
	const BY_OWNER    = 'owner';
	const BY_PROVIDER = 'provider';
	const BY_SITE     = 'site';

	/** What may follow a status. A payment may come late, also for what is done or cancelled. */
	const NEXT = array(
		''                => array( self::AWAITING, self::IN_PROGRESS ),
		self::AWAITING    => array( self::PAID, self::IN_PROGRESS, self::CANCELLED ),
		self::PAID        => array( self::IN_PROGRESS, self::FILED, self::DELIVERED, self::CANCELLED, self::REFUNDED ),
		self::IN_PROGRESS => array( self::PAID, self::FILED, self::DELIVERED, self::CANCELLED, self::REFUNDED ),
		self::FILED       => array( self::PAID, self::DELIVERED, self::REFUNDED ),
		self::DELIVERED   => array( self::PAID, self::REFUNDED ),
		self::CANCELLED   => array( self::PAID, self::REFUNDED ),
		self::REFUNDED    => array(),
	);

	/** Registers the hooks. */
	public static function register() {
		add_action( 'charterform_order_stored', array( __CLASS__, 'begin' ), 5 );
	}

	/**
	 * The statuses by their names.
	 *
	 * @return string[]
	 */
	public static function names() {
		return array(
			self::AWAITING    => __( 'Awaiting payment', 'charterform' ),
			self::PAID        => __( 'Paid', 'charterform' ),
			self::IN_PROGRESS => __( 'In progress', 'charterform' ),
			self::FILED       => __( 'Filed', 'charterform' ),
			self::DELIVERED   => __( 'Delivered', 'charterform' ),
			self::CANCELLED   => __( 'Cancelled', 'charterform' ),
			self::REFUNDED    => __( 'Refunded', 'charterform' ),
		);
	}

	/**
	 * The name of a status; '' for that of a message.
	 *
	 * @param string $status One of this class.
	 */
	public static function name( $status ) {
		$names = self::names();
		return isset( $names[ $status ] ) ? $names[ $status ] : '';
	}

	/**
	 * Whether a post orders something: messages and accounts have no status.
	 *
	 * @param object $order A row.
	 */
	public static function is_order( $order ) {
		return 'process_signup' === $order->action && '' === Form_Types::account( $order->form_type );
	}

	/**
	 * A new order awaits its payment, or is in progress at once where it costs nothing. Messages and accounts have no status.
	 *
	 * @param object $order A row.
	 */
	public static function begin( $order ) {
		if ( self::is_order( $order ) ) {
			self::change( $order, null !== $order->total && 0 === (int) $order->total ? self::IN_PROGRESS : self::AWAITING, self::BY_SITE );
		}
	}

	/**
	 * The statuses that may follow.
	 *
	 * @param object $order A row.
	 * @return string[]
	 */
	public static function next( $order ) {
		$next = isset( self::NEXT[ $order->status ] ) ? self::NEXT[ $order->status ] : array();
		return '' === $order->status && ! self::is_order( $order ) ? array() : $next;
	}

	/**
	 * Why an order may not take a status, as a sentence; '' where it may.
	 *
	 * @param object $order  A row.
	 * @param string $status One of this class.
	 * @param string $by     `BY_OWNER`, `BY_PROVIDER` or `BY_SITE`.
	 * @param string $note   Why, for the history.
	 */
	public static function fault( $order, $status, $by, $note = '' ) {
		if ( ! in_array( $status, self::next( $order ), true ) ) {
			/* translators: 1: number of an order, 2: a status, 3: a status. */
			return sprintf( __( 'Order %1$s cannot go from “%2$s” to “%3$s”.', 'charterform' ), Orders::number( $order ), self::name( $order->status ), self::name( $status ) );
		}
		if ( self::PAID === $status && self::BY_OWNER === $by && '' === trim( $note ) ) {
			return __( 'Write in the note who says that the order is paid, such as “bank statement of 3 May”.', 'charterform' );
		}
		if ( self::REFUNDED === $status && self::BY_OWNER === $by && Refund_Status::needs_form( $order ) ) {
			return __( 'A provider of payments was paid, and has to send the money back. Refund the order on its page.', 'charterform' );
		}
		// SHOP-09: the site itself knows of no payment.
		if ( self::PAID === $status && self::BY_SITE === $by ) {
			return __( 'Only you or a provider of payments can say that an order is paid.', 'charterform' );
		}
		return '';
	}

	/**
	 * Changes the status of an order, once: of two requests that ask for the same change, one is told that it made it. A payment
	 * that a provider tells of twice is one, also where the order has moved on meanwhile.
	 *
	 * @param object $order  A row; its status is brought up to date.
	 * @param string $status One of this class.
	 * @param string $by     `BY_OWNER`, `BY_PROVIDER` or `BY_SITE`.
	 * @param string $note   Why, for the history; who says so, where the owner marks an order as paid.
	 * @return bool Whether the status was changed by this call.
	 */
	public static function change( $order, $status, $by, $note = '' ) {
		if ( '' !== self::fault( $order, $status, $by, $note ) ) {
			return false;
		}
		if ( self::PAID === $status && self::BY_PROVIDER === $by && Order_History::is_paid( $order ) ) {
			return false;
		}
		return self::set( $order, $status, $by, $note );
	}

	/**
	 * Takes the last change back, for a wrong click of the owner. What a provider or the site said is not the owner's to take back.
	 *
	 * @param object $order A row; its status is brought up to date.
	 * @return bool Whether it was taken back by this call.
	 */
	public static function undo( $order ) {
		$event = self::undoable( $order );
		return $event && self::set( $order, $event->status_before, self::BY_OWNER, '', (int) $event->id );
	}

	/**
	 * Takes the status “Refunded” back, where money that was refunded came back to the owner: the order has the status from before
	 * (SHOP-08, PAY-09). The customer is not told: the owner sends the money once more, or in another way.
	 *
	 * @param object $order A row; its status is brought up to date.
	 * @param string $note  Why, for the history.
	 * @return bool Whether it was taken back by this call.
	 */
	public static function reopen_refunded( $order, $note ) {
		$event = self::REFUNDED === $order->status ? Order_History::last( $order, self::REFUNDED ) : null;
		return $event && self::set( $order, $event->status_before, self::BY_PROVIDER, $note, (int) $event->id );
	}

	/**
	 * The event that the owner may take back; null where there is none.
	 *
	 * @param object $order A row.
	 * @return object|null
	 */
	public static function undoable( $order ) {
		$events = Order_History::of( $order );
		$event  = end( $events );
		// Money that was given back was paid.
		if ( $event && self::PAID === $event->status && Refunds::total( $order ) ) {
			return null;
		}
		// So was what a provider has the money for.
		if ( $event && Payments::paid( $order ) && ! Order_History::payment( self::without( $order, $events ) ) ) {
			return null;
		}
		return $event && self::BY_OWNER === $event->made_by && '' !== $event->status_before && $event->status === $order->status ? $event : null;
	}

	/**
	 * An order as it is once its last event is taken back.
	 *
	 * @param object   $order  A row.
	 * @param object[] $events Its events, the oldest first.
	 * @return object
	 */
	private static function without( $order, array $events ) {
		$taken         = (object) array(
			'id'     => 0,
			'undoes' => end( $events )->id,
		);
		$after         = clone $order;
		$after->events = array_merge( $events, array( $taken ) );
		return $after;
	}

	/**
	 * Sets the status and writes the event.
	 *
	 * @param object $order  A row.
	 * @param string $status One of this class.
	 * @param string $by     Who changes it.
	 * @param string $note   Why.
	 * @param int    $undoes The event that is taken back.
	 * @return bool Whether this call changed it.
	 */
	private static function set( $order, $status, $by, $note, $undoes = 0 ) {
		global $wpdb;
		$before = (string) $order->status;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery
		$changed = $wpdb->query( $wpdb->prepare( 'UPDATE %i SET status = %s WHERE id = %d AND status = %s', Tables::orders(), $status, $order->id, $before ) );
		if ( ! $changed ) {
			return false;
		}
		Order_History::add( $order->id, $before, $status, $by, $note, $undoes );
		$order->status = $status;
		/**
		 * Fires once the status of an order has changed.
		 *
		 * @param object $order  A row, with its new status.
		 * @param string $before The status before; '' for a new order.
		 * @param string $by     Who changed it: `owner`, `provider` or `site`.
		 * @param bool   $undone Whether a wrong click was taken back, of which nobody is to be told.
		 */
		do_action( 'charterform_order_status', $order, $before, $by, $undoes > 0 );
		return true;
	}
}
