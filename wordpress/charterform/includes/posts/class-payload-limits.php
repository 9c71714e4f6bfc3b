<?php
/**
 * How much a post may hold beside its files.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Reads JSON within limits that no form reaches (docs/reference/host-server.md, "Limits"), so that a post never costs more
 * than it is worth.
 */
final class Payload_Limits {

	/** Bytes of all fields of a post together. */
	const MAX_BYTES = 262144;

	/** Values of a payload: texts, numbers and the like, and empty lists and objects. */
	const MAX_LEAVES = 2000;

	/** Objects and lists within each other. */
	const MAX_DEPTH = 20;

	/** Whether the fields of the request are longer together than a post may be. */
	public static function is_exceeded() {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- Only their length is read.
		$values = array( $_POST );
		$bytes  = 0;
		while ( $values && $bytes <= self::MAX_BYTES ) {
			foreach ( array_pop( $values ) as $name => $value ) {
				$bytes += strlen( (string) $name );
				if ( is_array( $value ) ) {
					$values[] = $value;
				} else {
					$bytes += strlen( wp_unslash( (string) $value ) );
				}
			}
		}
		return $bytes > self::MAX_BYTES;
	}

	/** The refusal of such a post. */
	public static function refusal() {
		/* translators: %s: a size such as "256 KB". */
		return Replies::refusal( sprintf( __( 'What you entered is too long. This form takes at most %s of text. Please shorten it and send it again.', 'charterform' ), size_format( self::MAX_BYTES ) ), 413, 'too_large' );
	}

	/**
	 * Decodes JSON within the limits. Numbers that PHP cannot hold become texts.
	 *
	 * @param string $json  The text.
	 * @param string $fault Set to what is wrong with it, which only a broken page can send; '' for nothing.
	 * @return mixed The value, its objects as stdClass; null where something is wrong.
	 */
	public static function decode( $json, &$fault ) {
		if ( strlen( $json ) > self::MAX_BYTES ) {
			$fault = 'is too long';
			return null;
		}
		$value = json_decode( $json, false, self::MAX_DEPTH + 1, JSON_BIGINT_AS_STRING );
		$error = json_last_error();
		if ( JSON_ERROR_NONE !== $error ) {
			$fault = JSON_ERROR_DEPTH === $error ? 'is nested too deeply' : 'is not valid JSON';
			return null;
		}
		$fault = self::fault_of( $value );
		return '' === $fault ? $value : null;
	}

	/**
	 * What a value holds that no payload may: too many leaves, or a number that could not be written down again.
	 *
	 * @param mixed $value As `json_decode` makes it.
	 * @return string '' for nothing.
	 */
	private static function fault_of( $value ) {
		$open   = array( $value );
		$leaves = 0;
		while ( $open ) {
			$parts = array_pop( $open );
			$parts = $parts instanceof \stdClass ? get_object_vars( $parts ) : $parts;
			if ( is_float( $parts ) && ! is_finite( $parts ) ) {
				return 'holds a number that is too large';
			}
			if ( ! is_array( $parts ) || ! $parts ) {
				++$leaves;
				continue;
			}
			if ( $leaves + count( $open ) + count( $parts ) > self::MAX_LEAVES ) {
				return 'has too many values';
			}
			foreach ( $parts as $part ) {
				$open[] = $part;
			}
		}
		return $leaves > self::MAX_LEAVES ? 'has too many values' : '';
	}
}
