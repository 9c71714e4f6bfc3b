<?php
/**
 * What the owner must know of payments.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Warns the owner of money that came in otherwise than it should: by a mail and a note, and on the order's page. */
final class Payment_Warnings {

	/** The kind of the mails. */
	const KIND = 'warning';

	/**
	 * Warns that an order was paid again.
	 *
	 * @param object $order   A row.
	 * @param object $payment A row.
	 */
	public static function second( $order, $payment ) {
		if ( ! self::is_paid_by( $order, $payment ) ) {
			self::add( $order, 'second', $payment );
		}
	}

	/**
	 * Whether it is this payment by which an order is paid: a webhook and a return that tell of one in the same moment are no two.
	 *
	 * @param object $order   A row.
	 * @param object $payment A row.
	 */
	private static function is_paid_by( $order, $payment ) {
		$paid  = wp_list_filter( Payments::of( $order ), array( 'state' => Payments::PAID ) );
		$event = Order_History::payment( $order );
		return 1 === count( $paid ) && $event && Order_Status::BY_PROVIDER === $event->made_by && false !== strpos( $event->note, (string) $payment->provider_id );
	}

	/**
	 * Warns that an order was paid which is in the trash or was cancelled, where it is so.
	 *
	 * @param object $order   A row.
	 * @param object $payment A row.
	 * @param string $before  The status of the order before it was paid.
	 */
	public static function late( $order, $payment, $before ) {
		if ( (int) $order->trashed_at ) {
			self::add( $order, 'trash', $payment );
		} elseif ( Order_Status::CANCELLED === $before ) {
			self::add( $order, 'cancelled', $payment );
		}
	}

	/**
	 * Warns, once, of a payment whose order was deleted.
	 *
	 * @param string $number      Of the order.
	 * @param string $provider_id The id of the payment at its provider.
	 * @param string $payment     The id that it had here.
	 */
	public static function orphan( $number, $provider_id, $payment ) {
		$told = 'charterform_orphan_' . md5( "$number $payment" );
		if ( get_transient( $told ) ) {
			return;
		}
		set_transient( $told, 1, 30 * DAY_IN_SECONDS );
		/* translators: 1: number of an order, 2: the id of a payment. */
		$words = sprintf( __( 'A payment came in for order %1$s, which was deleted. Refund it with the provider, where it has the id %2$s.', 'charterform' ), $number, $provider_id );
		/* translators: %s: number of an order. */
		$subject = sprintf( __( 'Please check the payment of order %s', 'charterform' ), $number );
		wp_mail( Customer_Words::contact(), Mail_Placeholders::line( sprintf( '[%s] %s', Customer_Words::site(), $subject ) ), $words );
	}

	/**
	 * Warns that the provider tells of another amount or currency than the order's.
	 *
	 * @param object $order   A row.
	 * @param object $payment A row.
	 */
	public static function amount( $order, $payment ) {
		self::add( $order, 'amount', $payment );
	}

	/**
	 * Warns that nobody knows whether a refund was made.
	 *
	 * @param object $order   A row.
	 * @param object $payment A row.
	 */
	public static function refund( $order, $payment ) {
		self::add( $order, 'refund', $payment );
	}

	/**
	 * Warns that a refund did not reach the customer, for each by itself.
	 *
	 * @param object $order   A row.
	 * @param object $payment A row.
	 * @param object $refund  A row.
	 */
	public static function refund_back( $order, $payment, $refund ) {
		self::add( $order, 'back', $payment, "-{$refund->id}" );
	}

	/**
	 * The warnings of an order, a sentence each.
	 *
	 * @param object $order A row.
	 * @return string[]
	 */
	public static function of( $order ) {
		$warnings = array();
		foreach ( Mail_Queue::of( $order ) as $mail ) {
			if ( self::KIND === $mail->kind ) {
				$warnings[] = self::words( $order, $mail->occasion );
			}
		}
		return array_values( array_unique( $warnings ) );
	}

	/**
	 * The mail to the owner.
	 *
	 * @param object $order    A row.
	 * @param string $occasion That of the mail.
	 * @return array As `Mail_Sender` takes it.
	 */
	public static function mail( $order, $occasion ) {
		$parts = array(
			/* translators: %s: number of an order. */
			'title'  => Mail_Placeholders::line( sprintf( __( 'Please check the payment of order %s', 'charterform' ), Orders::number( $order ) ) ),
			'body'   => '<p>' . esc_html( self::words( $order, $occasion ) ) . '</p>',
			'facts'  => array_filter(
				array(
					__( 'Name', 'charterform' )    => (string) $order->customer,
					__( 'Company', 'charterform' ) => (string) $order->company,
				),
				'strlen'
			),
			'lines'  => array(),
			'total'  => Customer_Ledger::total( $order ),
			'button' => array(
				'label' => __( 'Open it in the admin', 'charterform' ),
				'url'   => Orders_List::url( array( 'order' => (int) $order->id ) ),
			),
			'foot'   => '',
		);
		return array(
			'to'       => Customer_Words::contact(),
			'subject'  => sprintf( '[%s] %s', Customer_Words::site(), $parts['title'] ),
			'html'     => Mail_Layout::html( $parts ),
			'text'     => Mail_Layout::text( $parts ),
			'reply_to' => (string) $order->email,
			'files'    => array(),
		);
	}

	/**
	 * Queues the mail and writes the note, once for each payment, or for a part of it.
	 *
	 * @param object $order   A row.
	 * @param string $what    `second`, `trash`, `cancelled`, `amount`, `refund` or `back`.
	 * @param object $payment A row.
	 * @param string $part    What makes it another warning about the same payment, such as `-7`.
	 */
	private static function add( $order, $what, $payment, $part = '' ) {
		$occasion = "$what-{$payment->id}$part";
		if ( Mail_Queue::add( $order, self::KIND, Customer_Words::contact(), $occasion ) ) {
			Orders::add_note( $order, self::words( $order, $occasion ) );
		}
	}

	/**
	 * A warning in words.
	 *
	 * @param object $order    A row.
	 * @param string $occasion Such as `second-12` or, of the refund 7, `back-12-7`.
	 */
	private static function words( $order, $occasion ) {
		list( $what, $id ) = array_pad( explode( '-', $occasion, 2 ), 2, '0' );
		$payment           = Payments::by_id( (int) $id );
		$name              = $payment ? Payment_Words::note( $payment ) : '';
		$words             = array(
			/* translators: 1: number of an order, 2: a payment. */
			'second' => __( 'A payment came in for order %1$s, which was paid or refunded before. The customer may have paid twice: look up both payments, and refund one if so. %2$s', 'charterform' ),
			/* translators: 1: number of an order, 2: a payment. */
			'trash'  => __( 'A payment came in for order %1$s, which is in the Trash. Restore the order, or refund the payment. %2$s', 'charterform' ),
			/* translators: 1: number of an order, 2: a payment. */
			'cancelled' => __( 'A payment came in for order %1$s, which was cancelled. Do what was ordered, or refund the payment. %2$s', 'charterform' ),
			/* translators: 1: number of an order, 2: a payment. */
			'amount' => __( 'The provider tells of a payment for order %1$s with another amount or currency than the order has. The order was not marked as paid. Look the payment up with the provider. %2$s', 'charterform' ),
			/* translators: 1: number of an order, 2: a payment. */
			'back'   => __( 'A refund of order %1$s did not reach the customer: the money came back. Refund it once more, or in another way. %2$s', 'charterform' ),
			/* translators: 1: number of an order, 2: a payment. */
			'refund' => __( 'Nobody knows whether a refund of order %1$s was made: the provider did not answer for a day. Look it up with the provider, then say so on the page of the order. %2$s', 'charterform' ),
		);
		return isset( $words[ $what ] ) ? trim( sprintf( $words[ $what ], Orders::number( $order ), $name ) ) : '';
	}
}
