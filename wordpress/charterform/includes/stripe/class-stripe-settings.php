<?php
/**
 * The settings of Stripe.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Asks for the keys of Stripe, and says where its dashboard has them. */
final class Stripe_Settings {

	/** The address for webhooks, which is there to be copied. */
	const ADDRESS = 'server.stripe.webhook_url';

	/** Registers the hooks. Behind the section of payment. */
	public static function register() {
		add_filter( 'charterform_settings_sections', array( __CLASS__, 'add' ), 20 );
	}

	/**
	 * Adds the fields to the section of payment.
	 *
	 * @param array $sections The sections of the settings.
	 * @return array
	 */
	public static function add( $sections ) {
		if ( isset( $sections['payment'] ) ) {
			$sections['payment']['fields'] += self::fields();
		}
		return $sections;
	}

	/** The fields. */
	private static function fields() {
		$mismatch = Stripe_Keys::mismatch();
		return array(
			Stripe_Keys::SECRET  => array(
				'type'  => 'secret',
				'label' => __( 'Stripe: secret key', 'charterform' ),
				'help'  => self::key_words() . __( 'In Stripe’s dashboard: Developers → API keys → Secret key. It begins with “sk_live_”, or with “sk_test_” for tests without money.', 'charterform' ),
			),
			self::ADDRESS        => array(
				'type'  => 'copy',
				'label' => __( 'Stripe: address for webhooks', 'charterform' ),
				'value' => Stripe_Webhook::url(),
				/* translators: %s: names of events. */
				'help'  => sprintf( __( 'In Stripe’s dashboard: Developers → Webhooks → Add destination. Copy this address there, and choose these events: %s.', 'charterform' ), implode( ', ', Stripe_Webhook::EVENTS ) ),
			),
			Stripe_Keys::WEBHOOK => array(
				'type'  => 'secret',
				'label' => __( 'Stripe: signing secret of the webhook', 'charterform' ),
				'help'  => __( 'Stripe shows it once the destination is added. It begins with “whsec_”. Without it, this site hears of a payment when the customer comes back, or up to 15 minutes later.', 'charterform' ),
			),
			Stripe_Keys::PUBLIC  => array(
				'type'   => 'text',
				'label'  => __( 'Stripe: publishable key', 'charterform' ),
				'help'   => trim( $mismatch . ' ' . __( 'Only where customers pay within the form. It begins with “pk_”. In Stripe’s dashboard: Developers → API keys → Publishable key.', 'charterform' ) ),
				'config' => true,
			),
		);
	}

	/** What is wrong with the secret key that is stored, as a sentence with a space behind it; '' for nothing. */
	private static function key_words() {
		$fault = '' === Stripe_Keys::secret() ? '' : Stripe_Keys::fault();
		return '' === $fault ? '' : "$fault ";
	}
}
