<?php
/**
 * What must not be readable at rest.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Takes passwords out of a payload, keeps them encrypted, and puts them back for the back end.
 */
final class Secrets {

	/**
	 * Empties every password of a payload.
	 *
	 * @param mixed $data The payload, changed in place.
	 * @return array The passwords in the order of the payload.
	 */
	public static function extract( $data ) {
		$found = array();
		self::walk(
			$data,
			static function ( $value ) use ( &$found ) {
				$found[] = $value;
				return '';
			}
		);
		return $found;
	}

	/**
	 * Puts extracted values back.
	 *
	 * @param mixed $data  The payload, changed in place.
	 * @param array $found What `extract()` returned.
	 */
	public static function restore( $data, array $found ) {
		// Version 0.1.0 kept the path of each beside it, in the same order.
		$found = array_map( static fn( $secret ) => is_array( $secret ) && isset( $secret['value'] ) ? $secret['value'] : $secret, array_values( $found ) );
		$next  = 0;
		self::walk(
			$data,
			static function ( $value ) use ( $found, &$next ) {
				return isset( $found[ $next ] ) ? $found[ $next++ ] : $value;
			}
		);
	}

	/**
	 * Changes every password of a payload in place, in the order in which they stand.
	 *
	 * @param mixed    $data   Part of a payload.
	 * @param callable $change Is handed a password; returns what takes its place.
	 */
	private static function walk( $data, callable $change ) {
		if ( ! is_array( $data ) && ! $data instanceof \stdClass ) {
			return;
		}
		foreach ( $data as $key => $value ) {
			if ( $data instanceof \stdClass && 'password' === strtolower( (string) $key ) && is_scalar( $value ) ) {
				$data->{$key} = $change( $value );
			} else {
				self::walk( $value, $change );
			}
		}
	}

	/**
	 * Encrypts a value.
	 *
	 * @param mixed $value Anything that JSON can hold.
	 * @return string
	 */
	public static function seal( $value ) {
		$nonce = random_bytes( SODIUM_CRYPTO_SECRETBOX_NONCEBYTES );
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode
		return base64_encode( $nonce . sodium_crypto_secretbox( wp_json_encode( $value ), $nonce, self::key() ) );
	}

	/**
	 * Decrypts a value.
	 *
	 * @param string|null $sealed What `seal()` returned.
	 * @return mixed Null for nothing, and where the salts of the site have changed since.
	 */
	public static function open( $sealed ) {
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode
		$bytes = base64_decode( (string) $sealed, true );
		if ( ! $bytes || strlen( $bytes ) <= SODIUM_CRYPTO_SECRETBOX_NONCEBYTES ) {
			return null;
		}
		$nonce = substr( $bytes, 0, SODIUM_CRYPTO_SECRETBOX_NONCEBYTES );
		$plain = sodium_crypto_secretbox_open( substr( $bytes, SODIUM_CRYPTO_SECRETBOX_NONCEBYTES ), $nonce, self::key() );
		return false === $plain ? null : json_decode( $plain, true );
	}

	/**
	 * A keyed hash, for what must be recognized but not known.
	 *
	 * @param string $text What is hashed.
	 * @return string 64 hexadecimal digits.
	 */
	public static function hash( $text ) {
		return hash_hmac( 'sha256', $text, wp_salt( 'nonce' ) . 'charterform' );
	}

	/** The key of this site, from its salts. */
	private static function key() {
		return hash( 'sha256', 'charterform' . wp_salt( 'secure_auth' ), true );
	}
}
