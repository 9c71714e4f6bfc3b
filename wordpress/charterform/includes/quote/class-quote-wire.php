<?php
/**
 * Reading what came over the wire.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Reads values of unchecked JSON: payloads, catalogue lists and page configs. Objects may be arrays or stdClass. The same
 * readings as in the form, so that both understand the same of a list (PROD-08 to PROD-10, PRICE-15).
 */
final class Quote_Wire {

	/** A sum computed in binary fractions misses its cent by less than this part of a cent. */
	const NOISE = 1e-6;

	/**
	 * A field of an object.
	 *
	 * @param mixed  $value The object.
	 * @param string $name  The field.
	 * @return mixed Null where there is none.
	 */
	public static function field( $value, $name ) {
		if ( is_array( $value ) ) {
			return isset( $value[ $name ] ) ? $value[ $name ] : null;
		}
		return $value instanceof \stdClass && isset( $value->{$name} ) ? $value->{$name} : null;
	}

	/**
	 * The entries of a list; none of anything else.
	 *
	 * @param mixed $value The list.
	 * @return array
	 */
	public static function entries( $value ) {
		return is_array( $value ) ? array_values( $value ) : array();
	}

	/**
	 * Text, or a number as text; '' for anything else.
	 *
	 * @param mixed $value The text.
	 * @return string
	 */
	public static function text( $value ) {
		if ( is_float( $value ) ) {
			return floor( $value ) === $value && abs( $value ) < 1e15 ? sprintf( '%.0F', $value ) : (string) $value;
		}
		return is_string( $value ) || is_int( $value ) ? (string) $value : '';
	}

	/**
	 * The first text field of an object that is an id.
	 *
	 * @param mixed  $value    The object.
	 * @param string ...$names The fields.
	 * @return string '' without one.
	 */
	public static function id( $value, ...$names ) {
		foreach ( $names as $name ) {
			$id = self::text( self::field( $value, $name ) );
			if ( '' !== $id ) {
				return $id;
			}
		}
		return '';
	}

	/**
	 * The ids of a list, as texts.
	 *
	 * @param mixed $value The list.
	 * @return string[]
	 */
	public static function ids( $value ) {
		return array_values( array_filter( array_map( array( __CLASS__, 'text' ), self::entries( $value ) ), 'strlen' ) );
	}

	/**
	 * A count or duration; 0 for anything that is no number from 0 to 9999.
	 *
	 * @param mixed $value The number.
	 * @return int|float
	 */
	public static function number( $value ) {
		$number = is_numeric( $value ) ? $value + 0 : 0;
		return $number > 0 && $number <= 9999 ? $number : 0;
	}

	/**
	 * Dollars as cents. What is within a millionth of a whole cent is that cent (PRICE-15).
	 *
	 * @param mixed $dollars A number or a decimal text.
	 * @return int|null Null for anything malformed.
	 */
	public static function cents( $dollars ) {
		if ( ! is_string( $dollars ) && ! is_int( $dollars ) && ! is_float( $dollars ) ) {
			return null;
		}
		$text = is_float( $dollars ) ? self::decimals( $dollars ) : trim( (string) $dollars );
		if ( ! preg_match( '/^(\d{1,9})(?:\.(\d{1,2})(\d*))?$/D', $text, $parts ) ) {
			return null;
		}
		$cents    = (int) $parts[1] * 100 + (int) str_pad( isset( $parts[2] ) ? $parts[2] : '', 2, '0' );
		$fraction = (float) ( '0.' . ( isset( $parts[3] ) && '' !== $parts[3] ? $parts[3] : '0' ) );
		return abs( $fraction - round( $fraction ) ) > self::NOISE ? null : $cents + (int) round( $fraction );
	}

	/**
	 * An amount that may be left out, which is 0.
	 *
	 * @param mixed $dollars As `cents()` takes it.
	 * @return int|null
	 */
	public static function optional_cents( $dollars ) {
		return null === $dollars || '' === $dollars || false === $dollars ? 0 : self::cents( $dollars );
	}

	/**
	 * An exact amount in whole cents, half a cent rounded up.
	 *
	 * @param int|float $cents The amount.
	 * @return int
	 */
	public static function rounded( $cents ) {
		return (int) floor( $cents + 0.5 + self::NOISE );
	}

	/**
	 * A number in all the digits that it holds, without an exponent.
	 *
	 * @param float $number The number.
	 * @return string
	 */
	private static function decimals( $number ) {
		if ( ! is_finite( $number ) || $number < 0 ) {
			return '';
		}
		$places = $number < 1 ? 12 : max( 0, 14 - (int) floor( log10( $number ) ) );
		return sprintf( '%.' . $places . 'F', $number );
	}
}
