<?php
/**
 * Plugin Name: WooCommerce
 * Description: A double of the parts of WooCommerce that Charterform uses, for its tests. It sells nothing.
 * Version:     10.5.0
 *
 * Written by hand after WooCommerce 10.5.0; `signatures.json` says which function is from which of its files. Orders are in a table
 * of their own, as with "high-performance order storage": whoever looks for them among the posts finds nothing.
 */

defined( 'ABSPATH' ) || exit;

define( 'WC_PLUGIN_FILE', __FILE__ );
define( 'WC_VERSION', '10.5.0' );

foreach ( array( 'store', 'items', 'customer', 'order', 'refund', 'gateways', 'functions', 'features', 'pages', 'admin', 'blocks' ) as $charterform_part ) {
	require_once __DIR__ . "/includes/$charterform_part.php";
}

register_activation_hook( __FILE__, array( 'WC_Fake_Store', 'install' ) );

// Its packages schedule events as early as this.
add_action( 'plugins_loaded', 'wp_get_schedules', 1 );

add_action(
	'init',
	static function () {
		do_action( 'before_woocommerce_init' );
		add_rewrite_endpoint( 'order-pay', EP_PAGES );
		add_rewrite_endpoint( 'order-received', EP_PAGES );
		do_action( 'woocommerce_after_register_post_type' );
		do_action( 'woocommerce_init' );
	},
	0
);
