<?php
/**
 * The keys of Stripe.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Reads the keys of the settings. The secret ones are never printed, logged or sent anywhere but to Stripe. */
final class Stripe_Keys {

	const SECRET  = 'server.stripe.secret_key';
	const WEBHOOK = 'server.stripe.webhook_secret';
	const PUBLIC  = 'payment.publicKey';

	/** The secret key; '' without. */
	public static function secret() {
		return trim( (string) Settings::get( self::SECRET, '' ) );
	}

	/** The secret by which webhooks are signed; '' without. */
	public static function webhook() {
		return trim( (string) Settings::get( self::WEBHOOK, '' ) );
	}

	/** The publishable key; '' without. */
	public static function publishable() {
		return trim( (string) Settings::get( self::PUBLIC, '' ) );
	}

	/** Whether payments are tests: no money is moved. */
	public static function is_test() {
		return 'test' === self::mode( self::secret() );
	}

	/**
	 * The mode of a key.
	 *
	 * @param string $key Such as `sk_test_…`.
	 * @return string `test`, `live`, or '' for what is no key.
	 */
	public static function mode( $key ) {
		return preg_match( '/^(?:sk|rk|pk)_(test|live)_\w+$/', $key, $parts ) ? $parts[1] : '';
	}

	/**
	 * Why Stripe cannot be asked for a payment; '' where it can.
	 *
	 * @param string|null $key A secret key in place of that of the settings.
	 * @return string
	 */
	public static function fault( $key = null ) {
		$key = null === $key ? self::secret() : $key;
		if ( '' === $key ) {
			return __( 'Enter the secret key of your Stripe account.', 'charterform' );
		}
		if ( 0 === strpos( $key, 'pk_' ) ) {
			return __( 'The secret key is a publishable key. Enter the one that begins with “sk_” or “rk_”.', 'charterform' );
		}
		return '' === self::mode( $key ) ? __( 'The secret key is not one of Stripe: those begin with “sk_” or “rk_”.', 'charterform' ) : '';
	}

	/**
	 * Why the publishable key does not go with the secret one; '' where it does, or there is none.
	 *
	 * @return string
	 */
	public static function mismatch() {
		$key = self::publishable();
		if ( '' === $key || '' === self::secret() ) {
			return '';
		}
		if ( 0 !== strpos( $key, 'pk_' ) || '' === self::mode( $key ) ) {
			return __( 'The publishable key is not one of Stripe: those begin with “pk_”.', 'charterform' );
		}
		if ( self::mode( $key ) === self::mode( self::secret() ) ) {
			return '';
		}
		return 'test' === self::mode( $key )
			? __( 'The publishable key is for tests, and the secret key is for real payments. Enter two keys of the same kind.', 'charterform' )
			: __( 'The publishable key is for real payments, and the secret key is for tests. Enter two keys of the same kind.', 'charterform' );
	}

	/**
	 * A text without anything that looks like a secret of Stripe's.
	 *
	 * @param string $text Any text.
	 * @return string
	 */
	public static function without_secrets( $text ) {
		return (string) preg_replace( '/\b(sk|rk|whsec|pk)_[\w*]+|\bpi_\w+_secret_\w+/', '…', $text );
	}
}
