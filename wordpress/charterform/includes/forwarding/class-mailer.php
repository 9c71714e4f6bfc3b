<?php
/**
 * Orders by mail.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Mails what was ordered or written to the site owner, as `Owner_Mail` says it. Passwords and tokens are never part of it.
 */
final class Mailer {

	/** Whether orders go to the owner by mail. */
	public static function takes_orders() {
		return Forwarder::is_on() && ! Forwarder::has_back_end();
	}

	/**
	 * Leaves the mail of an order for after the answer, where PHP can end that early: a mail server may take long. The queue finds
	 * the order if this request does not come to its end.
	 *
	 * @param object $order A row.
	 * @return bool
	 */
	public static function leaves_for_later( $order ) {
		if ( ! self::takes_orders() || ! Replies::can_end_early() ) {
			return false;
		}
		Orders::update( $order->id, array( 'next_try' => time() ) );
		Replies::do_after(
			static function () use ( $order ) {
				Forwarder::retry( $order );
			}
		);
		return true;
	}

	/**
	 * Mails an order.
	 *
	 * @param object $order A row.
	 * @return bool Whether the mail was handed over.
	 */
	public static function send( $order ) {
		return '' === Mail_Sender::send( Owner_Mail::of( $order ) );
	}

	/**
	 * Tells the site owner that an order did not reach the back end and is not tried again.
	 *
	 * @param object $order A row.
	 * @param string $words What went wrong.
	 * @return bool Whether the mail was handed over.
	 */
	public static function tell_failed( $order, $words ) {
		$lines = array(
			__( 'This could not be handed to your back end, and is not tried again by itself. It is kept on your site, where you can read it and send it again:', 'charterform' ),
			self::address_of( $order ),
			'',
			$words,
		);
		/* translators: 1: kind of an order, such as "Message", 2: its number. */
		return self::mail( sprintf( __( '%1$s %2$s could not be sent', 'charterform' ), Order_Words::kind( $order ), Orders::number( $order ) ), $lines );
	}

	/**
	 * Mails the site owner.
	 *
	 * @param string   $subject Without the name of the site.
	 * @param string[] $lines   The message.
	 * @return bool Whether the mail was handed over.
	 */
	private static function mail( $subject, array $lines ) {
		return wp_mail( Customer_Words::contact(), Mail_Placeholders::line( sprintf( '[%s] %s', Customer_Words::site(), $subject ) ), implode( "\n", $lines ) );
	}

	/**
	 * Where the site owner reads an order.
	 *
	 * @param object $order A row.
	 */
	private static function address_of( $order ) {
		return admin_url( 'admin.php?page=charterform-orders&order=' . (int) $order->id );
	}
}
