<?php
/**
 * A mail to a customer.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Writes the mails to customers: `to`, `subject`, `html`, `text`, `reply_to` and `files`. */
final class Mail_Message {

	/** Bytes of files that go with a mail; more are only on the page of the order. */
	const MAX_FILES = 5000000;

	/**
	 * A mail of a kind.
	 *
	 * @param string        $kind  One of `Mail_Kinds`.
	 * @param object        $order A row.
	 * @param string[]|null $words `subject` and `text` in place of those that are stored.
	 * @return array
	 */
	public static function of( $kind, $order, $words = null ) {
		$words = $words ? $words : Mail_Templates::of( $kind );
		$files = 'filed' === $kind ? self::files( $order ) : array();
		$parts = array(
			'title'  => Mail_Placeholders::in_subject( $words['subject'], $order ),
			'body'   => Mail_Placeholders::in_text( $words['text'], $order ),
			'facts'  => self::facts( $order ),
			'lines'  => Customer_Ledger::lines( $order ),
			'total'  => Customer_Ledger::total( $order ),
			'after'  => Customer_Ledger::after( $order ),
			/* translators: %s: name of the site. */
			'foot'   => sprintf( __( 'You get this mail because you ordered at %s. Reply to it to reach us.', 'charterform' ), Customer_Words::site() ),
		);
		// Whoever writes the link into the text needs no button.
		if ( false === strpos( $words['text'], '{order_link}' ) ) {
			$parts['button'] = array(
				'label' => 'filed' === $kind ? __( 'See your order and its files', 'charterform' ) : __( 'See your order', 'charterform' ),
				'url'   => Status_Page::url( $order ),
			);
		}
		return array(
			'to'       => (string) $order->email,
			'subject'  => $parts['title'],
			'html'     => Mail_Layout::html( $parts ),
			'text'     => Mail_Layout::text( $parts ),
			'reply_to' => Customer_Words::contact(),
			'files'    => $files,
		);
	}

	/**
	 * Whether a mail that was queued still says what is so: a wrong click may have been taken back, an order put into the trash.
	 *
	 * @param string $kind  One of `Mail_Kinds`.
	 * @param object $order A row.
	 */
	public static function is_needed( $kind, $order ) {
		if ( ! Status_Link::is_open( $order ) ) {
			return false;
		}
		if ( 'paid' === $kind ) {
			return null !== Order_History::payment( $order );
		}
		if ( Mail_Kinds::PARTLY_REFUNDED === $kind ) {
			return null !== Refund_Words::of_mail( $order );
		}
		$status = array_search( $kind, Mail_Kinds::OF_STATUS, true );
		return false === $status || null !== Order_History::last( $order, $status );
	}

	/**
	 * Number, date and payment.
	 *
	 * @param object $order A row.
	 * @return string[]
	 */
	private static function facts( $order ) {
		return array_filter(
			array(
				__( 'Order number', 'charterform' ) => Orders::number( $order ),
				__( 'Ordered on', 'charterform' )   => Customer_Words::date( $order->created_at ),
				__( 'Company', 'charterform' )      => (string) $order->company,
				__( 'Payment', 'charterform' )      => Customer_Words::payment_sentence( $order ),
			),
			'strlen'
		);
	}

	/**
	 * The files of an order by name, where they are small enough to be sent.
	 *
	 * @param object $order A row.
	 * @return string[]
	 */
	private static function files( $order ) {
		$files = Status_Files::of( $order );
		return array_sum( array_column( $files, 'size' ) ) <= self::MAX_FILES ? array_column( $files, 'path', 'name' ) : array();
	}
}
