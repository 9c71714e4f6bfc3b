<?php
/**
 * A quote by mail.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Writes the mail with a quote: lines, fees, total, what renews, and until when it holds (PLUS-08). */
final class Quote_Mail {

	/**
	 * The mail.
	 *
	 * @param object        $quote As `Quote_Posts` keeps it.
	 * @param string[]|null $words `subject` and `text` in place of those that are stored.
	 * @return array As `Mail_Message` writes it.
	 */
	public static function of( $quote, $words = null ) {
		$words  = $words ? $words : Mail_Templates::of( Mail_Kinds::QUOTE );
		$values = self::values( $quote );
		$parts  = array(
			'title'   => Mail_Placeholders::in_subject( $words['subject'], $quote ),
			'body'    => Mail_Placeholders::in_text( $words['text'], $quote ),
			'facts'   => array(
				__( 'Made on', 'charterform' )           => self::date( $quote->made ),
				__( 'Prices hold until', 'charterform' ) => $values['until'],
			),
			'lines'   => Customer_Ledger::lines( $quote ),
			'total'   => $values['total'],
			'chosen'  => __( 'What you chose', 'charterform' ),
			'more'    => __( 'What renews', 'charterform' ),
			'answers' => array(),
			'button'  => array(
				'label' => __( 'Go to the order form', 'charterform' ),
				'url'   => $quote->url,
			),
			/* translators: %s: name of the site. */
			'foot'    => sprintf( __( 'You get this mail because somebody entered your address to get a quote at %s. If it was not you, you can ignore this mail.', 'charterform' ), Customer_Words::site() ),
		);
		foreach ( $quote->renewals as $row ) {
			$parts['answers'][] = array(
				'label' => implode( ', ', array_filter( array( $row->name, $row->state ), 'strlen' ) ),
				'value' => self::renewal( $row, $quote->made ),
			);
		}
		return array(
			'subject'  => $parts['title'],
			'html'     => Mail_Layout::html( $parts ),
			'text'     => Mail_Layout::text( $parts ),
			'reply_to' => Customer_Words::contact(),
			'files'    => array(),
		);
	}

	/**
	 * What the placeholders of a quote stand for; those of an order stand for nothing.
	 *
	 * @param object $quote As `Quote_Posts` keeps it.
	 * @return string[]
	 */
	public static function values( $quote ) {
		return array(
			'number'       => '',
			'name'         => '',
			'total'        => Order_Words::dollars( $quote->total ),
			'refunded'     => '',
			'order_link'   => '',
			'instructions' => '',
			'site'         => Customer_Words::site(),
			'until'        => self::date( $quote->until ),
		);
	}

	/**
	 * What something costs again, and from when.
	 *
	 * @param object $row  As `Quote_Ledger::renewals()` has it.
	 * @param string $made The day of the quote.
	 */
	private static function renewal( $row, $made ) {
		$is_years = 0 === $row->period % 12;
		$count    = $is_years ? (int) ( $row->period / 12 ) : (int) $row->period;
		$amount   = Order_Words::dollars( $row->cents );
		if ( $is_years ) {
			/* translators: 1: an amount, 2: number of years. */
			$price = 1 === $count ? sprintf( __( '%s each year', 'charterform' ), $amount ) : sprintf( __( '%1$s every %2$d years', 'charterform' ), $amount, $count );
		} else {
			/* translators: 1: an amount, 2: number of months. */
			$price = 1 === $count ? sprintf( __( '%s each month', 'charterform' ), $amount ) : sprintf( __( '%1$s every %2$d months', 'charterform' ), $amount, $count );
		}
		/* translators: 1: a price such as "$125.00 each year", 2: a date. */
		return sprintf( __( '%1$s, next on %2$s', 'charterform' ), $price, self::date( self::months_later( $made, (int) $row->months ) ) );
	}

	/**
	 * The day so many months later; the last of its month where that is shorter.
	 *
	 * @param string $day    `YYYY-MM-DD`.
	 * @param int    $months How many.
	 * @return string
	 */
	private static function months_later( $day, $months ) {
		list( $year, $month, $date ) = array_map( 'intval', explode( '-', $day ) );

		$all  = $year * 12 + $month - 1 + $months;
		$last = (int) gmdate( 't', gmmktime( 0, 0, 0, $all % 12 + 1, 1, intdiv( $all, 12 ) ) );
		return sprintf( '%04d-%02d-%02d', intdiv( $all, 12 ), $all % 12 + 1, min( $date, $last ) );
	}

	/**
	 * A day in words, whatever the time zone of the site.
	 *
	 * @param string $day `YYYY-MM-DD`.
	 * @return string
	 */
	private static function date( $day ) {
		return Customer_Words::date( ( new \DateTimeImmutable( "$day 12:00:00", wp_timezone() ) )->getTimestamp() );
	}
}
