<?php
/**
 * A trap for robots.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Refuses posts that no visitor would send: with a field filled in that nobody sees, a moment after the form was first touched,
 * or from a program that is no browser. On by default, but for sites for development.
 */
final class Robot_Trap {

	/** The field that nobody sees, and the cookie by which the page says that it was filled in. */
	const FIELD = 'charterform_url';

	/** Seconds within which nobody fills a form in. The token is as old as the first touch. */
	const SECONDS = 3;

	/** Actions that a browser may send at once, since it fills them in by itself, and those that go with another one. */
	const FAST = array( 'process_login', 'process_reset_password', 'process_captcha' );

	/** Whether it is set. */
	public static function is_on() {
		return (bool) Settings::get( 'server.limits.trap', 'local' !== wp_get_environment_type() );
	}

	/** The field as HTML; '' where the trap is not set. Its style hides it, since robots pass over what is `hidden`. */
	public static function html() {
		if ( ! self::is_on() ) {
			return '';
		}
		return sprintf(
			'<p class="charterform-trap" aria-hidden="true"><label>%s <input type="text" name="%s" value="" tabindex="-1" autocomplete="off"></label></p>',
			esc_html__( 'Leave this field empty', 'charterform' ),
			esc_attr( self::FIELD )
		);
	}

	/**
	 * Refuses a post that no visitor would send.
	 *
	 * @param string $action Such as `process_contact`.
	 * @return array|null The refusal; null if the post may go on.
	 */
	public static function check( $action ) {
		if ( ! self::is_on() || isset( Post::LOOKUPS[ $action ] ) ) {
			return null;
		}
		if ( '' !== Post::field( self::FIELD ) || ! empty( $_COOKIE[ self::FIELD ] ) ) {
			/* translators: the field's name is "Leave this field empty". */
			return self::refusal( __( 'A field of this page that must stay empty was filled in. Please reload the page and try again.', 'charterform' ) );
		}
		if ( in_array( $action, self::FAST, true ) ) {
			return null;
		}
		$made = Tokens::made_at();
		if ( 0 === $made ) {
			return Tokens::is_from_browser() ? null : self::refusal( __( 'Forms of this site can only be sent by a browser.', 'charterform' ) );
		}
		return $made > time() - self::SECONDS ? self::refusal( __( 'That was very fast. Please wait three seconds, then press the button once more.', 'charterform' ) ) : null;
	}

	/**
	 * The refusal; it takes no key.
	 *
	 * @param string $words A sentence.
	 */
	private static function refusal( $words ) {
		return Replies::refusal( $words, 403, 'robot' );
	}
}
