<?php
/**
 * Amounts that are typed.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Reads an amount of dollars to the cent, or not at all: what is not plainly an amount is never guessed. */
final class Refund_Amount {

	/** Digits with a point or a comma before one or two of cents; groups of thousands only where cents follow or a point is none. */
	const PATTERNS = array(
		'/^(\d{1,7})(?:[.,](\d{1,2}))?$/D',
		'/^(\d{1,3}(?:,\d{3}){1,2})\.(\d{2})$/D',
		'/^(\d{1,3}(?:\.\d{3}){1,2}),(\d{2})$/D',
	);

	/**
	 * The cents of an amount such as `12.34`, `12,34` or `$12.34`.
	 *
	 * @param string $text As it was typed.
	 * @return int|null 0 for an empty text; null for what is no amount.
	 */
	public static function cents( $text ) {
		$space = '[\\s\\x{00A0}\\x{202F}]*';
		$text  = preg_replace( "/^$space\\\$?$space|$space$/Du", '', (string) $text );
		if ( '' === $text ) {
			return 0;
		}
		foreach ( self::PATTERNS as $pattern ) {
			if ( preg_match( $pattern, (string) $text, $parts ) ) {
				$dollars = (int) str_replace( array( '.', ',' ), '', $parts[1] );
				return 100 * $dollars + (int) str_pad( isset( $parts[2] ) ? $parts[2] : '', 2, '0' );
			}
		}
		return null;
	}

	/**
	 * An amount as it can be typed: `12.34`.
	 *
	 * @param int $cents In cents.
	 * @return string
	 */
	public static function text( $cents ) {
		return number_format( $cents / 100, 2, '.', '' );
	}
}
