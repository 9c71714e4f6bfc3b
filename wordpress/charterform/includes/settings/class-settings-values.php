<?php
/**
 * How single settings are cleaned.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Cleans the values of settings by the type of their field. */
final class Settings_Values {

	/**
	 * The clean value; null where nothing is set.
	 *
	 * @param array $field The field.
	 * @param mixed $value What was posted or imported.
	 * @return mixed
	 */
	public static function clean( array $field, $value ) {
		switch ( $field['type'] ) {
			case 'checkbox':
				return (bool) $value;
			case 'list':
				return self::cleaned_list( $value );
			case 'checkboxes':
				return self::chosen( $field, $value );
			case 'words':
				return self::words( $value );
			case 'promises':
				return Settings_Promises::clean( $value );
			case 'colours':
				return self::colours( $value );
			case 'number':
				return self::number( $field, $value );
		}
		return is_scalar( $value ) ? self::text( $field, trim( (string) $value ) ) : null;
	}

	/**
	 * A text by its type.
	 *
	 * @param array  $field The field.
	 * @param string $value The text.
	 * @return string|null
	 */
	private static function text( array $field, $value ) {
		switch ( $field['type'] ) {
			case 'select':
				$value = isset( $field['options'][ $value ] ) ? $value : '';
				break;
			case 'url':
				$value = esc_url_raw( $value, array( 'http', 'https', 'mailto', 'tel' ) );
				break;
			case 'email':
				$value = sanitize_email( $value );
				break;
			case 'textarea':
				$value = sanitize_textarea_field( $value );
				break;
			case 'json':
				// Kept as it was typed, even where it is not right: it is checked where it is read, and only then used.
				$value = wp_check_invalid_utf8( $value );
				break;
			case 'secret':
				break;
			default:
				$value = sanitize_text_field( $value );
		}
		return '' === $value ? null : $value;
	}

	/**
	 * A number within its bounds.
	 *
	 * @param array $field The field.
	 * @param mixed $value The number, maybe as text.
	 * @return int|float|null
	 */
	private static function number( array $field, $value ) {
		if ( ! is_numeric( $value ) ) {
			return null;
		}
		$number = $value + 0;
		if ( isset( $field['min'] ) ) {
			$number = max( $field['min'], $number );
		}
		return isset( $field['max'] ) ? min( $field['max'], $number ) : $number;
	}

	/**
	 * A list, of lines or separated by commas.
	 *
	 * @param mixed $value The list, or its text.
	 * @return array|null
	 */
	private static function cleaned_list( $value ) {
		$parts = is_array( $value ) ? array_filter( $value, 'is_scalar' ) : preg_split( '/[\n,]+/', (string) $value );
		$parts = array_values( array_filter( array_map( 'sanitize_text_field', $parts ), 'strlen' ) );
		return $parts ? $parts : null;
	}

	/**
	 * What was chosen of the options, in their order.
	 *
	 * @param array $field The field.
	 * @param mixed $value A list of options.
	 * @return string[]|null
	 */
	private static function chosen( array $field, $value ) {
		$chosen = array_values( array_intersect( array_map( 'strval', array_keys( $field['options'] ) ), array_filter( (array) $value, 'is_string' ) ) );
		return $chosen ? $chosen : null;
	}

	/**
	 * Words by key, of lines such as `button.continue = Go on`.
	 *
	 * @param mixed $value The words, or their lines.
	 * @return array|null
	 */
	private static function words( $value ) {
		$words = array();
		if ( is_array( $value ) ) {
			$words = array_filter( $value, 'is_scalar' );
		} else {
			foreach ( preg_split( '/\R/', (string) $value ) as $line ) {
				list( $key, $text ) = array_pad( explode( '=', $line, 2 ), 2, '' );
				$words[ trim( $key ) ] = $text;
			}
		}
		$clean = array();
		foreach ( $words as $key => $text ) {
			$key  = preg_replace( '/[^\w.-]/', '', (string) $key );
			$text = sanitize_text_field( $text );
			if ( '' !== $key && '' !== $text ) {
				$clean[ $key ] = $text;
			}
		}
		return $clean ? $clean : null;
	}

	/**
	 * A colour for light pages, and one for dark ones.
	 *
	 * @param mixed $value The colours as `light` and `dark`.
	 * @return array|null
	 */
	private static function colours( $value ) {
		$clean = array();
		foreach ( array( 'light', 'dark' ) as $scheme ) {
			$colour = is_array( $value ) && isset( $value[ $scheme ] ) ? sanitize_hex_color( trim( (string) $value[ $scheme ] ) ) : '';
			if ( $colour ) {
				$clean[ $scheme ] = $colour;
			}
		}
		return $clean ? $clean : null;
	}
}
