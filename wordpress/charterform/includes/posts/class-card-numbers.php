<?php
/**
 * Card numbers in texts.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Finds 13 to 19 digits with a right check digit, in one piece or in groups with up to two blanks, dots or dashes between.
 */
final class Card_Numbers {

	const SHORTEST = 13;

	const LONGEST = 19;

	/** Wide, Arabic and Persian digits by the plain ones. */
	const DIGITS = array( '０１２３４５６７８９', '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹' );

	/** Groups of digits in a row. */
	const ROW = '/(?<![\p{L}\p{N}])\p{Nd}++(?:[\p{Zs}\t.\p{Pd}]{1,2}+\p{Nd}++)*+(?![\p{L}\p{N}])/u';

	/**
	 * Whether a text holds a card number.
	 *
	 * @param string $text Any text.
	 * @return bool
	 */
	public static function is_in( $text ) {
		$found = false;
		self::replace(
			$text,
			static function () use ( &$found ) {
				$found = true;
				return null;
			}
		);
		return $found;
	}

	/**
	 * Puts other words in place of card numbers.
	 *
	 * @param string   $text   Any text.
	 * @param callable $change Is handed the digits of a number; returns what takes its place, null to leave it.
	 * @return string
	 */
	public static function replace( $text, callable $change ) {
		$replaced = preg_replace_callback(
			self::ROW,
			static function ( $row ) use ( $change ) {
				return self::replace_in_row( $row[0], $change );
			},
			$text
		);
		return null === $replaced ? $text : $replaced;
	}

	/**
	 * Puts other words in place of the card numbers of a row of groups. A card may stand beside a date or a code.
	 *
	 * @param string   $row    Groups of digits with signs between.
	 * @param callable $change See `replace()`.
	 * @return string
	 */
	private static function replace_in_row( $row, callable $change ) {
		$parts = preg_split( '/(\p{Nd}+)/u', $row, -1, PREG_SPLIT_DELIM_CAPTURE );
		// Groups have the odd places.
		$groups = array_map( array( __CLASS__, 'plain' ), $parts );
		$count  = count( $parts );
		$result = $parts[0];
		for ( $first = 1; $first < $count; $first += 2 ) {
			$digits = '';
			$words  = null;
			for ( $last = $first; $last < $count && strlen( $digits ) + strlen( $groups[ $last ] ) <= self::LONGEST; $last += 2 ) {
				$digits .= $groups[ $last ];
				$words   = strlen( $digits ) >= self::SHORTEST && self::passes_luhn( $digits ) ? $change( $digits ) : null;
				if ( null !== $words ) {
					break;
				}
			}
			$end     = null === $words ? $first : $last;
			$result .= ( null === $words ? $parts[ $first ] : $words ) . $parts[ $end + 1 ];
			$first   = $end;
		}
		return $result;
	}

	/**
	 * The text with plain digits.
	 *
	 * @param string $text Any text.
	 * @return string
	 */
	private static function plain( $text ) {
		if ( ! preg_match( '/[^\x00-\x7f]/', $text ) ) {
			return $text;
		}
		foreach ( self::DIGITS as $digits ) {
			$text = str_replace( preg_split( '//u', $digits, -1, PREG_SPLIT_NO_EMPTY ), range( '0', '9' ), $text );
		}
		// Digits of other scripts are none of a card.
		return preg_replace( '/[^\x00-\x7f]/', '', $text );
	}

	/**
	 * Whether the check digit is right.
	 *
	 * @param string $digits Digits alone.
	 * @return bool
	 */
	private static function passes_luhn( $digits ) {
		$sum = 0;
		foreach ( str_split( strrev( $digits ) ) as $place => $digit ) {
			$value = 1 === $place % 2 ? 2 * (int) $digit : (int) $digit;
			$sum  += $value > 9 ? $value - 9 : $value;
		}
		return 0 === $sum % 10;
	}
}
