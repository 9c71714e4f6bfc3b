<?php
/**
 * Card numbers never arrive, and never stay if they do.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Refuses a payment with anything but a token, and masks card numbers that a visitor typed into a text.
 */
final class Card_Guard {

	/** All that a payment may hold. */
	const PAYMENT_FIELDS = array( 'processor', 'token', 'customer_id', 'billing_address' );

	/** The name of a way to pay, in a payment that may hold nothing else where the way needs no card. */
	const WAY = '/^[a-z][a-z0-9-]{0,39}$/';

	/**
	 * A card number in a token that has letters: in one piece, or in the groups that are printed on cards. The groups of a UUID
	 * may all be digits, and are none of a card.
	 */
	const IN_TOKEN = '/(?<![a-z0-9])(?:\d{13,19}|\d{4}([ .-])\d{4}\1\d{4}\1\d{1,7}|\d{4}[ .-]\d{6}[ .-]\d{5})(?![a-z0-9])/i';

	/** All that the address of a payment may hold. */
	const ADDRESS_FIELDS = array( 'line1', 'line2', 'city', 'state', 'zipcode', 'country' );

	/** Names of card data without their underscores and digits, such as `cardCVC` and `cvv2`. */
	const CARD_NAMES = '/^(card|cc|creditcard|debitcard|payment)?(cvc|cvv|csc|cvn|cvd|securitycode|verificationcode|verificationvalue)$|^(card|cc|creditcard|debitcard)(number|num|no|pan)$/';

	/**
	 * Whether a payload holds card data in place of a token: a payment with anything that is not on its list, or a name of
	 * card data at any depth.
	 *
	 * @param mixed $data The payload.
	 * @return bool
	 */
	public static function has_card_data( $data ) {
		$is_object = $data instanceof \stdClass;
		foreach ( $is_object ? get_object_vars( $data ) : (array) $data as $name => $part ) {
			$name       = (string) $name;
			$is_payment = $is_object && 'payment' === strtolower( $name );
			if ( $is_payment ? ! self::is_token( $part ) : ( $is_object && self::is_card_field( $name, $part ) ) ) {
				return true;
			}
			if ( ! $is_payment && ! is_scalar( $part ) && self::has_card_data( $part ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Masks the card numbers in every text and name outside the payment, in place.
	 *
	 * @param mixed $data The payload.
	 */
	public static function mask( $data ) {
		foreach ( $data instanceof \stdClass ? get_object_vars( $data ) : array() as $name => $value ) {
			if ( 'payment' !== $name ) {
				self::mask_part( $data, (string) $name, $value );
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
		return Card_Numbers::replace(
			(string) $text,
			static function ( $digits ) {
				// Cards begin with these digits; other long numbers belong to orders and accounts.
				return preg_match( '/^[2-6]/', $digits ) ? str_repeat( '*', strlen( $digits ) - 4 ) . substr( $digits, -4 ) : null;
			}
		);
	}

	/**
	 * Whether a payment is a token and nothing else.
	 *
	 * @param mixed $payment That of a payload.
	 * @return bool
	 */
	private static function is_token( $payment ) {
		if ( null === $payment || array() === $payment ) {
			return true;
		}
		if ( ! $payment instanceof \stdClass ) {
			return false;
		}
		$fields = get_object_vars( $payment );
		if ( isset( $fields['way'] ) ) {
			$way = $fields['way'];
			unset( $fields['way'] );
			if ( ! is_string( $way ) || ! preg_match( self::WAY, $way ) || array_diff( array_keys( $fields ), self::fields_of( $way ) ) ) {
				return false;
			}
		}
		foreach ( $fields as $name => $value ) {
			$is_id = in_array( $name, array( 'token', 'customer_id' ), true ) && self::is_id( $value );
			if ( ! in_array( $name, self::PAYMENT_FIELDS, true ) || ( 'billing_address' === $name ? ! self::is_address( $value ) : ! $is_id && ! self::is_harmless( $value ) ) ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Whether a value is the id of a provider, whose digits make no card number. Those of some providers are made of digits
	 * alone, but never have spaces.
	 *
	 * @param mixed $value A token, or the id of a customer.
	 * @return bool
	 */
	private static function is_id( $value ) {
		$text = is_scalar( $value ) ? (string) $value : '';
		if ( ! preg_match( '/^(?=.*[a-z])[\w.-]+$/i', $text ) ) {
			return ctype_digit( $text );
		}
		preg_match_all( self::IN_TOKEN, $text, $found );
		return ! array_filter( $found[0], array( Card_Numbers::class, 'is_in' ) );
	}

	/**
	 * What may stand beside the name of a way to pay.
	 *
	 * @param string $way The way.
	 * @return string[]
	 */
	private static function fields_of( $way ) {
		$of_kinds = array(
			'card' => self::PAYMENT_FIELDS,
			'box'  => array( 'token' ),
		);
		$kind     = Payment_Ways::kind( $way );
		return isset( $of_kinds[ $kind ] ) ? $of_kinds[ $kind ] : array();
	}

	/**
	 * Whether the address of a payment holds nothing else.
	 *
	 * @param mixed $address Part of a payment.
	 * @return bool
	 */
	private static function is_address( $address ) {
		$parts = $address instanceof \stdClass ? get_object_vars( $address ) : $address;
		if ( null === $parts || ! is_array( $parts ) ) {
			return null === $parts;
		}
		return ! array_diff( array_keys( $parts ), self::ADDRESS_FIELDS ) && $parts === array_filter( $parts, array( __CLASS__, 'is_harmless' ) );
	}

	/**
	 * Whether a value is a short one without a card number.
	 *
	 * @param mixed $value Part of a payment.
	 * @return bool
	 */
	private static function is_harmless( $value ) {
		return null === $value || ( is_scalar( $value ) && ! Card_Numbers::is_in( self::text_of( $value ) ) );
	}

	/**
	 * Whether a name is one of card data, and something stands under it.
	 *
	 * @param string $name  Of an object.
	 * @param mixed  $value Its value.
	 * @return bool
	 */
	private static function is_card_field( $name, $value ) {
		return null !== $value && '' !== $value && preg_match( self::CARD_NAMES, preg_replace( '/[^a-z]/', '', strtolower( $name ) ) );
	}

	/**
	 * Masks one part of an object or a list.
	 *
	 * @param \stdClass $data  The object, changed in place.
	 * @param string    $name  The name of the part.
	 * @param mixed     $value The part.
	 */
	private static function mask_part( $data, $name, $value ) {
		$masked = self::mask_text( $name );
		if ( $masked !== $name ) {
			unset( $data->{$name} );
		}
		$data->{$masked} = self::masked( $value );
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
				self::mask_part( $value, (string) $name, $part );
			}
			return $value;
		}
		if ( ! is_string( $value ) && ! is_int( $value ) && ! is_float( $value ) ) {
			return $value;
		}
		$text   = self::text_of( $value );
		$masked = self::mask_text( $text );
		return $masked === $text ? $value : $masked;
	}

	/**
	 * A value as its digits are written.
	 *
	 * @param string|int|float|bool $value Any.
	 * @return string
	 */
	private static function text_of( $value ) {
		return is_float( $value ) && abs( $value ) >= 1e12 ? sprintf( '%.0f', $value ) : (string) $value;
	}
}
