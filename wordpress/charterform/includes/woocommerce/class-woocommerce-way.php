<?php
/**
 * WooCommerce as a way to pay.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * The way `woocommerce` (PAY-05): an order of the form becomes an order of WooCommerce, which its customer pays on WooCommerce's own
 * page, by whatever payment methods the shop has.
 */
final class Woocommerce_Way {

	const ID = 'woocommerce';

	/** The currency of every ledger. */
	const CURRENCY = 'USD';

	/** Names of payment methods that a form shows at most, and characters of one. */
	const MAX_MARKS = 5;
	const MARK      = 24;

	/** Registers the hooks. */
	public static function register() {
		add_filter( 'charterform_payment_ways', array( __CLASS__, 'add' ), 5 );
	}

	/**
	 * Adds the way.
	 *
	 * @param array $ways By id.
	 * @return array
	 */
	public static function add( $ways ) {
		return $ways + array(
			self::ID => array(
				'kind'    => 'page',
				'charges' => true,
				'label'   => __( 'WooCommerce: the customer pays on the payment page of your shop, by its payment methods', 'charterform' ),
				'name'    => __( 'Pay online', 'charterform' ),
				'text'    => self::is_active() && wc_tax_enabled() ? __( 'You pay on the next page. Taxes are added there.', 'charterform' ) : '',
				'ready'   => array( __CLASS__, 'fault' ),
				'config'  => array( __CLASS__, 'config' ),
				'begin'   => array( Woocommerce_Payment::class, 'begin' ),
				'settle'  => array( Woocommerce_Payment::class, 'settle' ),
				'cancel'  => array( Woocommerce_Payment::class, 'cancel' ),
				'refund'  => array( Woocommerce_Refund::class, 'refund' ),
			),
		);
	}

	/** Whether WooCommerce is active. */
	public static function is_active() {
		return function_exists( 'WC' ) && function_exists( 'wc_create_order' );
	}

	/**
	 * Why the way cannot be offered.
	 *
	 * @return string A sentence for the owner; '' where it can.
	 */
	public static function fault() {
		if ( ! self::is_active() ) {
			return __( 'WooCommerce is not active. Install and activate it under Plugins.', 'charterform' );
		}
		if ( self::CURRENCY !== get_woocommerce_currency() ) {
			/* translators: %s: code of a currency, such as EUR. */
			return sprintf( __( 'Orders are in US dollars, and WooCommerce sells in %s. Choose US dollars under WooCommerce → Settings → General.', 'charterform' ), get_woocommerce_currency() );
		}
		if ( wc_get_price_decimals() < 2 ) {
			return __( 'WooCommerce rounds prices to whole dollars. Set “Number of decimals” to 2 under WooCommerce → Settings → General.', 'charterform' );
		}
		if ( wc_get_page_id( 'checkout' ) < 1 ) {
			return __( 'WooCommerce has no checkout page, where customers pay. Choose one under WooCommerce → Settings → Advanced.', 'charterform' );
		}
		return self::methods() ? '' : __( 'WooCommerce has no payment method that is switched on. Switch one on under WooCommerce → Settings → Payments.', 'charterform' );
	}

	/**
	 * Tells the form the names of the payment methods, where its page names none.
	 *
	 * @param array $config The page config.
	 * @return array
	 */
	public static function config( array $config ) {
		$ways = (array) Settings::pick( $config, 'payment.ways', array() );
		foreach ( $ways as $index => $way ) {
			$way = is_array( $way ) ? $way : array( 'id' => $way );
			if ( self::ID === $way['id'] && empty( $way['marks'] ) && self::marks() ) {
				$ways[ $index ] = $way + array( 'marks' => self::marks() );
			}
		}
		return Settings::put( $config, 'payment.ways', $ways );
	}

	/** The names of payment methods that are short enough to be shown. */
	private static function marks() {
		$names = array();
		foreach ( self::methods() as $method ) {
			$name = trim( wp_strip_all_tags( html_entity_decode( (string) $method->get_title(), ENT_QUOTES ) ) );
			if ( '' !== $name && mb_strlen( $name ) <= self::MARK ) {
				$names[] = $name;
			}
		}
		return array_slice( array_values( array_unique( $names ) ), 0, self::MAX_MARKS );
	}

	/** The payment methods that are switched on. */
	private static function methods() {
		return array_filter(
			WC()->payment_gateways()->payment_gateways(),
			static function ( $method ) {
				return 'yes' === $method->enabled;
			}
		);
	}
}
