<?php
/**
 * Card numbers never arrive, and never stay if they do.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Refuses a payment with card data and masks card numbers that a visitor typed into a text.
 */
final class Card_Guard {

	/** Names of card data, which a payment must not hold. */
	const CARD_FIELDS = '/^(card_?)?(number|num|pan|cvc|cvv|cvv2|security_code)$|^card_?(cvc|cvv|number)$/i';

	/**
	 * Whether the payment of an order holds card data in place of a token.
	 *
	 * @param mixed $data The payload.
	 * @return bool
	 */
	public static function has_card_data( $data ) {
		if ( ! $data instanceof \stdClass || ! isset( $data->payment ) || ! $data->payment instanceof \stdClass ) {
			return false;
		}
		foreach ( get_object_vars( $data->payment ) as $name => $value ) {
			// The token of some providers is made of digits like a card number.
			$is_token = in_array( $name, array( 'token', 'customer_id' ), true );
			if ( preg_match( self::CARD_FIELDS, (string) $name ) || ( ! $is_token && is_scalar( $value ) && self::mask_text( (string) $value ) !== (string) $value ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Masks the card numbers in every text outside the payment, in place.
	 *
	 * @param mixed $data The payload.
	 */
	public static function mask( $data ) {
		if ( ! $data instanceof \stdClass ) {
			return;
		}
		foreach ( get_object_vars( $data ) as $name => $value ) {
			if ( 'payment' !== $name ) {
				$data->{$name} = self::masked( $value );
			}
		}
	}

	/**
	 * Masks card numbers in a text, but for the last four digits.
	 *
	 * @param string $text Any text.
	 * @return string
	 */
	public static function mask_text( $text ) {
		return preg_replace_callback(
			'/(?<![\dA-Za-z])[2-6]\d(?:[ -]?\d){11,17}(?![\dA-Za-z])/',
			static function ( $found ) {
				$digits = preg_replace( '/\D/', '', $found[0] );
				return self::passes_luhn( $digits ) ? str_repeat( '*', strlen( $digits ) - 4 ) . substr( $digits, -4 ) : $found[0];
			},
			$text
		);
	}

	/**
	 * The value with its card numbers masked.
	 *
	 * @param mixed $value Part of a payload.
	 * @return mixed
	 */
	private static function masked( $value ) {
		if ( is_array( $value ) ) {
			return array_map( array( __CLASS__, 'masked' ), $value );
		}
		if ( $value instanceof \stdClass ) {
			foreach ( get_object_vars( $value ) as $name => $part ) {
				$value->{$name} = self::masked( $part );
			}
			return $value;
		}
		if ( is_int( $value ) && $value > 99999999999 ) {
			$text = self::mask_text( (string) $value );
			return (string) $value === $text ? $value : $text;
		}
		return is_string( $value ) ? self::mask_text( $value ) : $value;
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
