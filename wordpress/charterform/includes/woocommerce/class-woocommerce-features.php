<?php
/**
 * Features of WooCommerce.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Says that the plugin works with the features of WooCommerce that ask plugins: orders in tables of their own, and blocks. */
final class Woocommerce_Features {

	const FEATURES = array( 'custom_order_tables', 'cart_checkout_blocks' );

	/** Registers the hooks. */
	public static function register() {
		add_action( 'before_woocommerce_init', array( __CLASS__, 'declare_all' ) );
	}

	/** Declares them. */
	public static function declare_all() {
		if ( class_exists( \Automattic\WooCommerce\Utilities\FeaturesUtil::class ) ) {
			foreach ( self::FEATURES as $feature ) {
				\Automattic\WooCommerce\Utilities\FeaturesUtil::declare_compatibility( $feature, CHARTERFORM_FILE, true );
			}
		}
	}
}
