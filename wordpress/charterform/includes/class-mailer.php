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
		$to      = sanitize_email( (string) Settings::get( 'server.forward.mail_to', '' ) );
		$to      = '' !== $to ? $to : get_option( 'admin_email' );
		$whose   = $order->company ? $order->company : $order->customer;
		$subject = sprintf( '[%s] %s %s', wp_specialchars_decode( get_option( 'blogname' ), ENT_QUOTES ), Order_Words::kind( $order ), $whose );
		$lines   = array( Order_Words::kind( $order ), admin_url( 'admin.php?page=charterform-orders&order=' . (int) $order->id ), '' );
		foreach ( Order_Words::payload( json_decode( $order->payload ) ) as $line ) {
			$lines[] = "{$line['label']}: {$line['value']}";
		}
		foreach ( (array) json_decode( $order->files ) as $file ) {
			/* translators: 1: name of a file, 2: its size. */
			$lines[] = sprintf( __( 'File: %1$s, %2$s', 'charterform' ), $file->name, size_format( $file->size ) );
		}
		$headers = is_email( $order->email ) ? array( 'Reply-To: ' . $order->email ) : array();
		return wp_mail( $to, sanitize_text_field( $subject ), implode( "\n", $lines ), $headers );
	}
}
