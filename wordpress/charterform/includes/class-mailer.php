<?php
/**
 * Orders by mail.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Mails what was ordered or written to the site owner. Passwords and tokens are never part of it.
 */
final class Mailer {

	/**
	 * Mails an order.
	 *
	 * @param object $order A row.
	 * @return bool Whether the mail was handed over.
	 */
	public static function send( $order ) {
		$whose = $order->company ? $order->company : $order->customer;
		$lines = array( Order_Words::kind( $order ), self::address_of( $order ), '' );
		foreach ( Order_Words::payload( json_decode( $order->payload ) ) as $line ) {
			$lines[] = "{$line['label']}: {$line['value']}";
		}
		foreach ( (array) json_decode( $order->files ) as $file ) {
			/* translators: 1: name of a file, 2: its size. */
			$lines[] = sprintf( __( 'File: %1$s, %2$s', 'charterform' ), $file->name, size_format( $file->size ) );
		}
		$headers = is_email( $order->email ) ? array( 'Reply-To: ' . $order->email ) : array();
		return self::mail( Order_Words::kind( $order ) . ' ' . $whose, $lines, $headers );
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
	 * @param string[] $headers Further headers.
	 * @return bool Whether the mail was handed over.
	 */
	private static function mail( $subject, array $lines, array $headers = array() ) {
		$to = sanitize_email( (string) Settings::get( 'server.forward.mail_to', '' ) );
		$to = '' !== $to ? $to : get_option( 'admin_email' );
		return wp_mail( $to, sanitize_text_field( sprintf( '[%s] %s', wp_specialchars_decode( get_option( 'blogname' ), ENT_QUOTES ), $subject ) ), implode( "\n", $lines ), $headers );
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
