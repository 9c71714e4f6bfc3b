<?php
/**
 * That somebody tested cards.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Tells the owner that cards were tested on the site, and that a captcha would help where there is none. */
final class Card_Testing_Notice {

	/** When an order was refused last because too many cards were tried, in seconds since 1970. */
	const OPTION = 'charterform_card_testing';

	/** For how long the owner is told. */
	const SHOWN = WEEK_IN_SECONDS;

	/** Registers the hooks. */
	public static function register() {
		add_action( 'admin_notices', array( __CLASS__, 'render' ) );
		add_filter( 'site_status_tests', array( __CLASS__, 'add_test' ) );
	}

	/** Notes that an order was refused; once a minute is enough. */
	public static function note() {
		if ( (int) get_option( self::OPTION, 0 ) < time() - MINUTE_IN_SECONDS ) {
			update_option( self::OPTION, time(), false );
		}
	}

	/** Whether cards were tested of late. */
	private static function is_due() {
		return (int) get_option( self::OPTION, 0 ) > time() - self::SHOWN;
	}

	/** What happened, and what helps. */
	private static function words() {
		/* translators: %s: date and time. */
		$words = sprintf( __( 'Somebody tried many cards on this site, last on %s. This site refused them before your payment provider was asked.', 'charterform' ), Order_Words::date( (int) get_option( self::OPTION, 0 ) ) );
		return $words . ' ' . ( Captcha::is_on() ? __( 'Visitors who try many cards must solve a captcha.', 'charterform' ) : __( 'Set up a captcha: then this site asks for one only where many cards are tried, and does not have to refuse your customers.', 'charterform' ) );
	}

	/** Draws the notice on every screen of whoever can set up a captcha. */
	public static function render() {
		if ( Captcha::is_on() || ! self::is_due() || ! current_user_can( Settings_Page::CAPABILITY ) ) {
			return;
		}
		printf(
			'<div class="notice notice-warning charterform-card-testing"><p><strong>Charterform:</strong> %s <a href="%s">%s</a></p></div>',
			esc_html( self::words() ),
			esc_url( Settings_Page::url( 'captcha' ) ),
			esc_html__( 'To the settings of the captcha', 'charterform' )
		);
	}

	/**
	 * Adds the test to Site Health.
	 *
	 * @param array $tests Those of the site.
	 * @return array
	 */
	public static function add_test( $tests ) {
		return Site_Health::with_tests( $tests, array( 'card_testing' ), __CLASS__ );
	}

	/** Whether the site is guarded against the testing of cards. */
	public static function test_card_testing() {
		$is_due = self::is_due();
		$good   = Captcha::is_on() || ! ( $is_due || self::takes_cards() );
		$label  = $is_due ? __( 'Somebody tested cards on this site', 'charterform' ) : __( 'Nothing but limits keeps robots from testing cards', 'charterform' );
		$words  = __( 'Robots test stolen cards by small orders. A captcha stops them, and no other visitor sees it. Without one, this site refuses all cards for a while when many are tried.', 'charterform' );
		return array(
			'label'       => $good ? __( 'Robots cannot test many cards on this site', 'charterform' ) : $label,
			'status'      => $good ? 'good' : 'recommended',
			'badge'       => array(
				'label' => 'Charterform',
				'color' => 'blue',
			),
			'description' => '<p>' . esc_html( $is_due ? self::words() : $words ) . '</p>',
			'actions'     => $good ? '' : '<p><a href="' . esc_url( Settings_Page::url( 'captcha' ) ) . '">' . esc_html__( 'To the settings of the captcha', 'charterform' ) . '</a></p>',
			'test'        => 'charterform_card_testing',
		);
	}

	/** Whether the settings offer a way by which a card comes with the order. */
	private static function takes_cards() {
		foreach ( Payment_Ways::offered( Page_Config::from_settings() ) as $way ) {
			if ( in_array( Payment_Ways::kind( $way ), array( 'card', 'box' ), true ) ) {
				return true;
			}
		}
		return false;
	}
}
