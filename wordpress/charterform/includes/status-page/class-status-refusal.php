<?php
/**
 * In place of an order.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Says why a link opens no order, and sends a new one to whoever knows the order's number and its email. */
final class Status_Refusal {

	const NONCE = 'charterform_new_link';

	/** Seconds within which an order sends one link. */
	const PAUSE = 600;

	/** For a link that is too old. */
	public static function expired() {
		/* translators: %d: number of days. */
		return self::wrapped( self::paragraph( sprintf( __( 'For your safety, a link to an order works for %d days. We can send you a new one.', 'charterform' ), Status_Link::DAYS ) ) . self::form() );
	}

	/** For a link that is none of ours. */
	public static function unknown() {
		return self::wrapped( self::paragraph( __( 'The link may have been cut off in your mail program, or the order may have been deleted. Open the link from the mail once more, or let us send you a new one.', 'charterform' ) ) . self::form() );
	}

	/** The form alone, or what became of it. */
	public static function lost() {
		// phpcs:disable WordPress.Security.NonceVerification.Missing -- It is verified in the next line.
		$nonce = isset( $_POST['_wpnonce'] ) ? sanitize_key( $_POST['_wpnonce'] ) : '';
		if ( ! wp_verify_nonce( $nonce, self::NONCE ) ) {
			return self::wrapped( self::form() );
		}
		$refusal = Rate_Limit::count( 'logins' );
		if ( $refusal ) {
			return self::sentence( $refusal['body']['error'] );
		}
		$number = isset( $_POST['number'] ) && is_string( $_POST['number'] ) ? sanitize_text_field( wp_unslash( $_POST['number'] ) ) : '';
		$email  = isset( $_POST['email'] ) && is_string( $_POST['email'] ) ? sanitize_email( wp_unslash( $_POST['email'] ) ) : '';
		// phpcs:enable
		self::send( $number, $email );
		return self::sentence( __( 'If we have an order with this number and email address, we send you a new link to it now. Check your email in a few minutes.', 'charterform' ) );
	}

	/**
	 * A sentence alone.
	 *
	 * @param string $words Plain text.
	 */
	public static function sentence( $words ) {
		return self::wrapped( '<p role="status">' . esc_html( $words ) . '</p>' );
	}

	/**
	 * Queues a mail with a new link to the customer of an order, one in ten minutes.
	 *
	 * @param string $number Of the order.
	 * @param string $email  Its address.
	 */
	private static function send( $number, $email ) {
		$number = trim( $number, " \t#" );
		$order  = ctype_digit( $number ) && strlen( $number ) < 16 ? Orders::find( (int) $number - 100000 ) : null;
		if ( $order && is_email( $email ) && Status_Link::is_open( $order ) && hash_equals( (string) $order->email, strtolower( $email ) ) ) {
			Mail_Queue::add( $order, Mail_Kinds::LINK, (string) $order->email, (string) floor( time() / self::PAUSE ) );
		}
	}

	/** The form for a new link. */
	private static function form() {
		$fields = '';
		foreach (
			array(
				'number' => array( __( 'Order number', 'charterform' ), 'inputmode="numeric" autocomplete="off"' ),
				'email'  => array( __( 'Email address of the order', 'charterform' ), 'autocomplete="email"' ),
			) as $name => list( $label, $more )
		) {
			$fields .= sprintf(
				'<div class="charterform-field"><label class="charterform-label" for="charterform-%1$s">%2$s</label><input class="charterform-input" id="charterform-%1$s" name="%1$s" type="%3$s" required %4$s></div>',
				esc_attr( $name ),
				esc_html( $label ),
				'email' === $name ? 'email' : 'text',
				$more
			);
		}
		return '<form method="post" action="' . esc_url( Status_Page::address( Status_Page::LOST ) ) . '">' . wp_nonce_field( self::NONCE, '_wpnonce', false, false ) . $fields
			. '<div class="charterform-buttons"><button type="submit" class="charterform-button charterform-button-main">' . esc_html__( 'Send me a new link', 'charterform' ) . '</button></div></form>';
	}

	/**
	 * A paragraph.
	 *
	 * @param string $words Plain text.
	 */
	private static function paragraph( $words ) {
		return '<p>' . esc_html( $words ) . '</p>';
	}

	/**
	 * In the look of the forms.
	 *
	 * @param string $html The content.
	 */
	private static function wrapped( $html ) {
		return '<div class="charterform charterform-status"><div class="charterform-columns charterform-confirmation" data-single><div class="charterform-main">' . $html . '</div></div></div>';
	}
}
