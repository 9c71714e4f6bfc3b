<?php
/**
 * The mails about parts that others enter.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Writes the mail that asks for a part, and the one to the owner about a part that came later (PLUS-06). */
final class Part_Mails {

	/**
	 * The mail that asks for a part. Nothing that a visitor has typed is in it, so that nobody can write to others in the site's name.
	 *
	 * @param object $asked `url` and `until`.
	 * @return array As `Mail_Message` writes it, without a recipient.
	 */
	public static function invitation( $asked ) {
		$site  = Customer_Words::site();
		$text  = array(
			/* translators: %s: name of the site. */
			sprintf( __( 'Somebody who is placing an order at %s has entered your address. They ask you for your own name and address, which belong into the order.', 'charterform' ), $site ),
			/* translators: %s: a date. */
			sprintf( __( 'You see nothing else of the order, you pay nothing, and you need no password. The link works until %s.', 'charterform' ), Customer_Words::date( (int) $asked->until ) ),
			__( 'If you do not expect this, you can ignore this mail. Nothing happens without you.', 'charterform' ),
		);
		$parts = array(
			/* translators: %s: name of the site. */
			'title'  => Mail_Placeholders::line( sprintf( __( 'Your details for an order at %s', 'charterform' ), $site ) ),
			'body'   => '<p>' . implode( '</p><p>', array_map( 'esc_html', $text ) ) . '</p>',
			'button' => array(
				'label' => __( 'Enter your details', 'charterform' ),
				'url'   => $asked->url,
			),
			/* translators: %s: name of the site. */
			'foot'   => sprintf( __( 'You get this mail because somebody entered your address at %s. Reply to it to reach us.', 'charterform' ), $site ),
		);
		return self::message( $parts, $parts['title'], Customer_Words::contact() );
	}

	/**
	 * The mail to the owner.
	 *
	 * @param object $order A row.
	 * @return array As `Mail_Message` writes it.
	 */
	public static function late( $order ) {
		$parts = array(
			/* translators: %s: number of an order. */
			'title'  => Mail_Placeholders::line( sprintf( __( 'Details of a co-owner arrived for order %s', 'charterform' ), Orders::number( $order ) ) ),
			'body'   => '<p>' . esc_html__( 'A co-owner has sent their part after the order was placed. You find it with the answers of the order.', 'charterform' ) . '</p>',
			'button' => array(
				'label' => __( 'Open it in the admin', 'charterform' ),
				'url'   => Orders_List::url( array( 'order' => (int) $order->id ) ),
			),
		);
		return array( 'to' => Customer_Words::contact() ) + self::message( $parts, sprintf( '[%s] %s', Customer_Words::site(), $parts['title'] ), (string) $order->email );
	}

	/**
	 * A mail of its parts.
	 *
	 * @param array  $parts    As `Mail_Layout` has them.
	 * @param string $subject  One line.
	 * @param string $reply_to An address.
	 * @return array
	 */
	private static function message( array $parts, $subject, $reply_to ) {
		return array(
			'subject'  => $subject,
			'html'     => Mail_Layout::html( $parts ),
			'text'     => Mail_Layout::text( $parts ),
			'reply_to' => $reply_to,
			'files'    => array(),
		);
	}
}
