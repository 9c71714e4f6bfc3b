<?php
/**
 * The settings of payment.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Which ways to pay are offered, and what the owner says of how an invoice is paid. */
final class Payment_Settings {

	/** Registers the hooks. */
	public static function register() {
		add_filter( 'charterform_settings_sections', array( __CLASS__, 'add' ) );
		add_filter( 'charterform_page_config', array( __CLASS__, 'into' ), 5 );
	}

	/**
	 * Adds the section, behind that of the products.
	 *
	 * @param array $sections The sections of the settings.
	 * @return array
	 */
	public static function add( $sections ) {
		$place = 1 + (int) array_search( 'products', array_keys( $sections ), true );
		return array_slice( $sections, 0, $place, true ) + array(
			'payment' => array(
				'title'       => __( 'Payment', 'charterform' ),
				'description' => __( 'How orders are paid. Visitors choose where you offer more than one way.', 'charterform' ),
				'fields'      => self::fields(),
			),
		) + $sections;
	}

	/** The fields of the section. */
	private static function fields() {
		return array(
			Payment_Ways::SETTING      => array(
				'type'    => 'checkboxes',
				'label'   => __( 'Ways to pay', 'charterform' ),
				'help'    => self::not_ready() . __( 'If you tick none, orders are paid by card where you have a card service or a back end, and by invoice otherwise.', 'charterform' ),
				'options' => wp_list_pluck( Payment_Ways::all(), 'label' ),
				'default' => Payment_Ways::offered(),
			),
			Payment_Ways::INSTRUCTIONS => array(
				'type'  => 'textarea',
				'label' => __( 'How an invoice is paid', 'charterform' ),
				'help'  => __( 'Such as your bank details. Customers who pay by invoice read it in the mail about their order and on its page.', 'charterform' ),
			),
		);
	}

	/** Why ways that the owner has ticked are not offered, as sentences with a space behind them. */
	public static function not_ready() {
		$faults = '';
		$config = array( 'endpoints' => array( 'marketing' => Settings::get( 'endpoints.marketing', '' ) ) );
		foreach ( (array) Settings::get( Payment_Ways::SETTING, array() ) as $id ) {
			$way   = is_string( $id ) ? Payment_Ways::find( $id ) : null;
			$fault = $way ? $way['fault'] : '';
			if ( $way && '' === $fault && $way['charges'] && ! Payment_Ways::knows_totals( $config ) ) {
				$fault = __( 'It charges orders by the prices of this site, and yours come from a product service.', 'charterform' );
			}
			if ( '' !== $fault ) {
				/* translators: 1: a way to pay, 2: why, as a sentence. */
				$faults .= sprintf( __( '“%1$s” is not offered yet. %2$s', 'charterform' ), $way['name'], $fault ) . ' ';
			}
		}
		return $faults;
	}

	/**
	 * The page config with the ways to pay that are offered, for forms that order something.
	 *
	 * @param array $config The page config.
	 * @return array
	 */
	public static function into( $config ) {
		$form = isset( $config['formType'] ) ? (string) $config['formType'] : '';
		if ( ! Payment_Choice::is_asked( $form ) ) {
			return $config;
		}
		if ( null === Settings::pick( $config, 'payment.mailsInvoice' ) && Mail_Events::are_told() ) {
			$config = Settings::put( $config, 'payment.mailsInvoice', true );
		}
		$config = Settings::put( $config, 'payment.ways', Payment_Ways::told( $config ) );
		foreach ( Payment_Ways::offered( $config ) as $id ) {
			$way    = Payment_Ways::find( $id );
			$config = is_callable( $way['config'] ) ? (array) call_user_func( $way['config'], $config ) : $config;
		}
		return $config;
	}
}
