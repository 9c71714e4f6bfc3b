<?php
/**
 * That payments are tests.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Says on the screens of the plugin that Stripe moves no money, and that its keys do not go together. */
final class Stripe_Notices {

	/** Registers the hooks. */
	public static function register() {
		add_action( 'admin_notices', array( __CLASS__, 'render' ) );
	}

	/** Draws the notices. */
	public static function render() {
		$screen = get_current_screen();
		if ( ! $screen || false === strpos( (string) $screen->id, 'charterform' ) || ! current_user_can( Orders::CAPABILITY ) || ! self::is_offered() ) {
			return;
		}
		if ( Stripe_Keys::is_test() ) {
			wp_admin_notice( '<strong>' . esc_html__( 'Stripe is in test mode: no money is moved.', 'charterform' ) . '</strong> ' . esc_html__( 'Whoever knows the number of a test card can order without paying. Enter the live keys before you sell.', 'charterform' ), array( 'type' => 'warning', 'additional_classes' => array( 'charterform-test-mode' ) ) );
		}
		$mismatch = Stripe_Keys::mismatch();
		if ( '' !== $mismatch ) {
			wp_admin_notice( esc_html__( 'Stripe:', 'charterform' ) . ' ' . esc_html( $mismatch ), array( 'type' => 'error' ) );
		}
	}

	/** Whether customers can pay by Stripe in some way. */
	public static function is_offered() {
		return (bool) array_filter(
			Payment_Ways::offered( Page_Config::from_settings() ),
			static function ( $id ) {
				return 0 === strpos( $id, 'stripe-' );
			}
		);
	}
}
