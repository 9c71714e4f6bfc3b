<?php
/**
 * The placeholders of mails.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Puts an order into the words of a mail, in one pass: what a customer typed is never read as a placeholder. */
final class Mail_Placeholders {

	/** Those that a subject, which has one line, cannot take. */
	const NOT_IN_SUBJECT = array( 'order_link', 'instructions' );

	/**
	 * The placeholders, each with what it stands for.
	 *
	 * @return string[]
	 */
	public static function all() {
		return array(
			'number'       => __( 'number of the order', 'charterform' ),
			'name'         => __( 'name of the customer', 'charterform' ),
			'total'        => __( 'total', 'charterform' ),
			'refunded'     => __( 'amount of the refund', 'charterform' ),
			'order_link'   => __( 'link to the page of the order', 'charterform' ),
			'instructions' => __( 'how the order is paid', 'charterform' ),
			'site'         => __( 'name of the site', 'charterform' ),
			'until'        => __( 'last day on which a quote or a saved order holds', 'charterform' ),
		);
	}

	/**
	 * What is in braces and stands for nothing.
	 *
	 * @param string $subject Of a mail.
	 * @param string $text    Of a mail.
	 * @return string[] Without their braces.
	 */
	public static function unknown( $subject, $text ) {
		$known = array_keys( self::all() );
		return array_values( array_unique( array_merge( array_diff( self::named( $subject ), array_diff( $known, self::NOT_IN_SUBJECT ) ), array_diff( self::named( $text ), $known ) ) ) );
	}

	/**
	 * A subject: one line of plain text, whatever the customer is called.
	 *
	 * @param string $subject With placeholders.
	 * @param object $order   A row.
	 * @return string
	 */
	public static function in_subject( $subject, $order ) {
		return self::line( strtr( $subject, self::braced( self::values( $order ) ) ) );
	}

	/**
	 * A text as HTML.
	 *
	 * @param string $text  With placeholders, and the HTML that posts may have.
	 * @param object $order A row.
	 * @return string
	 */
	public static function in_text( $text, $order ) {
		$values = self::values( $order );
		$link   = esc_url( $values['order_link'] );
		$shown  = nl2br( esc_html( $values['instructions'] ) );
		$html   = wpautop( $text );
		// A paragraph of instructions alone is set apart, or left out where there are none.
		$box   = '' === $shown ? '' : '<p class="cf-box" style="margin:0 0 16px;padding:12px 16px;border-left:4px solid #868e9c;background:#f3f5f9">{instructions}</p>';
		$html  = preg_replace( '/<p[^>]*>\s*\{instructions\}\s*<\/p>/', $box, $html );
		$words = array_map( 'esc_html', $values );
		$pairs = array( 'href="{order_link}"' => 'href="' . $link . '"' ) + self::braced(
			array(
				'order_link'   => '<a class="cf-link" href="' . $link . '">' . esc_html__( 'See your order', 'charterform' ) . '</a>',
				'instructions' => $shown,
			) + $words
		);
		return strtr( $html, $pairs );
	}

	/**
	 * A text of one line without control characters, as headers of mails need it.
	 *
	 * @param string $text Any.
	 * @return string
	 */
	public static function line( $text ) {
		return mb_substr( trim( (string) preg_replace( '/[\p{C}\p{Zl}\p{Zp}\s]+/u', ' ', wp_check_invalid_utf8( $text, true ) ) ), 0, Mail_Templates::MAX_SUBJECT );
	}

	/**
	 * What the placeholders stand for, as plain text.
	 *
	 * @param object $order A row, a quote or a saved order.
	 * @return string[]
	 */
	private static function values( $order ) {
		if ( isset( $order->saved_at ) ) {
			return Saved_Order_Mail::values( $order );
		}
		if ( isset( $order->until ) ) {
			return Quote_Mail::values( $order );
		}
		return array(
			'number'       => Orders::number( $order ),
			'name'         => '' !== $order->customer ? $order->customer : $order->email,
			'total'        => Customer_Ledger::total( $order ),
			'refunded'     => Refund_Words::amount_of_mail( $order ),
			'order_link'   => Status_Page::url( $order ),
			'instructions' => Customer_Words::instructions( $order ),
			'site'         => Customer_Words::site(),
			'until'        => '',
		);
	}

	/**
	 * Values by their names in braces.
	 *
	 * @param string[] $values By name.
	 * @return string[]
	 */
	private static function braced( array $values ) {
		$pairs = array();
		foreach ( $values as $name => $value ) {
			$pairs[ '{' . $name . '}' ] = $value;
		}
		return $pairs;
	}

	/**
	 * What is in braces, without them.
	 *
	 * @param string $text Any.
	 * @return string[]
	 */
	private static function named( $text ) {
		preg_match_all( '/\{\s*([\w -]{1,40}?)\s*\}/u', $text, $found );
		return $found[1];
	}
}
