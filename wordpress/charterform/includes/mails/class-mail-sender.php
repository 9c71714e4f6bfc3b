<?php
/**
 * Mails on their way.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Hands mails to WordPress, as HTML with plain text beside it. */
final class Mail_Sender {

	/** Seconds for which a mail server is waited for. */
	const PATIENCE = 20;

	/**
	 * Sends a mail of the queue, in the language of the site. Whatever it throws does not stop the next.
	 *
	 * @param object $mail A row.
	 * @return string|null What went wrong; '' for nothing, null where the mail is not needed any more.
	 */
	public static function send_queued( $mail ) {
		$is_bare = in_array( $mail->kind, array_merge( array( Mail_Kinds::QUOTE, Mail_Kinds::PART ), Saved_Order_Mail::KINDS ), true );
		$order   = $is_bare ? json_decode( (string) $mail->details ) : Orders::find( (int) $mail->order_id );
		if ( ! $order ) {
			return null;
		}
		$order->occasion = (string) $mail->occasion;

		$is_switched = switch_to_locale( get_locale() );
		Translations::load();
		try {
			if ( Mail_Kinds::NEW_ORDER === $mail->kind ) {
				$message = Owner_Mail::of( $order );
			} elseif ( Mail_Kinds::QUOTE === $mail->kind ) {
				$message = array( 'to' => $mail->recipient ) + Quote_Mail::of( $order );
			} elseif ( in_array( $mail->kind, Saved_Order_Mail::KINDS, true ) ) {
				$message = Saved_Order_Mail::queued( $mail );
				$message = $message ? array( 'to' => $mail->recipient ) + $message : null;
			} elseif ( Mail_Kinds::PART === $mail->kind ) {
				$message = array( 'to' => $mail->recipient ) + Part_Mails::invitation( $order );
			} elseif ( Part_Orders::LATE === $mail->kind ) {
				$message = Part_Mails::late( $order );
			} elseif ( Payment_Warnings::KIND === $mail->kind ) {
				$message = Payment_Warnings::mail( $order, $mail->occasion );
			} else {
				$message = Mail_Message::is_needed( $mail->kind, $order ) ? array( 'to' => $mail->recipient ) + Mail_Message::of( $mail->kind, $order ) : null;
			}
			return $message ? self::send( $message ) : null;
		} catch ( \Throwable $fault ) {
			Replies::log( $fault );
			return __( 'Sending broke off. The log of the server may say why.', 'charterform' );
		} finally {
			if ( $is_switched ) {
				restore_previous_locale();
				Translations::load();
			}
		}
	}

	/**
	 * Sends a mail.
	 *
	 * @param array $message As `Mail_Message` writes it.
	 * @return string What went wrong; '' for nothing.
	 */
	public static function send( array $message ) {
		if ( ! is_email( $message['to'] ) ) {
			return __( 'This is no address of a mail.', 'charterform' );
		}
		$fault  = '';
		$hooks  = array(
			'phpmailer_init'    => static function ( $mailer ) use ( $message ) {
				$mailer->AltBody = $message['text']; // phpcs:ignore WordPress.NamingConventions
				$mailer->Timeout = min( $mailer->Timeout, self::PATIENCE ); // phpcs:ignore WordPress.NamingConventions
			},
			'wp_mail_from_name' => static function ( $name ) {
				return 'WordPress' === $name ? Customer_Words::site() : $name;
			},
			'wp_mail_failed'    => static function ( $error ) use ( &$fault ) {
				$fault = $error->get_error_message();
			},
		);
		$headers = array( 'Content-Type: text/html; charset=UTF-8' );
		if ( is_email( $message['reply_to'] ) ) {
			$headers[] = 'Reply-To: ' . $message['reply_to'];
		}
		foreach ( $hooks as $name => $hook ) {
			add_filter( $name, $hook );
		}
		try {
			$is_sent = wp_mail( $message['to'], Mail_Placeholders::line( $message['subject'] ), $message['html'], $headers, $message['files'] );
		} finally {
			foreach ( $hooks as $name => $hook ) {
				remove_filter( $name, $hook );
			}
		}
		if ( $is_sent ) {
			return '';
		}
		return '' !== $fault ? $fault : __( 'The mail could not be sent.', 'charterform' );
	}
}
