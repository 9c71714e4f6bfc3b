<?php
/**
 * Tokens of links in mails.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Makes tokens for links in mails. What is kept of a token is its hash alone. */
final class Link_Tokens {

	/** Bytes of a token: nobody guesses one. */
	const LENGTH = 24;

	/** A new token. */
	public static function make() {
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode
		return strtr( base64_encode( random_bytes( self::LENGTH ) ), '+/', '-_' );
	}

	/**
	 * Whether a text can be a token of ours.
	 *
	 * @param string $text Any.
	 */
	public static function is_token( $text ) {
		return 1 === preg_match( '/^[A-Za-z0-9_-]{32}\z/', $text );
	}

	/**
	 * What is kept of a token. It needs no salt: a token is random itself.
	 *
	 * @param string $token A token.
	 */
	public static function hash( $token ) {
		return hash( 'sha256', $token );
	}
}
