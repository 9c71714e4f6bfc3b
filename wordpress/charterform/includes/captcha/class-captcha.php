<?php
/**
 * The captcha, verified with its provider.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Verifies tokens. Without a secret in the settings nothing is verified.
 */
final class Captcha {

	/** Where each provider verifies a token. */
	const VERIFY = array(
		'grecaptcha' => 'https://www.google.com/recaptcha/api/siteverify',
		'hcaptcha'   => 'https://api.hcaptcha.com/siteverify',
		'turnstile'  => 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
	);

	/** Seconds for which a verified token lets a signup through: `process_captcha` comes first. */
	const REMEMBERED = 600;

	/** Whether tokens are verified. */
	public static function is_on() {
		return '' !== (string) Settings::get( 'captcha.provider', '' ) && '' !== (string) Settings::get( 'server.captcha.secret', '' );
	}

	/**
	 * Whether a token is valid. A token that was verified a moment ago stays so, since a provider takes each one once.
	 *
	 * @param string $token What the captcha gave the visitor.
	 * @return bool
	 */
	public static function is_valid( $token ) {
		if ( ! self::is_on() ) {
			return true;
		}
		$name = 'charterform_captcha_' . Secrets::hash( $token );
		if ( '' === $token || get_transient( $name ) ) {
			return '' !== $token;
		}
		$valid = self::ask( $token );
		if ( $valid ) {
			set_transient( $name, 1, self::REMEMBERED );
		}
		return $valid;
	}

	/**
	 * Lets a token be used no more.
	 *
	 * @param string $token What the captcha gave the visitor.
	 */
	public static function forget( $token ) {
		delete_transient( 'charterform_captcha_' . Secrets::hash( $token ) );
	}

	/** The refusal of a token. */
	public static function refusal() {
		return Replies::refusal( __( 'The captcha could not be verified. Please check the box again.', 'charterform' ), 200, 'captcha' );
	}

	/**
	 * Asks the provider.
	 *
	 * @param string $token What the captcha gave the visitor.
	 * @return bool
	 */
	private static function ask( $token ) {
		$provider = (string) Settings::get( 'captcha.provider', '' );
		$known    = isset( self::VERIFY[ $provider ] ) ? self::VERIFY[ $provider ] : '';
		/**
		 * Filters where tokens are verified: an address that answers JSON with `success`.
		 *
		 * @param string $url      The provider's address.
		 * @param string $provider The provider's name.
		 */
		$url = (string) apply_filters( 'charterform_captcha_verify_url', Settings::get( 'server.captcha.verify_url', $known ), $provider );
		if ( '' === $url ) {
			return false;
		}
		$response = Settings_Guard::post(
			'server.captcha.verify_url',
			$url,
			array(
				'timeout' => 10,
				'body'    => array(
					'secret'   => Settings::get( 'server.captcha.secret', '' ),
					'response' => $token,
				),
			)
		);
		$reply    = is_wp_error( $response ) ? null : json_decode( wp_remote_retrieve_body( $response ) );
		return isset( $reply->success ) && true === $reply->success;
	}
}
