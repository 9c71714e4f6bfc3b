<?php
/**
 * The kinds of mails.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** The mails that a site sends, with the words that they have until the owner changes them. */
final class Mail_Kinds {

	/** A new link to the page of an order, for whoever asks for one. */
	const LINK = 'link';

	/** A quote, for whoever asks for one. */
	const QUOTE = 'quote';

	/** The link to a saved order, and the reminder of it, for whoever asks for them. */
	const SAVED_ORDER    = 'saved_order';
	const SAVED_REMINDER = 'saved_reminder';
	/** A link to their part of an order, for a co-owner. */
	const PART = 'part';

	/** To the owner. */
	const NEW_ORDER = 'new_order';

	/** To a customer of whose order a part is refunded. */
	const PARTLY_REFUNDED = 'partly_refunded';

	/** The mails to a customer that follow a status. */
	const OF_STATUS = array(
		Order_Status::PAID      => 'paid',
		Order_Status::REFUNDED  => 'refunded',
		Order_Status::FILED     => 'filed',
		Order_Status::CANCELLED => 'cancelled',
	);

	/**
	 * The mails to customers that the owner can switch and write, by kind: `label`, `when`, `subject` and `text`.
	 *
	 * @return array
	 */
	public static function all() {
		$hello = __( 'Hello {name},', 'charterform' ) . "\n\n";
		return array(
			'received'  => array(
				'label'   => __( 'Order received', 'charterform' ),
				'when'    => __( 'Goes out when an order comes in.', 'charterform' ),
				'subject' => __( 'Your order {number} at {site}', 'charterform' ),
				'text'    => $hello . __( 'Thank you for your order. Its number is {number}.', 'charterform' ) . "\n\n{instructions}",
			),
			'paid'      => array(
				'label'   => __( 'Payment received', 'charterform' ),
				'when'    => __( 'Goes out when you mark an order as paid, or a provider of payments says so.', 'charterform' ),
				'subject' => __( 'We received your payment for order {number}', 'charterform' ),
				'text'    => $hello . __( 'We received your payment for order {number}. Thank you.', 'charterform' ) . "\n\n" . __( 'This mail is your receipt.', 'charterform' ),
			),
			'refunded'  => array(
				'label'   => __( 'Order refunded', 'charterform' ),
				'when'    => __( 'Goes out when an order is refunded.', 'charterform' ),
				'subject' => __( 'We refunded your order {number}', 'charterform' ),
				'text'    => $hello . __( 'We refunded your order {number}. It can take a few days until your bank shows it.', 'charterform' ),
			),
			self::PARTLY_REFUNDED => array(
				'label'   => __( 'Order partly refunded', 'charterform' ),
				'when'    => __( 'Goes out when a part of an order is refunded.', 'charterform' ),
				'subject' => __( 'We refunded a part of your order {number}', 'charterform' ),
				'text'    => $hello . __( 'We refunded {refunded} of your order {number}. It can take a few days until your bank shows it.', 'charterform' ),
			),
			'filed'     => array(
				'label'   => __( 'Order filed', 'charterform' ),
				'when'    => __( 'Goes out when you mark an order as filed. Files of the order come with it, if they are small.', 'charterform' ),
				'subject' => __( 'We filed the documents of your order {number}', 'charterform' ),
				'text'    => $hello . __( 'We filed the documents of your order {number}. The page of your order has all files that we have for you.', 'charterform' ),
			),
			self::QUOTE => array(
				'label'   => __( 'Quote', 'charterform' ),
				'when'    => __( 'Goes out when a visitor asks for a quote, where the page config has quote.email. What was chosen, its prices and what renews stand below your words.', 'charterform' ),
				'subject' => __( 'Your quote from {site}', 'charterform' ),
				'text'    => __( 'Here is the quote that you asked for at {site}.', 'charterform' ) . "\n\n" . __( 'These prices hold until {until}. Nothing has been ordered, and nothing has been charged.', 'charterform' ),
			),
			self::SAVED_ORDER => array(
				'label'   => __( 'Link to a saved order', 'charterform' ),
				'when'    => __( 'Goes out when a visitor saves an order for another device, where the page config has save.email.', 'charterform' ),
				'subject' => __( 'Your order at {site}', 'charterform' ),
				'text'    => __( 'Here is the link to the order that you saved at {site}. It opens the order with your answers, on any device.', 'charterform' ) . "\n\n" . __( 'It works until {until}. Nothing has been ordered, and nothing has been charged.', 'charterform' ),
			),
			self::SAVED_REMINDER => array(
				'label'   => __( 'Reminder of a saved order', 'charterform' ),
				'when'    => __( 'Goes out once, some days after an order was saved and left, where the page config has save.reminder and the visitor has asked for it.', 'charterform' ),
				'subject' => __( 'You left an order at {site}', 'charterform' ),
				'text'    => __( 'You asked us to remind you of the order that you saved at {site}. You can go on where you left it.', 'charterform' ) . "\n\n" . __( 'The link works until {until}. Nothing has been ordered, and nothing has been charged. We will not remind you again.', 'charterform' ),
			),
			'cancelled' => array(
				'label'   => __( 'Order cancelled', 'charterform' ),
				'when'    => __( 'Goes out when you cancel an order.', 'charterform' ),
				'subject' => __( 'Your order {number} was cancelled', 'charterform' ),
				'text'    => $hello . __( 'Your order {number} was cancelled. Reply to this mail if you did not expect that.', 'charterform' ),
			),
		);
	}

	/**
	 * The words of a mail with a new link, which the owner cannot change.
	 *
	 * @return string[]
	 */
	public static function link() {
		return array(
			'subject' => __( 'The link to your order {number}', 'charterform' ),
			'text'    => __( 'Hello {name},', 'charterform' ) . "\n\n" . __( 'You asked for a new link to the page of your order. If you did not ask for it, you can ignore this mail.', 'charterform' ),
		);
	}
}
