<?php
/**
 * A captcha that keeps nobody away.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Says loudly that visitors are asked for a captcha which is not verified, because its secret key is missing.
 */
final class Captcha_Notice {

	/** Registers the hooks. */
	public static function register() {
		add_action( 'admin_notices', array( __CLASS__, 'render' ) );
	}

	/** Whether a provider is chosen and its tokens are not verified. */
	public static function is_due() {
		return '' !== (string) Settings::get( 'captcha.provider', '' ) && ! Captcha::is_on();
	}

	/** What is wrong. */
	public static function words() {
		return __( 'Visitors solve a captcha, but nobody verifies it, so robots get through. Enter the secret key of your captcha provider.', 'charterform' );
	}

	/** Draws the notice on every screen of whoever can mend it. */
	public static function render() {
		if ( ! self::is_due() || ! current_user_can( Settings_Page::CAPABILITY ) ) {
			return;
		}
		printf(
			'<div class="notice notice-error charterform-captcha-open"><p><strong>Charterform:</strong> %s <a href="%s">%s</a></p></div>',
			esc_html( self::words() ),
			esc_url( Settings_Page::url( 'captcha' ) ),
			esc_html__( 'To the settings of the captcha', 'charterform' )
		);
	}
}
