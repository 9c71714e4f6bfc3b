<?php
/**
 * A link to a saved order by mail.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Writes the mails about saved orders. They say nothing that the visitor typed, since nobody knows whose address they entered (PLUS-05). */
final class Saved_Order_Mail {

	/** Their kinds: the link that was asked for, and the reminder of an order that was left. */
	const KINDS = array( Mail_Kinds::SAVED_ORDER, Mail_Kinds::SAVED_REMINDER );

	/**
	 * A queued mail, with a link of its own.
	 *
	 * @param object $mail A row of the queue.
	 * @return array|null As `Mail_Message` writes it; null where it is not needed any more.
	 */
	public static function queued( $mail ) {
		$details = json_decode( (string) $mail->details );
		$order   = isset( $details->saved ) ? Saved_Orders::find( (int) $details->saved ) : null;
		if ( ! $order || ! Mail_Templates::is_on( $mail->kind ) ) {
			return null;
		}
		$saved = (object) array(
			'saved_at' => (int) $order->created_at,
			'until'    => (int) $order->expires_at,
			'url'      => Saved_Orders::link( $order ),
			'delete'   => Saved_Order_Page::url( $order ),
		);
		return self::of( $mail->kind, $saved );
	}

	/**
	 * The mail.
	 *
	 * @param string        $kind  One of `KINDS`.
	 * @param object        $saved `saved_at`, `until`, `url` and `delete`.
	 * @param string[]|null $words `subject` and `text` in place of those that are stored.
	 * @return array As `Mail_Message` writes it.
	 */
	public static function of( $kind, $saved, $words = null ) {
		$words  = $words ? $words : Mail_Templates::of( $kind );
		$delete = '<p>' . esc_html__( 'You do not need it any more?', 'charterform' ) . ' <a class="cf-link" href="' . esc_url( $saved->delete ) . '">' . esc_html__( 'Delete what was saved', 'charterform' ) . '</a></p>';
		$parts  = array(
			'title'  => Mail_Placeholders::in_subject( $words['subject'], $saved ),
			'body'   => Mail_Placeholders::in_text( $words['text'], $saved ) . $delete,
			'facts'  => array(
				__( 'Saved on', 'charterform' )             => Customer_Words::date( $saved->saved_at ),
				__( 'The link works until', 'charterform' ) => Customer_Words::date( $saved->until ),
			),
			'button' => array(
				'label' => __( 'Open the order', 'charterform' ),
				'url'   => $saved->url,
			),
			/* translators: %s: name of the site. */
			'foot'   => sprintf( __( 'You get this mail because somebody entered your address to save an order at %s. If it was not you, you can ignore this mail, or delete what was saved.', 'charterform' ), Customer_Words::site() ),
		);
		return array(
			'subject'  => $parts['title'],
			'html'     => Mail_Layout::html( $parts ),
			'text'     => Mail_Layout::text( $parts ),
			'reply_to' => Customer_Words::contact(),
			'files'    => array(),
		);
	}

	/**
	 * What the placeholders stand for; those of an order stand for nothing.
	 *
	 * @param object $saved With its `until`.
	 * @return string[]
	 */
	public static function values( $saved ) {
		return array(
			'number'       => '',
			'name'         => '',
			'total'        => '',
			'refunded'     => '',
			'order_link'   => '',
			'instructions' => '',
			'site'         => Customer_Words::site(),
			'until'        => Customer_Words::date( $saved->until ),
		);
	}

	/** A saved order to look at mails with. */
	public static function sample() {
		return (object) array(
			'saved_at' => time() - DAY_IN_SECONDS,
			'until'    => time() + Saved_Order_Posts::DAYS * DAY_IN_SECONDS,
			'url'      => home_url( '/' ),
			'delete'   => home_url( '/' ),
		);
	}
}
