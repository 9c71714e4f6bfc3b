<?php
/**
 * The captcha that forms ask for.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Settings of the captcha and what they are in the page config. */
final class Captcha_Settings {

	/** The scripts of the providers, by the global that they make. */
	const SCRIPTS = array(
		'grecaptcha' => 'https://www.google.com/recaptcha/api.js?render=explicit',
		'hcaptcha'   => 'https://js.hcaptcha.com/1/api.js?render=explicit',
		'turnstile'  => 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
	);

	/**
	 * The fields of the section.
	 *
	 * @return array
	 */
	public static function fields() {
		return array(
			'captcha.provider'      => array(
				'type'    => 'select',
				'label'   => __( 'Provider', 'charterform' ),
				'options' => array(
					''           => __( 'None', 'charterform' ),
					'grecaptcha' => 'reCAPTCHA v2',
					'hcaptcha'   => 'hCaptcha',
					'turnstile'  => 'Cloudflare Turnstile',
				),
			),
			'layout.captchaSiteKey' => array(
				'type'   => 'text',
				'label'  => __( 'Site key', 'charterform' ),
				'help'   => __( 'The public key that the provider gave you for this site.', 'charterform' ),
				'config' => true,
			),
			'endpoints.captcha'     => array(
				'type'   => 'url',
				'label'  => __( 'Script', 'charterform' ),
				'help'   => __( 'Leave this empty for the provider’s own.', 'charterform' ),
				'config' => true,
			),
		);
	}

	/**
	 * The page config with the captcha filled in.
	 *
	 * @param array $config The page config.
	 * @return array
	 */
	public static function into( array $config ) {
		$provider = (string) Settings::get( 'captcha.provider', '' );
		if ( ! isset( self::SCRIPTS[ $provider ] ) ) {
			return Settings::put( $config, 'flags.skipCaptcha', true );
		}
		$config = Settings::put( $config, 'layout.captchaProvider', $provider );
		return Settings::put( $config, 'endpoints.captcha', Settings::pick( $config, 'endpoints.captcha', self::SCRIPTS[ $provider ] ) );
	}
}
