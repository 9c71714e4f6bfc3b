<?php
/**
 * The fields of what a form offers beside the order.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Switches for the whole site; what a page says itself stands above (SHOP-14). */
final class Offer_Settings {

	/**
	 * The fields.
	 *
	 * @return array
	 */
	public static function fields() {
		return self::later() + self::others() + array(
			'layout.compareStates' => array(
				'type'    => 'select',
				'label'   => __( 'Compare states', 'charterform' ),
				'options' => array(
					''      => __( 'No', 'charterform' ),
					'order' => __( 'Beside the question of the state', 'charterform' ),
				),
				'help'    => __( 'A table of what the order costs in each state: its fee, the days, the first year and each later year.', 'charterform' ),
				'config'  => true,
			),
			'layout.coupon'        => Settings_Fields::key( 'checkbox', __( 'Ask for coupons', 'charterform' ), __( 'The summary of each order has a box for a coupon’s code.', 'charterform' ) ),
			'layout.assurance'     => Settings_Fields::key( 'promises', __( 'Promises beside the total', 'charterform' ), __( 'A line for each, such as: 30-day money-back guarantee. Each has a tick; for another mark begin with lock |, info | or none |. For a link end with | and its address.', 'charterform' ) ),
		);
	}

	/** What visitors take along and come back with. */
	private static function later() {
		return array(
			'save.email'     => Settings_Fields::key( 'checkbox', __( 'Offer “Email me this order”', 'charterform' ), __( 'Visitors get a link by email that opens their order on another device.', 'charterform' ) ),
			'save.days'      => self::days( __( 'Days that this link works', 'charterform' ), 90, 14 ),
			'save.reminder'  => Settings_Fields::key( 'checkbox', __( 'Offer a reminder', 'charterform' ), __( 'One email to visitors who ask for it and have not placed their order.', 'charterform' ) ),
			'quote.print'    => Settings_Fields::key( 'checkbox', __( 'Offer “Print this quote”', 'charterform' ), __( 'The order as a quote, before anything is paid.', 'charterform' ) ),
			'quote.email'    => Settings_Fields::key( 'checkbox', __( 'Offer “Email me this quote”', 'charterform' ) ),
			'quote.days'     => self::days( __( 'Days that the prices of a quote hold', 'charterform' ), 365, 30 ),
			'quote.siteName' => Settings_Fields::key( 'text', __( 'Name on the quote', 'charterform' ), __( 'Who makes the quote. Empty means the address of your site.', 'charterform' ) ),
		);
	}

	/** What others of the company do. */
	private static function others() {
		return array(
			'coOwners.invite' => Settings_Fields::key( 'checkbox', __( 'Offer “Ask this person by email”', 'charterform' ), __( 'Other people of the company enter their own details by a link.', 'charterform' ) ),
			'coOwners.wait'   => Settings_Fields::key( 'checkbox', __( 'Wait for these details', 'charterform' ), __( 'The order is placed once everybody has answered. Without this it is placed at once, and details are added when they arrive.', 'charterform' ) ),
			'coOwners.days'   => self::days( __( 'Days that their link works', 'charterform' ), 90, 14 ),
		);
	}

	/**
	 * A number of days.
	 *
	 * @param string $label   Its label.
	 * @param int    $most    The most.
	 * @param int    $default What counts where it is empty.
	 * @return array
	 */
	private static function days( $label, $most, $default ) {
		return array(
			'min' => 1,
			'max' => $most,
			/* translators: 1: a number of days, 2: another one. */
		) + Settings_Fields::key( 'number', $label, sprintf( __( 'From 1 to %1$d. Empty means %2$d.', 'charterform' ), $most, $default ) );
	}
}
