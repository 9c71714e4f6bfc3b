<?php
/**
 * Amounts, days and lists as people write them.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Reads and writes the cells of the price list. Whatever cannot be read gets a sentence that says how to write it.
 */
final class Catalogue_Text {

	/**
	 * An amount in dollars as cents.
	 *
	 * @param string $text Such as `49`, `49.00`, `$49` or `1,200.00`; '' for none.
	 * @return int|null
	 * @throws \InvalidArgumentException With a sentence for whoever wrote it.
	 */
	public static function cents( $text ) {
		$plain = trim( (string) $text );
		if ( '' === $plain ) {
			return null;
		}
		if ( preg_match( '/^\s*-/', $plain ) || preg_match( '/^\(.*\)$/', $plain ) ) {
			/* translators: %s: what was written. */
			throw new \InvalidArgumentException( sprintf( __( '“%s” is below zero. Enter 0 or more.', 'charterform' ), $plain ) ); // phpcs:ignore WordPress.Security.EscapeOutput
		}
		if ( ! preg_match( '/^\$? ?(\d{1,3}(?:,\d{3})+(?=\.\d\d$)|\d+)(?:\.(\d{1,2}))?$/D', $plain, $parts ) ) {
			/* translators: %s: what was written. */
			throw new \InvalidArgumentException( sprintf( __( '“%s” is not an amount. Write dollars with a dot, such as 49 or 1200.00.', 'charterform' ), self::shortened( $plain ) ) ); // phpcs:ignore WordPress.Security.EscapeOutput
		}
		$dollars = str_replace( ',', '', $parts[1] );
		$cents   = strlen( $dollars ) > 8 ? PHP_INT_MAX : (int) $dollars * 100 + (int) str_pad( isset( $parts[2] ) ? $parts[2] : '', 2, '0' );
		if ( $cents > Catalogue::MOST_CENTS ) {
			/* translators: 1: what was written, 2: an amount. */
			throw new \InvalidArgumentException( sprintf( __( '“%1$s” is more than %2$s, which is the most.', 'charterform' ), self::shortened( $plain ), self::dollars( Catalogue::MOST_CENTS ) ) ); // phpcs:ignore WordPress.Security.EscapeOutput
		}
		return $cents;
	}

	/**
	 * Cents as an amount in dollars.
	 *
	 * @param int|null $cents The cents; null for ''.
	 */
	public static function dollars( $cents ) {
		return null === $cents ? '' : sprintf( '%d.%02d', intdiv( $cents, 100 ), $cents % 100 );
	}

	/**
	 * A share as hundredths of a percent.
	 *
	 * @param string $text Such as `10`, `2.5` or `-5 %`.
	 * @param int    $most The most, in percent.
	 * @return int
	 * @throws \InvalidArgumentException With a sentence for whoever wrote it.
	 */
	public static function points( $text, $most = 500 ) {
		$plain = trim( (string) $text );
		$points = 0;
		if ( preg_match( '/^([+-]?)(\d{1,4})(?:\.(\d{1,2}))?\s*%?$/D', $plain, $parts ) ) {
			$points = (int) $parts[2] * 100 + (int) str_pad( isset( $parts[3] ) ? $parts[3] : '', 2, '0' );
		}
		if ( ! $parts || $points > $most * 100 || ( '-' === $parts[1] && $points > 9999 ) ) {
			/* translators: 1: what was written, 2: a number. */
			throw new \InvalidArgumentException( sprintf( __( '“%1$s” is no share. Enter a number of percent up to %2$d, such as 10 or 2.5.', 'charterform' ), self::shortened( $plain ), $most ) ); // phpcs:ignore WordPress.Security.EscapeOutput
		}
		return '-' === $parts[1] ? -$points : $points;
	}

	/**
	 * A whole number.
	 *
	 * @param string $text The text; '' for 0.
	 * @param int    $most The most it may be.
	 * @return int
	 * @throws \InvalidArgumentException With a sentence for whoever wrote it.
	 */
	public static function number( $text, $most = 999 ) {
		$plain = trim( (string) $text );
		if ( '' === $plain ) {
			return 0;
		}
		if ( ! preg_match( '/^\d{1,5}(?:\.0+)?$/D', $plain ) || (int) $plain > $most ) {
			/* translators: 1: what was written, 2: a number. */
			throw new \InvalidArgumentException( sprintf( __( '“%1$s” is not a whole number from 0 to %2$d.', 'charterform' ), self::shortened( $plain ), $most ) ); // phpcs:ignore WordPress.Security.EscapeOutput
		}
		return (int) $plain;
	}

	/**
	 * A day that has come.
	 *
	 * @param string $text Such as `2026-07-17` or `7/17/2026`; '' for none.
	 * @return string As `YYYY-MM-DD`.
	 * @throws \InvalidArgumentException With a sentence for whoever wrote it.
	 */
	public static function day( $text ) {
		$iso = self::iso_day( $text );
		if ( null === $iso || $iso > gmdate( 'Y-m-d', time() + DAY_IN_SECONDS ) ) {
			/* translators: %s: what was written. */
			throw new \InvalidArgumentException( sprintf( __( '“%s” is not a day up to today. Write it as 2026-07-17.', 'charterform' ), self::shortened( trim( (string) $text ) ) ) ); // phpcs:ignore WordPress.Security.EscapeOutput
		}
		return $iso;
	}

	/**
	 * A day that may be to come.
	 *
	 * @param string $text Such as `2026-07-17` or `7/17/2026`; '' for none.
	 * @return string As `YYYY-MM-DD`.
	 * @throws \InvalidArgumentException With a sentence for whoever wrote it.
	 */
	public static function any_day( $text ) {
		$iso = self::iso_day( $text );
		if ( null === $iso ) {
			/* translators: %s: what was written. */
			throw new \InvalidArgumentException( sprintf( __( '“%s” is not a day. Write it as 2026-07-17.', 'charterform' ), self::shortened( trim( (string) $text ) ) ) ); // phpcs:ignore WordPress.Security.EscapeOutput
		}
		return $iso;
	}

	/**
	 * A day of the calendar, also as spreadsheets write it in the US.
	 *
	 * @param string $text The text.
	 * @return string|null As `YYYY-MM-DD`, '' for none; null for what is no day.
	 */
	private static function iso_day( $text ) {
		$plain = trim( (string) $text );
		if ( '' === $plain ) {
			return '';
		}
		$iso = preg_match( '#^(\d{1,2})/(\d{1,2})/(\d{4})$#D', $plain, $parts ) ? sprintf( '%04d-%02d-%02d', $parts[3], $parts[1], $parts[2] ) : $plain;
		return preg_match( '/^(\d{4})-(\d\d)-(\d\d)$/D', $iso, $parts ) && checkdate( (int) $parts[2], (int) $parts[3], (int) $parts[1] ) ? $iso : null;
	}

	/**
	 * A code that visitors type (PLUS-02).
	 *
	 * @param string $text The text; '' for none.
	 * @return string In capitals.
	 * @throws \InvalidArgumentException With a sentence for whoever wrote it.
	 */
	public static function typed_code( $text ) {
		$plain = strtoupper( trim( (string) $text ) );
		if ( '' !== $plain && ! preg_match( '/^[A-Z0-9_-]{3,40}$/D', $plain ) ) {
			/* translators: %s: what was written. */
			throw new \InvalidArgumentException( sprintf( __( '“%s” is no code for visitors: write 3 to 40 letters, digits, hyphens or underscores.', 'charterform' ), self::shortened( trim( (string) $text ) ) ) ); // phpcs:ignore WordPress.Security.EscapeOutput
		}
		return $plain;
	}

	/**
	 * Yes or no.
	 *
	 * @param string $text The text; '' for no.
	 * @return bool
	 * @throws \InvalidArgumentException With a sentence for whoever wrote it.
	 */
	public static function truth( $text ) {
		$plain = strtolower( trim( (string) $text ) );
		if ( in_array( $plain, array( 'yes', 'true', '1', 'x' ), true ) ) {
			return true;
		}
		if ( in_array( $plain, array( '', 'no', 'false', '0' ), true ) ) {
			return false;
		}
		/* translators: %s: what was written. */
		throw new \InvalidArgumentException( sprintf( __( '“%s” is neither yes nor no.', 'charterform' ), self::shortened( $plain ) ) ); // phpcs:ignore WordPress.Security.EscapeOutput
	}

	/**
	 * An address of a source.
	 *
	 * @param string $text The text; '' for none.
	 * @return string
	 * @throws \InvalidArgumentException With a sentence for whoever wrote it.
	 */
	public static function url( $text ) {
		$plain = trim( (string) $text );
		if ( '' !== $plain && ( strlen( $plain ) > 500 || ! preg_match( '#^https?://[^\s"<>\\\\]+$#Di', $plain ) ) ) {
			/* translators: %s: what was written. */
			throw new \InvalidArgumentException( sprintf( __( '“%s” is not an address that begins with https://.', 'charterform' ), self::shortened( $plain ) ) ); // phpcs:ignore WordPress.Security.EscapeOutput
		}
		return $plain;
	}

	/**
	 * The words of a list that blanks, commas or semicolons divide.
	 *
	 * @param string $text The text.
	 * @return string[]
	 */
	public static function words( $text ) {
		return preg_split( '/[\s,;]+/', (string) $text, -1, PREG_SPLIT_NO_EMPTY );
	}

	/**
	 * The names of a list that commas or semicolons divide.
	 *
	 * @param string $text The text.
	 * @return string[]
	 */
	public static function names( $text ) {
		return array_values( array_filter( array_map( 'trim', preg_split( '/[,;]+/', (string) $text ) ), 'strlen' ) );
	}

	/**
	 * The beginning of a text, to be quoted.
	 *
	 * @param string $text The text.
	 */
	private static function shortened( $text ) {
		return mb_strlen( $text ) > 40 ? mb_substr( $text, 0, 40 ) . '…' : $text;
	}
}
