<?php
/**
 * Stripe in Site Health.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Says whether the keys of Stripe work, and whether Stripe reaches this site. */
final class Stripe_Health {

	const TESTS = array( 'stripe_keys', 'stripe_webhook' );

	/** Seconds within which an error of Stripe is told of. */
	const RECENT = WEEK_IN_SECONDS;

	/** Registers the hooks. */
	public static function register() {
		add_filter( 'site_status_tests', array( __CLASS__, 'add' ) );
		add_filter( 'debug_information', array( __CLASS__, 'add_information' ), 30 );
	}

	/**
	 * Adds the tests, where customers are to pay by Stripe.
	 *
	 * @param array $tests Those of the site.
	 * @return array
	 */
	public static function add( $tests ) {
		return self::is_wanted() ? Site_Health::with_tests( $tests, self::TESTS, __CLASS__ ) : $tests;
	}

	/** Whether the owner has ticked a way of Stripe, or entered a key. */
	private static function is_wanted() {
		return '' !== Stripe_Keys::secret() || preg_grep( '/^stripe-/', array_filter( (array) Settings::get( Payment_Ways::SETTING, array() ), 'is_string' ) );
	}

	/** Whether Stripe takes the keys. */
	public static function test_stripe_keys() {
		$fault = Stripe_Keys::fault();
		$fault = '' !== $fault ? $fault : Stripe_Keys::mismatch();
		if ( '' === $fault ) {
			$answer = Stripe_Api::get( '/v1/checkout/sessions', array( 'limit' => 1 ) );
			$fault  = is_wp_error( $answer ) ? $answer->get_error_data()['owner'] : '';
		}
		if ( '' !== $fault ) {
			return self::result( 'stripe_keys', 'critical', __( 'Customers cannot pay by Stripe', 'charterform' ), $fault );
		}
		if ( Stripe_Keys::is_test() ) {
			return self::result( 'stripe_keys', 'recommended', __( 'Stripe is in test mode', 'charterform' ), __( 'No money is moved. Enter the live keys before you sell.', 'charterform' ) );
		}
		return self::result( 'stripe_keys', 'good', __( 'Customers can pay by Stripe', 'charterform' ), __( 'Stripe takes the keys of your settings.', 'charterform' ) );
	}

	/** Whether Stripe tells this site of payments. */
	public static function test_stripe_webhook() {
		if ( '' === Stripe_Keys::webhook() ) {
			return self::result( 'stripe_webhook', 'recommended', __( 'Stripe does not tell your site of payments', 'charterform' ), __( 'No signing secret of a webhook is set. Without it, your site hears of a payment when the customer comes back, or up to 15 minutes later.', 'charterform' ) );
		}
		$seen = (int) get_option( Stripe_Webhook::SEEN, 0 );
		if ( ! $seen ) {
			return self::result( 'stripe_webhook', 'recommended', __( 'Stripe has not told your site of a payment yet', 'charterform' ), __( 'Pay a test order. If this does not change, compare the address and the signing secret of the webhook in Stripe’s dashboard with your settings.', 'charterform' ) );
		}
		/* translators: %s: a time. */
		return self::result( 'stripe_webhook', 'good', __( 'Stripe tells your site of payments', 'charterform' ), sprintf( __( 'The last event came on %s.', 'charterform' ), Order_Words::date( $seen ) ) );
	}

	/**
	 * Adds figures to the report of the site: no key, no address.
	 *
	 * @param array $information That of the site.
	 * @return array
	 */
	public static function add_information( $information ) {
		$seen  = (int) get_option( Stripe_Webhook::SEEN, 0 );
		$fault = (array) get_option( Stripe_Api::FAULT, array() );
		$words = isset( $fault['at'], $fault['words'] ) && $fault['at'] > time() - self::RECENT ? gmdate( 'Y-m-d H:i', $fault['at'] ) . ': ' . $fault['words'] : 'none';
		foreach (
			array(
				'stripe_mode'  => array( __( 'Stripe: mode', 'charterform' ), '' === Stripe_Keys::mode( Stripe_Keys::secret() ) ? 'none' : Stripe_Keys::mode( Stripe_Keys::secret() ) ),
				'stripe_event' => array( __( 'Stripe: last event', 'charterform' ), $seen ? gmdate( 'Y-m-d H:i', $seen ) : 'none' ),
				'stripe_fault' => array( __( 'Stripe: last error', 'charterform' ), $words ),
			) as $name => list( $label, $value )
		) {
			$information['charterform']['fields'][ $name ] = array(
				'label' => $label,
				'value' => $value,
			);
		}
		return $information;
	}

	/**
	 * The result of a test.
	 *
	 * @param string $name   Its name.
	 * @param string $status `good`, `recommended` or `critical`.
	 * @param string $label  A sentence.
	 * @param string $words  More of it.
	 * @return array
	 */
	private static function result( $name, $status, $label, $words ) {
		return array(
			'label'       => $label,
			'status'      => $status,
			'badge'       => array(
				'label' => 'Charterform',
				'color' => 'blue',
			),
			'description' => '<p>' . esc_html( $words ) . '</p>',
			'actions'     => 'good' === $status ? '' : '<p><a href="' . esc_url( Settings_Page::url( 'payment' ) ) . '">' . esc_html__( 'To the settings of payment', 'charterform' ) . '</a></p>',
			'test'        => "charterform_$name",
		);
	}
}
